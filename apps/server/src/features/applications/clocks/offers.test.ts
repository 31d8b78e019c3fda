import type { ApplicationView } from "@app/contract/applications/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission, type MissionOverrides } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { get, notificationsOf, patch, post, requireSound } from "../../../../test/scene.ts";
import { onConfirmationDue } from "../confirmation-due.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h), 60_000);
afterAll(() => h.close());

/** A mission that starts eight hours from ten in the morning, and people who applied to it: an hour to confirm. */
async function anOffer(overrides: MissionOverrides = {}, others = 0) {
  const now = atParis(addDays(parisDay(h.ctx.now()), 1), "10:00");
  h.advance(now.getTime() - h.ctx.now().getTime());
  const boss = await anEmployer(h.ctx.db);
  const [startsAt, endsAt] = [new Date(now.getTime() + 8 * HOUR), new Date(now.getTime() + 13 * HOUR)];
  const mission = await aMission(h.ctx.db, { employer: boss, now, startsAt, endsAt, positions: 1, ...overrides });
  const people = [];
  for (let n = 0; n <= others; n += 1) {
    const candidate = await aCandidate(h.ctx.db, { availability: "freeze" });
    const body = { job: mission.id, message: "Bonjour, je suis disponible.", is_coverLetter: false };
    const sent = await post<ApplicationView>(h, await tokenFor(h.ctx, candidate.id), "jobs/apply", body);
    people.push({ id: sent.body.id, person: candidate.id });
  }
  const [chosen] = people;
  if (!chosen) throw new Error("somebody applied");
  await patch(h, await tokenFor(h.ctx, boss.id), `applications/${chosen.id}/accept`);
  await h.runJobs();
  return { boss, mission, chosen, others: people.slice(1) };
}
type Chosen = Awaited<ReturnType<typeof anOffer>>["chosen"];

const read = async ({ id, person }: Chosen) =>
  (await get<ApplicationView>(h, await tokenFor(h.ctx, person), `applications/${id}/`)).body;
const confirm = async ({ id, person }: Chosen) =>
  patch<ApplicationView>(h, await tokenFor(h.ctx, person), `applications/${id}/confirm`);
async function letItEnd({ id }: Chosen): Promise<void> {
  h.advance(HOUR + 2 * MINUTE);
  await onConfirmationDue(h.ctx, { applicationId: id });
}

test("being chosen is an offer with its clock; the yes keeps the place, and silence after it releases nobody", async () => {
  const { chosen } = await anOffer();
  const offered = await read(chosen);
  expect(offered).toMatchObject({ state: "to_confirm", status: "accepted" });
  expect(Date.parse(offered.confirm_before ?? "") - h.ctx.now().getTime()).toBeCloseTo(HOUR, -5);
  expect((await confirm(chosen)).body).toMatchObject({ state: "confirmed", confirm_before: null });
  await letItEnd(chosen);
  expect((await read(chosen)).state).toBe("confirmed");
});

test("an offer that ends is told to both, harms no record, and may be confirmed while the place is free", async () => {
  const { boss, chosen } = await anOffer();
  await letItEnd(chosen);
  expect(await read(chosen)).toMatchObject({
    state: "released",
    released: true,
    late_withdrawal: false,
    shifts: [{ status: "refused" }],
  });
  const [theirs, ours] = [await tokenFor(h.ctx, chosen.person), await tokenFor(h.ctx, boss.id)];
  const notes = await notificationsOf(h, theirs);
  expect(notes.find(({ kind }) => kind === "application_cancelled")?.message).toContain(
    "Tant que la place est libre, vous pouvez encore la confirmer.",
  );
  expect((await notificationsOf(h, ours)).map(({ title }) => title)).toContainEqual(
    expect.stringContaining("n’a pas confirmé sa venue"),
  );
  expect(await confirm(chosen)).toMatchObject({ status: 200, body: { state: "confirmed", cancel_until: null } });
  expect((await notificationsOf(h, ours)).filter(({ kind }) => kind === "application_confirmed")).toHaveLength(1);
  // A repeat changes nothing.
  expect(await confirm(chosen)).toMatchObject({ status: 200, body: { state: "confirmed" } });
});

test("once the place is somebody else's, the offer is over", async () => {
  const { boss, chosen, others } = await anOffer({}, 1);
  await letItEnd(chosen);
  const [next] = others;
  await patch(h, await tokenFor(h.ctx, boss.id), `applications/${next?.id}/accept`);
  expect(await confirm(chosen)).toMatchObject({ status: 409, body: { code: "shift_full" } });
  expect((await read(chosen)).state).toBe("released");
});

test("confirmed at the instant when it ends: the person has the place, once", async () => {
  for (let round = 0; round < 8; round += 1) {
    const { chosen } = await anOffer();
    h.advance(HOUR + 2 * MINUTE);
    const [answer] = await Promise.all([confirm(chosen), onConfirmationDue(h.ctx, { applicationId: chosen.id })]);
    expect(answer.status).toBe(200);
    expect((await read(chosen)).state).toBe("confirmed");
    const bookings = await h.ctx.db
      .selectFrom("bookings")
      .where("applicationId", "=", chosen.id)
      .select("shiftId")
      .execute();
    expect(bookings).toHaveLength(1);
  }
}, 120_000);
