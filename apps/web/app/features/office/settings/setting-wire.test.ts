import { RISK_RULES } from "@app/domain/missions/mission-risk/rule";
import { QUOTAS } from "@app/domain/office/quota";
import { expect, test } from "vitest";
import { limitName, settingWire, weightName } from "./setting-wire.ts";

function form(given: Record<string, string> = {}): FormData {
  const data = new FormData();
  data.set("threshold", "50");
  for (const rule of RISK_RULES) data.set(weightName(rule), "10");
  for (const [name, value] of Object.entries(given)) data.set(name, value);
  return data;
}

test("without a day it applies at once; a day begins at midnight in Paris", () => {
  expect(settingWire("risk_weights", form())).toMatchObject({
    sent: { value: { threshold: 50, weights: { cheque: 10 } } },
  });
  expect(settingWire("risk_weights", form())).not.toHaveProperty("sent.valid_from");
  expect(settingWire("risk_weights", form({ validDay: "2026-11-20" }))).toMatchObject({
    sent: { valid_from: "2026-11-19T23:00:00.000Z" },
  });
  expect(settingWire("risk_weights", form({ validDay: "2026-11-20", validTime: "08:30" }))).toMatchObject({
    sent: { valid_from: "2026-11-20T07:30:00.000Z" },
  });
});

test("an empty box, a fraction or a threshold of zero is told beside its field", () => {
  const sentence = "Un nombre entier, 1\u202f000 au plus.";
  const refused = settingWire("risk_weights", form({ threshold: "0", "weight-cheque": "1,5", "weight-codes": "" }));
  expect(refused).toEqual({ errors: { threshold: sentence, "weight-cheque": sentence, "weight-codes": sentence } });
});

test("a minimum wage is typed in euros, a limit in whole numbers", () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ france: "12,50", mayotte: "9.7", validDay: "2027-01-01" }))
    data.set(name, value);
  expect(settingWire("smic", data)).toEqual({
    sent: { name: "smic", value: { france: 1250, mayotte: 970 }, valid_from: "2026-12-31T23:00:00.000Z" },
  });
  data.set("france", "1250");
  expect(settingWire("smic", data)).toEqual({
    errors: { france: "Un taux horaire brut entre 5\u00a0€ et 50\u00a0€." },
  });
  const limits = new FormData();
  for (const quota of QUOTAS) limits.set(quota, "30");
  expect(settingWire("quotas", limits)).toMatchObject({ sent: { value: { cvs_per_day: 30, contacts_per_day: 30 } } });
  limits.set("cvs_per_day", "0");
  expect(settingWire("quotas", limits)).toMatchObject({ errors: { cvs_per_day: expect.any(String) } });
});

test("a limit of a level is a whole number, and an empty box is no limit", () => {
  const limits = new FormData();
  limits.set(limitName("address_proven", "places_per_mission"), "25");
  expect(settingWire("level_limits", limits)).toMatchObject({
    sent: { name: "level_limits", value: { address_proven: { places_per_mission: 25, open_places: null } } },
  });
  limits.set(limitName("address_proven", "open_places"), "0");
  expect(settingWire("level_limits", limits)).toMatchObject({
    errors: { "limit-address_proven-open_places": expect.any(String) },
  });
});
