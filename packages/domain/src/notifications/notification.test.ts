import { describe, expect, test } from "vitest";
import { isMandatory, NOTIFICATION_CHANNELS, NOTIFICATION_TYPES, preferencesFrom } from "./notification.ts";

describe("what a person hears, and where", () => {
  test("everything is written in the product until they say otherwise", () => {
    const preferences = preferencesFrom([]);
    expect(NOTIFICATION_TYPES.every((type) => preferences[type].in_app)).toBe(true);
    expect(preferences.job_match.email).toBe(false);
  });

  test("a choice replaces the default of its type and channel alone", () => {
    const preferences = preferencesFrom([{ type: "other", channel: "email", enabled: false }]);
    expect(preferences.other).toEqual({ in_app: true, email: false, push: true, sms: false });
    expect(preferences.application_update.email).toBe(true);
    expect(preferencesFrom([]).other.email).toBe(true);
  });

  test("a text message is for propositions, and only when asked for", () => {
    expect(preferencesFrom([]).job_match.sms).toBe(false);
    const chosen = preferencesFrom([
      { type: "job_match", channel: "sms", enabled: true },
      { type: "other", channel: "sms", enabled: true },
    ]);
    expect([chosen.job_match.sms, chosen.other.sms]).toEqual([true, false]);
  });

  test("news of an application cannot be turned off in the product", () => {
    expect(preferencesFrom([{ type: "application_update", channel: "in_app", enabled: false }])).toEqual(
      preferencesFrom([]),
    );
    const mandatory = NOTIFICATION_TYPES.flatMap((type) =>
      NOTIFICATION_CHANNELS.filter((channel) => isMandatory(type, channel)).map((channel) => `${type} ${channel}`),
    );
    expect(mandatory).toEqual(["application_update in_app"]);
  });
});
