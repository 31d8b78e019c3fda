import type { ApplicationView } from "@app/contract/applications/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { get, notificationsOf, patch, post, requireSound } from "../../../../test/scene.ts";
import { sweepConfirmations } from "./sweep-confirmations.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h), 60_000);
afterAll(() => h.close());

async function goTo(day: string, time: string): Promise<void> {
  h.advance(atParis(day, time).getTime() - h.ctx.now().getTime());
  await sweepConfirmations(h.ctx);
}

/** Confirmed two days before a mission of this hour. */
async function aYes(time: string) {
  const today = addDays(parisDay(h.ctx.now()), 1);
  await goTo(today, "10:00");
  const boss = await anEmployer(h.ctx.db);
  const day = addDays(today, 2);
  const startsAt = atParis(day, time);
  const endsAt = new Date(startsAt.getTime() + 5 * 3_600_000);
  const mission = await aMission(h.ctx.db, { employer: boss, now: h.ctx.now(), startsAt, endsAt });
  const candidate = await aCandidate(h.ctx.db, { availability: "freeze" });
  const body = { job: mission.id, message: "Bonjour, je suis disponible.", is_coverLetter: false };
  const sent = await post<ApplicationView>(h, await tokenFor(h.ctx, candidate.id), "jobs/apply", body);
  await patch(h, await tokenFor(h.ctx, boss.id), `applications/${sent.body.id}/accept`);
  await h.runJobs();
  h.advance(60_000);
  const yes = { boss: boss.id, person: candidate.id, id: sent.body.id, day, eve: addDays(day, -1) };
  expect((await confirm(yes)).body.state).toBe("confirmed");
  await sweepConfirmations(h.ctx);
  return yes;
}
type Yes = { boss: number; person: number; id: number };

const confirm = async ({ id, person }: Yes) =>
  patch<ApplicationView>(h, await tokenFor(h.ctx, person), `applications/${id}/confirm`);
const read = async ({ id, person }: Yes) =>
  (await get<ApplicationView>(h, await tokenFor(h.ctx, person), `applications/${id}/`)).body;
const count = async (user: number, kind: string) =>
  (await notificationsOf(h, await tokenFor(h.ctx, user))).filter((note) => note.kind === kind).length;

test("a start in the morning is asked of the evening before; silence alerts the employer and the place stays", async () => {
  const yes = await aYes("06:30");
  await goTo(yes.eve, "17:59");
  expect((await read(yes)).state).toBe("confirmed");
  await goTo(yes.eve, "18:00");
  await sweepConfirmations(h.ctx);
  expect(await read(yes)).toMatchObject({
    state: "to_reconfirm",
    reconfirm_by: atParis(yes.eve, "21:30").toISOString(),
  });
  expect(await count(yes.person, "confirm_again")).toBe(1);
  const bookings = await get<{ results: object[] }>(h, await tokenFor(h.ctx, yes.person), "bookings/");
  expect(bookings.body.results).toMatchObject([{ reconfirm_by: atParis(yes.eve, "21:30").toISOString() }]);
  await goTo(yes.eve, "21:31");
  await sweepConfirmations(h.ctx);
  expect(await count(yes.boss, "unconfirmed")).toBe(1);
  expect(await read(yes)).toMatchObject({ state: "to_reconfirm", status: "accepted" });
  // Late is still yes.
  expect((await confirm(yes)).body.state).toBe("confirmed");
  await goTo(yes.day, "05:00");
  expect(await read(yes)).toMatchObject({ state: "confirmed", reconfirm_by: null });
  expect(await count(yes.boss, "unconfirmed")).toBe(1);
});

test("later in the day, asked four hours before; a yes in time alerts nobody", async () => {
  const yes = await aYes("18:00");
  await goTo(yes.day, "14:00");
  expect((await read(yes)).state).toBe("to_reconfirm");
  expect(await count(yes.person, "confirm_again")).toBe(1);
  expect((await confirm(yes)).body.state).toBe("confirmed");
  await goTo(yes.day, "15:01");
  expect(await count(yes.boss, "unconfirmed")).toBe(0);
  expect(await count(yes.person, "confirm_again")).toBe(1);
});
