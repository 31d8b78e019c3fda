import { registerRefusals } from "@app/contract/accounts/register-refusals";
import { LANGUAGES } from "@app/domain/text/language";
import { expect, test } from "vitest";
import { ownAccount } from "./own-account.ts";

test.each(LANGUAGES)("in %s, the form knows the refusal of an address that has an account", async (language) => {
  expect((await ownAccount.load(language)).emailTaken).toBe((await registerRefusals.load(language)).emailTaken);
});
