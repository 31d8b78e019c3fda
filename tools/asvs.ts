import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./stack/paths.ts";
import { titlesOf } from "./test-titles.ts";

/** A requirement of OWASP ASVS 5.0, what we say of it, and what shows it: `file › test or heading`, or a file. */
export type Row = { id: string; level: string; requirement: string; state: string; evidence: string[]; note: string };

const COLUMNS = "id,level,requirement,state,evidence,note";
export const STATES = ["met", "accepted", "not applicable"] as const;

export const readSheet = (): Row[] => parseSheet(readFileSync(join(ROOT, "docs/evidence/asvs.csv"), "utf8"));
/** Every requirement of levels 1 and 2, and those of level 3 we chose, with its level. */
export const readRequirements = () =>
  JSON.parse(readFileSync(join(ROOT, "tools/asvs-requirements.json"), "utf8")) as Readonly<Record<string, number>>;

export function parseSheet(csv: string): Row[] {
  const [head, ...lines] = csv.trimEnd().split("\n");
  if (head !== COLUMNS) throw new Error(`docs/evidence/asvs.csv begins with ${COLUMNS}`);
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain,
    );
    const [id = "", level = "", requirement = "", state = "", evidence = "", note = ""] = cells;
    return { id, level, requirement, state, evidence: evidence.split(" | ").filter(Boolean), note };
  });
}

/** What is wrong with the sheet, one line each. */
export function sheetProblems(rows: readonly Row[], requirements: Readonly<Record<string, number>>): string[] {
  const ids = rows.map(({ id }) => id);
  return [
    ...Object.keys(requirements)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is missing`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...rows.flatMap((row) => rowProblems(row, requirements).map((problem) => `${row.id} ${problem}`)),
  ];
}

function rowProblems(
  { id, level, requirement, state, evidence, note }: Row,
  requirements: Readonly<Record<string, number>>,
) {
  const problems = evidence.filter((one) => !exists(one)).map((one) => `cites what does not exist: ${one}`);
  if (String(requirements[id]) !== level) problems.push(`is not a requirement of level ${level}`);
  if (requirement === "") problems.push("does not say what is required");
  if (!STATES.some((known) => known === state)) problems.push(`has no state « ${state} »`);
  if (state === "met" && evidence.length === 0) problems.push("is met without evidence");
  // Where a test makes no sense, the note says why.
  if (state === "met" && !evidence.some((one) => one.includes(" › ")) && note === "")
    problems.push("is shown by a file alone, without a reason");
  if (state !== "met" && note.length < 5) problems.push(`is ${state} without a reason`);
  if (state === "accepted" && !/\blifts? it\b/.test(note)) problems.push("does not say what would lift it");
  return problems;
}

function exists(evidence: string): boolean {
  const [path = "", title] = evidence.split(" › ");
  if (title !== undefined) return titlesOf(path).has(title);
  // A test is cited by its title.
  return existsSync(join(ROOT, path)) && !/\.(?:test|spec)\.ts$/.test(path);
}

/** « level 1: 65 met, 1 accepted, 4 not applicable », and the same for all. */
export function countLines(rows: readonly Row[]): string[] {
  const count = (list: readonly Row[]) =>
    STATES.map((state) => `${list.filter((row) => row.state === state).length} ${state}`).join(", ");
  const levels = [...new Set(rows.map(({ level }) => level))].toSorted();
  return [
    ...levels.map((level) => `level ${level}: ${count(rows.filter((row) => row.level === level))}`),
    `ASVS 5.0: ${rows.length} requirements, ${count(rows)}`,
  ];
}
