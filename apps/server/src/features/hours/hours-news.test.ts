import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { answer, aWorkedShift, endSilence, typed, type WorkedShift } from "../../../test/hours-scene.ts";
import { notificationsOf } from "../../../test/scene.ts";
import { sweepHours } from "./sweep-hours.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function aPlace() {
  const employer = await anEmployer(h.ctx.db, { company: { name: "Brasserie des Terreaux" } });
  const place = await anEstablishment(h.ctx.db, { companyId: employer.companyId, name: "Terreaux" });
  const token = await tokenFor(h.ctx, employer.id);
  return { employer, token, aShift: () => aWorkedShift(h, { employer, establishmentId: place.id }) };
}
const declare = (shift: WorkedShift) =>
  answer(h, shift.token, shift, { version: 0, action: "declare", ...typed(shift) });
const ofHours = async (token: string) =>
  (await notificationsOf(h, token))
    .filter(({ kind }) => kind.startsWith("hours"))
    .map(({ kind, title }) => [kind, title]);
const unreadOf = async (userId: number) =>
  (
    await h.ctx.db
      .selectFrom("notifications")
      .where("userId", "=", userId)
      .where("kind", "like", "hours%")
      .where("readAt", "is", null)
      .select("kind")
      .execute()
  ).map(({ kind }) => kind);

test("a person is asked for their hours once, and no longer once they have declared", async () => {
  const { aShift } = await aPlace();
  const shift = await aShift();
  await sweepHours(h.ctx);
  await sweepHours(h.ctx);
  expect(await ofHours(shift.token)).toEqual([["hours_to_declare", "Déclarez vos heures"]]);
  expect(await unreadOf(shift.candidate.id)).toEqual(["hours_to_declare"]);
  await declare(shift);
  expect(await unreadOf(shift.candidate.id)).toEqual([]);
});

test("who declared before the sweep is asked nothing", async () => {
  const { aShift } = await aPlace();
  const shift = await aShift();
  await declare(shift);
  await sweepHours(h.ctx);
  expect(await ofHours(shift.token)).toEqual([]);
});

test("an employer has one notification for a place in a day, read once nothing waits", async () => {
  const { aShift, token, employer } = await aPlace();
  const shifts = [await aShift(), await aShift(), await aShift()];
  for (const shift of shifts) {
    await declare(shift);
    expect(await ofHours(token)).toEqual([["hours_declared", "Des heures à valider\u00a0: Terreaux"]]);
  }
  for (const shift of shifts) {
    expect(await unreadOf(employer.id)).toEqual(["hours_declared"]);
    await answer(h, token, shift, { version: 1, action: "validate" });
  }
  expect(await unreadOf(employer.id)).toEqual([]);
});

test("an employer who stays silent is asked no longer once nothing waits", async () => {
  const { aShift, employer } = await aPlace();
  const shifts = [await aShift(), await aShift()];
  for (const shift of shifts) await declare(shift);
  await h.runJobs();
  for (const shift of shifts) {
    expect(await unreadOf(employer.id)).toEqual(["hours_declared"]);
    await endSilence(h, shift);
    await sweepHours(h.ctx);
    await h.runJobs();
  }
  expect(await unreadOf(employer.id)).toEqual([]);
});

test("a person learns of a cut, then of what is agreed, and whether it was by silence", async () => {
  const { aShift, token } = await aPlace();
  const [cut, silent] = [await aShift(), await aShift()];
  await declare(cut);
  await answer(h, token, cut, { version: 1, action: "cut", reason: "Départ plus tôt.", ...typed(cut, 0, -15) });
  expect(await ofHours(cut.token)).toEqual([["hours_cut", "Brasserie des Terreaux propose 0\u00a0h\u00a015 de moins"]]);
  await answer(h, token, cut, { version: 2, action: "validate" });
  expect(await unreadOf(cut.candidate.id)).toEqual([]);
  expect((await ofHours(cut.token))[0]).toEqual(["hours_agreed", "Vos heures sont validées\u00a0: 5\u00a0h\u00a030"]);
  await declare(silent);
  await endSilence(h, silent);
  await sweepHours(h.ctx);
  const agreed = (await notificationsOf(h, silent.token)).find(({ kind }) => kind === "hours_agreed");
  expect(agreed?.message).toContain("L’entreprise n’a pas répondu");
});

test("hours that the employer entered wait for a yes, and the person is notified", async () => {
  const { aShift, token } = await aPlace();
  const shift = await aShift();
  await answer(h, token, shift, { version: 0, action: "cut", reason: "Saisi sur place.", ...typed(shift) });
  expect(await ofHours(shift.token)).toEqual([["hours_cut", "Brasserie des Terreaux a saisi vos heures"]]);
});
