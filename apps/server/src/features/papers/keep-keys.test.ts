import { dossierEnd, keyWeek, keyWeeksAhead } from "@app/domain/papers/dossier";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "../../../test/harness.ts";
import { type AHire, aHire, CIVIL, dossierOf, share, signIn, vaultOf } from "../../../test/papers-scene.ts";
import { keepKeys } from "./keep-keys.ts";
import { sweepDossiers } from "./sweep-dossiers.ts";

const DAY = 86_400_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const weekOf = async ({ application }: AHire) =>
  (
    await h.ctx.db
      .selectFrom("dossiers")
      .where("applicationId", "=", application)
      .select("keyVersion")
      .executeTakeFirstOrThrow()
  ).keyVersion;

const move = ({ application }: AHire, days: number) =>
  h.ctx.pool.query(
    "update bookings set during = tstzrange(lower(during) + make_interval(days => $2), upper(during) + make_interval(days => $2)) where application_id = $1",
    [application, days],
  );

test("keys are drawn ahead, and a moved start is sealed by the key of its new week", async () => {
  const hire = await aHire(h);
  await share(h, hire.person.token, hire.application);
  expect(await weekOf(hire)).toBe(keyWeek(dossierEnd(hire.startsAt)));
  await keepKeys(h.ctx);
  expect(await h.ctx.weekKeys.list()).toEqual(keyWeeksAhead(h.ctx.now()));
  for (const days of [21, -14]) {
    const before = await weekOf(hire);
    await move(hire, days);
    expect((await dossierOf(h, hire.token, hire.application)).body.civil).toEqual(CIVIL);
    await keepKeys(h.ctx);
    expect(await weekOf(hire)).not.toBe(before);
    expect((await dossierOf(h, hire.token, hire.application)).body.civil).toEqual(CIVIL);
  }
});

test("weeks pass under load: nothing becomes unreadable, and keys go when nothing needs them", async () => {
  const own = await startHarness();
  const hires = [];
  for (let index = 0; index < 6; index += 1)
    hires.push(await aHire(own, { startsAt: new Date(own.ctx.now().getTime() + (3 + 6 * index) * DAY) }));
  for (const { person, application } of hires) await share(own, person.token, application, { ...CIVIL, vault: true });
  const first = keyWeek(own.ctx.now());
  let reads = 0;
  for (let week = 0; week < 9; week += 1) {
    const work = hires.flatMap(({ person, employer, application, startsAt }) => {
      const isThere = dossierEnd(startsAt) > new Date(own.ctx.now().getTime() + 60_000);
      return [
        async () => {
          const read = await dossierOf(own, await signIn(own, employer), application);
          if (isThere) expect(read.body.civil).toEqual(CIVIL);
          reads += 1;
        },
        async () => {
          expect((await vaultOf(own, await signIn(own, person.candidate))).body.civil).toEqual(CIVIL);
          reads += 1;
        },
        ...(isThere
          ? [async () => expect((await share(own, await signIn(own, person.candidate), application)).status).toBe(200)]
          : []),
      ];
    });
    await Promise.all([
      ...work.map((run) => run()),
      keepKeys(own.ctx),
      keepKeys(own.ctx),
      sweepDossiers(own.ctx),
      ...work.map((run) => run()),
    ]);
    own.advance(7 * DAY);
  }
  expect(reads).toBe(9 * 6 * 2 * 2);
  await sweepDossiers(own.ctx);
  await keepKeys(own.ctx);
  const left = await own.ctx.weekKeys.list();
  expect(left).not.toContain(first);
  expect(left[0]).toBe(keyWeek(own.ctx.now()));
  expect(await own.ctx.db.selectFrom("dossiers").selectAll().execute()).toEqual([]);
  for (const { person } of hires)
    expect((await vaultOf(own, await signIn(own, person.candidate))).body.civil).toEqual(CIVIL);
  await own.close();
});

test("the key of a week stays while a row that nobody could erase needs it", async () => {
  const own = await startHarness();
  const hire = await aHire(own);
  await share(own, hire.person.token, hire.application);
  const week = keyWeek(dossierEnd(hire.startsAt));
  own.advance(30 * DAY);
  await keepKeys(own.ctx);
  expect(await own.ctx.weekKeys.list()).toContain(week);
  await sweepDossiers(own.ctx);
  await keepKeys(own.ctx);
  expect(await own.ctx.weekKeys.list()).not.toContain(week);
  await own.close();
});
