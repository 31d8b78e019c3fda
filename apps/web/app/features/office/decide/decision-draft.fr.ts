/** What the page of a decision proposes; everything can be changed before it is sent. */
import type { OfficeItemView } from "@app/contract/office/office";
import type { ReportReason } from "@app/contract/office/report-subjects";
import { type DecisionRule, type ItemAction, isRuleMissing, PUBLISHED_RULES } from "@app/domain/office/office";
import { OFFICE_RULES, ruleNumber } from "@app/domain/office/office.fr";

const RULE_OF_REASON: Readonly<Partial<Record<ReportReason, DecisionRule>>> = {
  fraud: "accurate_ad",
  discrimination: "no_discrimination",
  illegal_work: "declared_work",
  harassment: "respect",
  spam: "no_advertising",
};

/** Null when nothing tells which rule was broken. */
export function proposedRule(item: Pick<OfficeItemView, "reasons" | "overruled" | "decisions">, action: ItemAction) {
  if (!isRuleMissing(action, "rules_respected")) return "rules_respected" satisfies DecisionRule;
  if (action === "confirm_suspension") return PUBLISHED_RULES.find((rule) => rule === suspensionOf(item)?.rule) ?? null;
  const [reason] = item.reasons;
  if (reason !== undefined) return RULE_OF_REASON[reason] ?? null;
  return item.overruled.length > 0 ? ("no_discrimination" satisfies DecisionRule) : null;
}

/** The newest is the first. */
const suspensionOf = ({ decisions }: Pick<OfficeItemView, "decisions">) =>
  decisions.find(({ action }) => action === "suspend");

/** The rule that a digit names; 0: nothing is against the rules. */
export function ruleOfKey(key: string): DecisionRule | undefined {
  if (key === "0") return "rules_respected";
  return /^[1-9]$/.test(key) ? PUBLISHED_RULES[Number(key) - 1] : undefined;
}

const LONGEST_QUOTE = 160;
/** The fields people write in; names are not quoted. */
const WRITTEN: ReadonlySet<string> = new Set(["text", "comment", "description", "about"]);
const OPENINGS: Readonly<Record<string, string>> = {
  mission: "L’annonce indique",
  message: "Le message dit",
  rating: "L’avis dit",
  company: "La page de l’entreprise indique",
  user: "Le profil indique",
};

/** What was read: the words the law check had noticed, else the beginning of the text. */
function quoteOf({ overruled, content, reported }: OfficeItemView): string | null {
  const [remark] = overruled;
  if (remark) return remark.excerpt;
  const fields = content.length > 0 ? content : (reported[0]?.evidence ?? []);
  const written = fields.find(({ field }) => WRITTEN.has(field))?.text.trim();
  return written === undefined || written === "" ? null : shorten(written.replaceAll(/\s+/g, " "));
}

function shorten(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const cut = text.slice(0, LONGEST_QUOTE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_QUOTE / 2))}…`;
}

/** Without its last full stop: a sentence goes on after it. */
const quoted = (text: string) =>
  `«\u00a0${text.replaceAll("«\u00a0", "“").replaceAll("\u00a0»", "”").trimEnd().replace(/\.$/, "")}\u00a0»`;

/** Empty when the facts are known only to the person who decides. */
export function standardReasons(item: OfficeItemView, action: ItemAction, rule: DecisionRule | null): string {
  switch (action) {
    case "no_action":
      return "Rien à décider, le dossier est clos.";
    case "release":
    case "keep_rating":
    case "dismiss":
      return rule === "rules_respected"
        ? `${readText(item)} Nous n’y avons rien trouvé de contraire à nos règles.`
        : "";
    case "uphold":
      return `Nous avons relu le dossier et le recours. La première décision reste fondée\u00a0: ${fieldOf(item, "reason")}`;
    case "confirm_suspension":
      return `Nous avons relu le dossier. La suspension reste fondée\u00a0: ${suspensionOf(item)?.reason ?? ""}`;
    case "overturn":
      return "Nous avons relu le dossier et le recours. Ce qui avait été relevé ne justifie pas la première décision.";
    case "answer":
    case "lapse_suspension":
    case "set_level":
    case "lift_hold":
    case "confirm_absence":
    case "clear_absence":
    case "keep_hours":
    case "take_cut":
      return "";
    case "hide":
    case "restore":
    case "suspend":
    case "reinstate":
    case "remove_rating":
    case "restore_rating":
      return rule === null || rule === "rules_respected" ? "" : against(item, rule);
  }
}

const fieldOf = ({ content }: OfficeItemView, name: string) => content.find(({ field }) => field === name)?.text ?? "";

const READ: Readonly<Record<string, string>> = {
  mission: "Nous avons relu la mission.",
  message: "Nous avons lu le message signalé.",
  rating: "Nous avons relu l’avis.",
  company: "Nous avons relu la page de l’entreprise.",
  user: "Nous avons relu le profil.",
};
const readText = ({ subject_type: type }: OfficeItemView) => READ[type] ?? "Nous avons relu le dossier.";

function against(item: OfficeItemView, rule: DecisionRule): string {
  const quote = quoteOf(item);
  const { title, text } = OFFICE_RULES[rule];
  const opening = OPENINGS[item.subject_type];
  const facts = quote === null || opening === undefined ? readText(item) : `${opening} ${quoted(quote)}.`;
  return `${facts} C’est contraire à la règle ${ruleNumber(rule)}, ${quoted(title)}. ${text}`;
}
