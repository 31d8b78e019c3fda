/** Counts docs/evidence/asvs.csv, and refuses a row without evidence or whose test does not exist. */
import { countLines, readRequirements, readSheet, sheetProblems } from "../asvs.ts";

const rows = readSheet();
const problems = sheetProblems(rows, readRequirements());
const withoutEvidence = rows.filter(({ state, evidence }) => state === "met" && evidence.length === 0).length;
process.stdout.write(`${[...problems, ...countLines(rows), `${withoutEvidence} rows without evidence`].join("\n")}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
