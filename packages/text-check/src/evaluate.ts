/**
 * `pnpm text:evaluate <folder>`: what the rules and the models make of sets they have never seen, in percent. The folder
 * holds any of ads.jsonl, ordinary-ads.jsonl, messages.jsonl and missions.jsonl.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { FIRST_SMIC_RATES } from "@app/domain/catalogue/smic";
import type { Advert } from "@app/domain/missions/lint/mission-lint";
import { checkAdvert } from "./check-advert.ts";
import { checkMessage } from "./check-message.ts";
import { checkMission } from "./check-mission.ts";
import type { AdvertRow, MessageRow, MissionRow } from "./training/examples.ts";
import { readRows } from "./training/read-sets.ts";

const LONG_WORDS = 100;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("pnpm text:evaluate <folder>");
const print = (line: string) => process.stdout.write(`${line}\n`);
const rowsOf = <Row>(name: string): Row[] => {
  const path = join(folder, `${name}.jsonl`);
  return existsSync(path) ? readRows<Row>(path) : [];
};

function share<Row>(name: string, rows: readonly Row[], isSeen: (row: Row) => boolean): void {
  if (rows.length === 0) return;
  const seen = rows.filter(isSeen).length;
  print(`${name}: ${((100 * seen) / rows.length).toFixed(1)} % (${seen} of ${rows.length})`);
}

function shareAdverts(name: string, adverts: readonly Advert[]): void {
  const checks = adverts.map((advert) => checkAdvert(advert, FIRST_SMIC_RATES));
  share(`${name}, refused`, checks, ({ findings }) => findings.some(({ severity }) => severity === "block"));
  share(`${name}, noticed`, checks, ({ findings }) => findings.length > 0);
  share(`${name}, noticed or read`, checks, ({ findings, toRead }) => findings.length + toRead.length > 0);
}

type FrozenSentence = { field: string; text: string; label: "block" | "near" | "warn" | "ok" };
const sentences = rowsOf<FrozenSentence>("ads");
for (const label of ["block", "near", "warn", "ok"] as const) {
  const some = sentences.filter((row) => row.label === label);
  shareAdverts(
    `ads ${label}`,
    some.map(({ field, text }) => ({ [field]: text })),
  );
}
shareAdverts("ordinary ads", rowsOf<AdvertRow>("ordinary-ads"));

const messages = rowsOf<MessageRow>("messages");
for (const label of ["risky", "ok"] as const) {
  const some = messages.filter((row) => row.label === label);
  share(`messages ${label}, warned`, some, ({ text, from }) => checkMessage(text, from).warnings.length > 0);
}

const missions = rowsOf<MissionRow>("missions");
for (const label of ["fraud", "honest"] as const) {
  const some = missions.filter((row) => row.label === label);
  share(`missions ${label}, held`, some, isHeld);
  const long = some.filter(({ description }) => description.split(/\s+/).length > LONG_WORDS);
  share(`missions ${label} over ${LONG_WORDS} words, held`, long, isHeld);
}

function isHeld(row: MissionRow): boolean {
  return checkMission({
    title: row.title,
    description: row.description,
    payCents: Math.round(row.compensation * 100),
    payPeriod: row.compensationType,
    hoursPerDay: null,
    companyAgeDays: row.company_age_days,
    emailDomain: row.email_domain,
  }).isHeld;
}
