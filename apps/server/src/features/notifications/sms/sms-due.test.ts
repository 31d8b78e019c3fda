import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { gsmLength, gsmText } from "@app/domain/notifications/gsm-text";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSmsService } from "../../../../../../tools/testing/sms-service.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { aSentWave } from "../../../../test/proposition-scene.ts";
import { onWaveSent } from "../proposition-jobs.ts";

const [MINUTE, HOUR] = [60_000, 3_600_000];
let h: Harness;
let provider: Awaited<ReturnType<typeof startSmsService>>;
let status = 202;
beforeAll(async () => {
  provider = await startSmsService(() => ({ status, headers: { "retry-after": "90" } }));
  h = await startHarness({ SMS_URL: provider.url, SMS_KEY: "clef", PUBLIC_URL: "https://www.renfort.example" });
});
afterAll(async () => {
  await h.close();
  await provider.close();
});
beforeEach(() => {
  status = 202;
});

function reach(time: string): void {
  const now = h.ctx.now();
  h.advance(atParis(addDays(parisDay(now), 1), time).getTime() - now.getTime());
}
const inHours = (hours: number) => new Date(h.ctx.now().getTime() + hours * HOUR);

let people = 0;
async function someone({ sms = true, email = false, phone }: { sms?: boolean; email?: boolean; phone?: string } = {}) {
  people += 1;
  const number = phone ?? `06${String(people).padStart(8, "0")}`;
  const { id, email: address } = await aCandidate(h.ctx.db, { phone: number });
  const token = await tokenFor(h.ctx, id);
  const body = { job_match: { sms, email } };
  expect((await call(h.app, "PUT", "/api/notifications/preferences/", { token, body })).status).toBe(200);
  const read = () => provider.to(`+33${number.slice(1)}`);
  const mails = () => h.mails.filter(({ to }) => to === address);
  return { id, token, read, mails };
}

async function tell(hours: number, ids: readonly number[], company = "Brasserie Vauquelle", expires = 5) {
  const employer = await anEmployer(h.ctx.db, { company: { name: company } });
  const mission = await aMission(h.ctx.db, { employer, startsAt: inHours(hours), endsAt: inHours(hours + 5) });
  const wave = await aSentWave(h.ctx.db, { missionId: mission.id, at: h.ctx.now(), expiresAt: inHours(expires) }, ids);
  await onWaveSent(h.ctx, wave);
  return wave;
}

async function after(ms: number): Promise<void> {
  h.advance(ms);
  await h.ctx.pool.query("select graphile_worker.add_job('send_due_mails')");
  await h.runDueJobs();
}

test("ten minutes without a look, one text message with where to answer and how to stop, and no mail", async () => {
  reach("10:00");
  const [person, reader, silent] = [await someone({ email: true }), await someone(), await someone({ sms: false })];
  const { propositions, waveId } = await tell(8, [person.id, reader.id, silent.id]);
  await after(9 * MINUTE);
  expect(provider.calls).toEqual([]);
  await h.ctx.db
    .updateTable("propositions")
    .set({ seenAt: h.ctx.now() })
    .where("waveId", "=", waveId)
    .where("candidateId", "=", reader.id)
    .execute();
  await after(2 * MINUTE);
  await after(2 * HOUR);
  const [sms, ...more] = person.read();
  expect(more).toEqual([]);
  expect(sms?.from).toBe("Renfort");
  expect(sms?.text).toMatch(
    /^Serveur en salle, ce soir 18 h - 23 h - Lyon.* - 14,50 euros\/h.*\. Oui\/non: https:\/\/www\.renfort\.example\/p\/\d+ STOP: https:\/\/www\.renfort\.example\/s\/\S+$/,
  );
  expect(sms?.text).toContain(`/p/${propositions[0]} `);
  expect([reader.read(), silent.read(), person.mails()]).toEqual([[], [], []]);

  const token = sms?.text.split("/s/").at(-1);
  const stop = () => call(h.app, "POST", `/api/unsubscribe/?token=${token}`);
  expect((await stop()).status).toBe(200);
  expect((await call(h.app, "POST", `/api/unsubscribe/?token=${token?.slice(0, -1)}!`)).status).toBe(404);
  await tell(8, [person.id]);
  await after(11 * MINUTE);
  expect(person.read()).toHaveLength(1);
  expect(person.mails()).toHaveLength(1);
});

test("the longest name still makes one message of the alphabet of phones", async () => {
  reach("10:00");
  const person = await someone();
  await tell(8, [person.id], "Hôtel-Restaurant «\u00a0Les Trois Garçons\u00a0» de la Côte d’Émeraude");
  await after(11 * MINUTE);
  const text = person.read()[0]?.text ?? "";
  expect(gsmLength(text)).toBeLessThanOrEqual(160);
  expect(gsmText(text)).toBe(text);
});

test("by mail instead: no mobile number, a start after twelve hours, a provider that refuses", async () => {
  reach("10:00");
  const [landline, far, refused] = [
    await someone({ email: true, phone: "0478000000" }),
    await someone({ email: true }),
    await someone({ email: true }),
  ];
  await tell(8, [landline.id]);
  await tell(30, [far.id]);
  status = 400;
  await tell(8, [refused.id]);
  await after(11 * MINUTE);
  await after(2 * MINUTE);
  for (const person of [landline, far, refused]) {
    expect(person.read()).toEqual([]);
    expect(person.mails()).toHaveLength(1);
  }
});

test("a provider in trouble is asked again, under the same reference, and the phone rings once", async () => {
  reach("10:00");
  const person = await someone();
  status = 503;
  await tell(8, [person.id]);
  const before = provider.calls.length;
  await after(11 * MINUTE);
  expect(provider.calls).toHaveLength(before + 1);
  await after(MINUTE);
  // It asked for a minute and a half.
  expect(provider.calls).toHaveLength(before + 1);
  status = 202;
  await after(MINUTE);
  await after(HOUR);
  expect(new Set(provider.calls.slice(before).map(({ sms }) => sms.reference)).size).toBe(1);
  expect(person.read()).toHaveLength(1);
});

test("at night only those who chose it", async () => {
  reach("22:30");
  const [owl, sleeper] = [await someone(), await someone()];
  await h.ctx.db
    .insertInto("availabilities")
    .values({ candidateId: owl.id, nightAlerts: true, expiresAt: inHours(1000) })
    .execute();
  await tell(8, [owl.id, sleeper.id], "Hôtel Bellecour", 7.5);
  await after(11 * MINUTE);
  expect([owl.read().length, sleeper.read().length]).toEqual([1, 0]);
  await after(9 * HOUR);
  expect(sleeper.read()).toEqual([]);
});

test("a number that is not confirmed, or no longer the same, takes no text message: the mail leaves", async () => {
  reach("10:00");
  const [stranger, mover] = [await someone({ email: true }), await someone({ email: true })];
  await h.ctx.db.updateTable("users").set({ phoneVerifiedAt: null }).where("id", "=", stranger.id).execute();
  const moved = "0699999999";
  await h.ctx.db.updateTable("users").set({ phone: moved }).where("id", "=", mover.id).execute();
  await tell(8, [stranger.id, mover.id]);
  await after(11 * MINUTE);
  await after(2 * MINUTE);
  for (const person of [stranger, mover]) {
    expect(person.read()).toEqual([]);
    expect(person.mails()).toHaveLength(1);
  }
  expect(provider.to(`+33${moved.slice(1)}`)).toEqual([]);
});
