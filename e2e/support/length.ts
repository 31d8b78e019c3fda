/** True under `pnpm check:long`, which repeats more and asks everything at both widths. */
// oxlint-disable-next-line node/no-process-env -- given by whoever started the run
export const IS_LONG = process.env["TEST_LENGTH"] === "long";

/** Tags of a journey that shows the same at both widths: at every commit it is made once. */
export const AT_DESK = IS_LONG ? [] : "@once";
export const ON_PHONE = IS_LONG ? [] : "@phone";
