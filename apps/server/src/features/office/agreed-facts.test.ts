import { aRating } from "@app/db/builders/ratings";
import { anAdmin } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { openItem } from "../../../test/office-scene.ts";
import { aPair, get, notificationsOf, patch, post, publishRatings, requireSound } from "../../../test/scene.ts";

const HOUR = 3_600_000;
const confirmed = { status: "accepted", candidateStatus: "confirmed" } as const;

let h: Harness;
let admin: string;
beforeAll(async () => {
  h = await startHarness();
  admin = await tokenFor(h.ctx, (await anAdmin(h.ctx.db)).id);
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const decide = (item: number, action: string, rule: string) =>
  post(h, admin, `admin/items/${item}/decide`, { action, rule, note: "Nous avons lu les deux explications." });

test.each([
  ["excused, it no longer counts and nobody worked", "clear_absence", "rules_respected", [100, 0]],
  ["confirmed, it counts at once", "confirm_absence", "commitments", [0, 0]],
])("a contested late withdrawal: %s", async (_, action, rule, figures) => {
  const soon = { startsAt: new Date(Date.now() + 20 * HOUR) };
  const { person } = await aPair(h, { mission: soon, application: confirmed });
  await patch(h, person.token, `applications/${person.id}/withdraw`);
  await post(h, person.token, `applications/${person.id}/attendance/contest`, { reason: "Les horaires ont changé." });
  const item = await openItem(h.ctx, "contested", "application", person.id);
  expect((await decide(item, action, rule)).status).toBe(200);
  await h.runJobs();
  const { reliability, completedMissions } = await h.ctx.db
    .selectFrom("candidates")
    .where("userId", "=", person.candidate.id)
    .select(["reliability", "completedMissions"])
    .executeTakeFirstOrThrow();
  expect([reliability, completedMissions]).toEqual(figures);
  await expect(openItem(h.ctx, "contested", "application", person.id)).rejects.toThrow("no result");
});

test("a rating kept by the office still waits for the other side, or seven days", async () => {
  const startsAt = new Date(Date.now() - 72 * HOUR);
  const { person, token, employer } = await aPair(h, {
    mission: { startsAt },
    application: { ...confirmed, attendance: "worked" },
  });
  const application = await h.ctx.db
    .selectFrom("applications")
    .where("id", "=", person.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const held = { heldAt: new Date(), heldReasons: ["new_account"], publishedAt: null };
  const { id } = await aRating(h.ctx.db, { application, direction: "company", ...held });
  const item = await openItem(h.ctx, "contested", "rating", id);
  expect((await decide(item, "keep_rating", "rules_respected")).status).toBe(200);
  const count = async () =>
    (await get<{ count: number }>(h, token, `ratings/?company_id=${employer.companyId}`)).body.count;
  expect([await count(), (await notificationsOf(h, token)).length]).toEqual([0, 0]);
  await publishRatings(h);
  expect([await count(), (await notificationsOf(h, token)).length]).toEqual([1, 1]);
});
