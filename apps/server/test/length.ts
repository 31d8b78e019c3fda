/** True under `pnpm check:long`: tests that repeat themselves then do it more often. */
export const IS_LONG = process.env["TEST_LENGTH"] === "long";
