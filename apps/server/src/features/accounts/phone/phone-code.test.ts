import { gsmLength, gsmText } from "@app/domain/notifications/gsm-text";
import { expect, test } from "vitest";
import { phoneCodeText } from "./phone-code.ts";

test.each([
  [null, "Renfort : votre code est 482913. Il sert 10 minutes. Ne le donnez à personne."],
  ["fr", "Renfort : votre code est 482913. Il sert 10 minutes. Ne le donnez à personne."],
  ["en", "Renfort: your code is 482913. It works for 10 minutes. Do not give it to anybody."],
  ["pt", "Renfort: o seu codigo é 482913. Serve durante 10 minutos. Nao o de a ninguém."],
] as const)("in %s, the code is one message of the alphabet of telephones", async (language, expected) => {
  const text = await phoneCodeText("482913", language);
  expect(text).toBe(expected);
  expect(gsmText(text)).toBe(text);
  expect(gsmLength(text)).toBeLessThanOrEqual(160);
});

test.each(["ar", "uk"])("in %s, one message of seventy characters", async (language) => {
  const text = await phoneCodeText("482913", language);
  expect(text).toContain(" 482913.");
  expect(text.length).toBeLessThanOrEqual(70);
});
