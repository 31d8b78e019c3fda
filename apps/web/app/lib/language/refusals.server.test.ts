import { accountFr } from "@app/contract/accounts/accounts.fr";
import { applicationFr } from "@app/contract/applications/applications.fr";
import { hoursFr } from "@app/contract/hours/hours.fr";
import { expect, test } from "vitest";
import { translationTo } from "./refusals.server.ts";

test("a refusal of the API is read in the language of the page", async () => {
  const arabic = await translationTo("ar");
  expect(arabic(accountFr.invalidCredentials)).toBe("البريد الإلكتروني أو كلمة المرور غير صحيحة.");
  expect(arabic(applicationFr.confirmed)).toBe("جرى تأكيد حضورك.");
  expect(arabic(hoursFr.stale)).toMatch(/^تغيّرت هذه الساعات/);
  // The wait is not of a catalogue.
  expect(arabic("Trop de tentatives. Réessayez dans 3\u00a0minutes.")).toMatch(/^محاولات كثيرة جدًا/);
  expect(arabic("Une phrase que rien ne traduit.")).toBe("Une phrase que rien ne traduit.");
  expect((await translationTo("fr"))(accountFr.emailTaken)).toBe(accountFr.emailTaken);
});
