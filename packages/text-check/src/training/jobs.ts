import { FIRST_SMIC_RATES } from "@app/domain/catalogue/smic";
import { chatWarnings } from "@app/domain/messages/chat-warnings/chat-warnings";
import { lintMission } from "@app/domain/missions/lint/mission-lint";
import type { JobName } from "../model-files.ts";
import { type Prepared, prepare } from "./cross-validate.ts";
import {
  ADVERT_FIELDS,
  type AdvertRow,
  advertExample,
  longMissionExample,
  messageExample,
  missionExample,
  sentenceExample,
} from "./examples.ts";
import { type LabelledSet, readMessages, readMissions, readOrdinaryAds, readSentences } from "./read-sets.ts";

/** What the rules alone make of an example. */
export type ByRule = "refused" | "noticed" | "nothing";
export type Judged = Prepared & { batch: string; isLong: boolean; label: string; byRule: ByRule };
export type Job = {
  name: JobName;
  judged: Judged[];
  /** Lawful, and of no batch. */
  ordinary: Judged[];
  /** Learnt from, and never judged. */
  extra: Prepared[];
  folds: number;
};

const MOST_FOLDS = 7;

/** A batch (one author, one time) is scored by a model that never saw it. */
function batchesOf<Row extends { id: string }>(sets: readonly LabelledSet<Row>[]) {
  const rows = sets.flatMap(({ name, rows: own }) =>
    own.map((row) => ({ row, batch: `${name}/${row.id.replace(/-?\d+$/, "")}` })),
  );
  const names = [...new Set(rows.map(({ batch }) => batch))];
  const folds = Math.min(MOST_FOLDS, names.length);
  return { folds, rows: rows.map((one) => ({ ...one, fold: names.indexOf(one.batch) % folds })) };
}

const ORDINARY = { batch: "ordinary", label: "ok", isLong: false } as const;

export function readAds(): Job {
  const { folds, rows } = batchesOf(readSentences());
  const judged = rows.map(({ row, batch, fold }) => {
    const byRule = byLaw({ [row.field]: row.text });
    return { ...prepare(sentenceExample(row), fold), batch, label: row.label, isLong: false, byRule };
  });
  const ordinary = readOrdinaryAds().map((ad, index) => ({
    ...prepare(advertExample(ad), index % folds),
    ...ORDINARY,
    byRule: byLaw(ad),
  }));
  return { name: "ads", judged, ordinary, extra: [], folds };
}

function byLaw(ad: AdvertRow): ByRule {
  const findings = lintMission(ad, FIRST_SMIC_RATES);
  if (findings.some(({ severity }) => severity === "block")) return "refused";
  return findings.length > 0 ? "noticed" : "nothing";
}

const byChat = (text: string): ByRule => (chatWarnings(text).length > 0 ? "noticed" : "nothing");

export function readMessagesJob(): Job {
  const { folds, rows } = batchesOf(readMessages());
  const judged = rows.map(({ row, batch, fold }) => {
    const byRule = byChat(row.text);
    return { ...prepare(messageExample(row), fold), batch, label: row.label, isLong: false, byRule };
  });
  const ordinary = readOrdinaryAds().map(({ description = "" }, index) => {
    const row = { id: "", from: "employer", text: description, label: "ok", rule: null } as const;
    return { ...prepare(messageExample(row), index % folds), ...ORDINARY, byRule: byChat(description) };
  });
  return { name: "messages", judged, ordinary, extra: [], folds };
}

const descriptionOf = (ad: AdvertRow | undefined): string =>
  ADVERT_FIELDS.slice(1)
    .map((field) => ad?.[field] ?? "")
    .filter((text) => text !== "")
    .join("\n");

/** Each mission twice: as it is, and drowned between two ordinary descriptions that its model has not seen either. */
export function readMissionsJob(): Job {
  const { folds, rows } = batchesOf(readMissions());
  const ads = readOrdinaryAds();
  const judged = rows.flatMap(({ row, batch, fold }, index) => {
    const around = ads.filter((_, place) => place % folds === fold);
    const [before, after] = [around[(index * 7) % around.length], around[(index * 7 + 3) % around.length]];
    const facts = { batch, label: row.label, byRule: byChat(row.description) };
    const long = longMissionExample(row, descriptionOf(before), descriptionOf(after));
    return [
      { ...prepare(missionExample(row), fold), ...facts, isLong: false },
      { ...prepare(long, fold), ...facts, isLong: true },
    ];
  });
  const ordinary = ads.map((ad, index) => {
    const row = { id: "", title: ad.title ?? "", description: descriptionOf(ad), compensation: 13 };
    const account = { compensationType: "hourly", company_age_days: 3, email_domain: "gmail.com" } as const;
    const example = missionExample({ ...row, ...account, label: "honest" });
    return { ...prepare(example, index % folds), ...ORDINARY, byRule: byChat(row.description) };
  });
  return { name: "missions", judged, ordinary, extra: askedInMessages(), folds };
}

const NEVER_LEFT_OUT = -1;
const NEW_ACCOUNT = ["new company", "free mail", "usual pay"];

/** What an employer may not ask in a message is as doubtful in the mission of a new account. */
function askedInMessages(): Prepared[] {
  const rows = readMessages().flatMap((set) => set.rows.filter(({ from }) => from === "employer"));
  return rows.map((row) => prepare({ ...messageExample(row), judged: [], facts: NEW_ACCOUNT }, NEVER_LEFT_OUT));
}
