/** True under `pnpm check:long`: tests that repeat themselves then do it more often. */
export const IS_LONG = process.env["TEST_LENGTH"] === "long";

/** Where `pnpm check:declaration` wants the rows of its absences; undefined elsewhere. */
export const DRILL_REPORT = process.env["DECLARATION_DRILL"];
