import { aCandidate } from "@app/db/builders/users";
import { parisDay, parisEndOfDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aForm, PROFILE } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { get, patch } from "../../../test/scene.ts";
import { sweepAvailability } from "./availability-until.ts";

const DAY = 86_400_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const someone = async () => tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
const put = (token: string, fields: Record<string, string | string[]>) =>
  call(h.app, "PUT", "/api/profile/update/", { token, ...aForm(fields, []) });

describe("availability with a date", () => {
  test("holds until the end of a day if wished, and the other choice takes over", async () => {
    const token = await someone();
    const day = parisDay(new Date(Date.now() + 3 * DAY));
    const until = parisEndOfDay(day).toISOString();
    for (const [availability, next] of [
      ["on_fire", "freeze"],
      ["freeze", "on_fire"],
    ]) {
      expect((await patch(h, token, "profile/availability", { availability, until: day })).body).toEqual({
        user: { availability, availability_until: until },
      });
      await sweepAvailability(h.ctx);
      expect((await get(h, token, "me/")).body).toMatchObject({ user: { availability, availability_until: until } });
      const later = { ...h.ctx, now: () => parisEndOfDay(day) };
      for (const _ of [1, 2]) await sweepAvailability(later);
      expect((await get(h, token, "me/")).body).toMatchObject({
        user: { availability: next, availability_until: null },
      });
    }
  });

  test("a date holds for the choice it was given with, and lies within the year", async () => {
    const token = await someone();
    const far = parisDay(new Date(Date.now() + 400 * DAY));
    for (const until of ["2020-01-01", far])
      expect(await patch(h, token, "profile/availability", { availability: "freeze", until })).toMatchObject({
        status: 400,
        body: { until: ["Choisissez une date à venir, dans l’année."] },
      });
    const until = parisDay(new Date(Date.now() + DAY));
    await patch(h, token, "profile/availability", { availability: "freeze", until });
    const readUser = async () =>
      (await get<{ user: { availability_until: string | null } }>(h, token, "me/")).body.user;
    await put(token, { ...PROFILE, availability: "freeze" });
    expect((await readUser()).availability_until).not.toBeNull();
    await put(token, { ...PROFILE, availability: "on_fire" });
    expect((await readUser()).availability_until).toBeNull();
  });
});
