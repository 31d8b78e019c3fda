import { RISK_RULES } from "@app/domain/mission-risk/rule";
import { expect, test } from "vitest";
import { settingWire, weightName } from "./setting-wire.ts";

function form(given: Record<string, string> = {}): FormData {
  const data = new FormData();
  data.set("threshold", "50");
  for (const rule of RISK_RULES) data.set(weightName(rule), "10");
  for (const [name, value] of Object.entries(given)) data.set(name, value);
  return data;
}

test("without a day it applies at once; a day begins at midnight in Paris", () => {
  expect(settingWire(form())).toMatchObject({ sent: { value: { threshold: 50, weights: { cheque: 10 } } } });
  expect(settingWire(form())).not.toHaveProperty("sent.valid_from");
  expect(settingWire(form({ validDay: "2026-11-20" }))).toMatchObject({
    sent: { valid_from: "2026-11-19T23:00:00.000Z" },
  });
  expect(settingWire(form({ validDay: "2026-11-20", validTime: "08:30" }))).toMatchObject({
    sent: { valid_from: "2026-11-20T07:30:00.000Z" },
  });
});

test("an empty box, a fraction or a threshold of zero is told beside its field", () => {
  const sentence = "Un nombre entier, 1\u202f000 au plus.";
  const refused = settingWire(form({ threshold: "0", "weight-cheque": "1,5", "weight-codes": "" }));
  expect(refused).toEqual({ errors: { threshold: sentence, "weight-cheque": sentence, "weight-codes": sentence } });
});
