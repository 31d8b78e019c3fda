import type { Group, Way } from "./group.ts";
import type { Role, Span } from "./meaning.ts";
import type { Reading, Seen } from "./reading.ts";

export type GroupSpan = Span & { group: Group };
type Field = "title" | "description";

/** The unlawful ways in which a sentence speaks of people it names: the first one found is enough. */
export function ways(reading: Reading, span: GroupSpan, field: Field): Seen[] {
  const { group, from, to } = span;
  const found =
    refused(reading, span) ??
    (isOfAThing(reading, span) || (isWelcome(reading, span) && !group.rules.includes("appearance"))
      ? null
      : asked(reading, span, field));
  if (!found) return [];
  return [reading.seen(group.rules, "block", Math.min(found.from, from), Math.max(found.to, to))];
}

type Stretch = { from: number; to: number };
const can = ({ group }: GroupSpan, way: Way) => group.when.includes(way);

/** « rayon homme », « jeune marque ». */
function isOfAThing(reading: Reading, { from, to }: Span): boolean {
  return (
    reading.before(from, 1, "things") ||
    reading.of("things").some((thing) => thing.from === to && !reading.cut(to, to, true))
  );
}

function refused(reading: Reading, span: GroupSpan): Stretch | null {
  const { from, to } = span;
  if (!can(span, "refused") && !can(span, "without")) return null;
  const away = reading
    .of("goAway")
    .find((one) => one.from >= to && one.from - to <= 14 && !reading.between(to, one.from, "welcome"));
  if (away && can(span, "refused")) return { from, to: away.to };
  if (isOfAThing(reading, span)) return null;
  const roles: Role[] = can(span, "without") ? ["refuse", "without"] : ["refuse"];
  const before = reading
    .of(...roles)
    .find(
      (one) =>
        one.to <= from && from - one.to <= 8 && !reading.cut(one.to, from, true) && reading.heavy(one.to, from) === 0,
    );
  if (before && !reading.ofOthers(before.from)) return { from: before.from, to };
  const after = reading
    .of("turnedAway")
    .find(
      (one) =>
        one.from >= to &&
        one.from - to <= 7 &&
        (one.from - to <= 5 || !reading.words.slice(to, one.from + 1).some(({ comma }) => comma)),
    );
  if (after && !reading.ofOthers(from, 1) && !reading.between(to, after.from, "welcome", "things", "serve")) {
    return { from, to: after.to };
  }
  // « Femme mariée : non. »
  const last = reading.words.length - 1;
  if (can(span, "refused") && reading.words[last]?.word === "non" && last >= to && last - to <= 4) {
    return { from, to: last + 1 };
  }
  return can(span, "refused") && isDenied(reading, span) ? span : null;
}

function asked(reading: Reading, span: GroupSpan, field: Field): Stretch | null {
  return (
    (can(span, "wanted") ? wanted(reading, span) : null) ??
    (can(span, "quality") ? quality(reading, span) : null) ??
    (can(span, "before-person") ? beforePerson(reading, span) : null) ??
    (can(span, "mentioned") && !reading.of("serve", "others", "things", "welcome").length ? span : null) ??
    (can(span, "named") && isNamedFirst(reading, span, field) ? span : null)
  );
}

function wanted(reading: Reading, { from, to }: GroupSpan): Stretch | null {
  const wishes = reading.of("wish", "jobFor").filter((one) => one.to <= from && isWished(reading, one, from));
  if (wishes.length > 0) return { from: Math.min(...wishes.map((wish) => wish.from)), to };
  const required = reading.of("required").find((one) => one.from >= to && one.from - to <= 4);
  if (!required || reading.ofOthers(from) || reading.between(to, required.from, "things", "others", "serve"))
    return null;
  return required.from - to <= 1 || !reading.cut(to, required.from, true) ? { from, to: required.to } : null;
}

/** « vous êtes jeune », « serveur chinois ». */
function quality(reading: Reading, { from, to }: GroupSpan): Stretch | null {
  const you = reading
    .of("youAre")
    .findLast(
      (one) =>
        one.to <= from && from - one.to <= 4 && !reading.cut(one.to, from, false) && reading.heavy(one.to, from) <= 1,
    );
  if (you && !reading.between(you.to, from, "things", "others", "serve") && !reading.ofOthers(you.from, 2)) {
    return { from: you.from, to };
  }
  const person = [...reading.of("person"), ...reading.sexes()].findLast(
    (one) => one.to <= from && from - one.to <= 1 && !reading.cut(one.to, from, true),
  );
  return person && !reading.ofOthers(person.from) ? { from: person.from, to } : null;
}

/** « jolie serveuse ». */
function beforePerson(reading: Reading, { from, to }: GroupSpan): Stretch | null {
  const person = [...reading.of("person"), ...reading.sexes()].find(
    (one) => one.from >= to && one.from - to <= 1 && !reading.cut(to, one.from, true),
  );
  return person && !reading.ofOthers(from) ? { from, to: person.to } : null;
}

/** « bienvenus », unless they alone are. */
function isWelcome(reading: Reading, { to }: Span): boolean {
  return reading
    .of("welcome")
    .some(
      (one) =>
        one.from >= to &&
        one.from - to <= 5 &&
        !reading.between(to, one.from, "refuse") &&
        !reading.words.slice(one.to).some(({ word }) => word === "autres") &&
        !reading.words.slice(one.to, one.to + 2).some(({ word }) => /^(?:unique|seule|exclusive)ment$/.test(word)),
    );
}

/** « les mamans ne tiennent pas »: what is denied to them is a refusal, when the sentence serves nobody. */
function isDenied(reading: Reading, { from, to }: Span): boolean {
  const next = reading.words.slice(to, to + 8).map(({ word, comma, stop }) => (comma || stop ? "," : word));
  const not = next.findIndex((word) => word === "ne" || word === "n");
  if (not < 0 || next.slice(0, not).includes(",")) return false;
  const isNegative = next
    .slice(not + 1, not + 5)
    .some((word) => word === "pas" || word === "plus" || word === "jamais");
  return isNegative && reading.of("serve").length === 0 && !reading.ofOthers(from);
}

function isWished(reading: Reading, wish: Span, from: number): boolean {
  if (from - wish.to > 7 || reading.words.slice(wish.to, from + 1).some(({ stop }, at) => stop && at > 0)) return false;
  if (reading.between(wish.to, from, "others", "serve")) return false;
  if (reading.words.slice(Math.max(wish.to, from - 2), from).some(({ word }) => word === "pour")) return false;
  return reading.heavy(wish.to, from) <= 2;
}

/** « Femme sérieuse pour ménage »: the advert opens with whom it wants. */
function isNamedFirst(reading: Reading, { from, to }: Span, field: Field): boolean {
  if (field === "title") return !/^(?:pour|aux|des|les|a)$/.test(reading.words[from - 1]?.word ?? "");
  if (from > 2 || reading.heavy(0, from) > 0) return false;
  if (reading.words.length <= to + 2) return true;
  return reading.words.slice(to, to + 6).some(({ word }) => word === "pour");
}
