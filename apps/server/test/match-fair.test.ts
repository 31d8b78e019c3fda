import { anEmployer } from "@app/db/builders/companies";
import { aFile } from "@app/db/builders/files";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import { ensureSkills } from "@app/db/skills";
import { type MatchReason, NEWCOMER_MISSIONS, NEWCOMER_SHARE, reasonsOf, scoreOf } from "@app/domain/matching/matching";
import { addDays, parisDay } from "@app/domain/time/calendar";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onWaveDue } from "../src/features/matching/send-wave.ts";
import { findPeople } from "../src/views/match.ts";
import { type Harness, startHarness } from "./harness.ts";
import { IS_LONG } from "./length.ts";
import { AT } from "./match-scene.ts";

const RUNS = { numRuns: IS_LONG ? 300 : 20 };
const TIMEOUT_MS = IS_LONG ? 600_000 : 120_000;
const DAY_MS = 86_400_000;
const SKILLS = ["Bar", "Caisse", "Plonge", "Service en salle", "Accueil"];
/** Named by every mission and known to everyone here: without a shared skill nobody is asked. */
const COMMON_SKILL = "Mise en place";
/** Lyon and communes less than 15 km away. */
const COMMUNES = ["69123", "69266", "69029", "69387", "69034", "69282"];
/** Brest and communes around it, for what is committed: the other tests never meet these people. */
const FAR_COMMUNES = ["29019", "29075", "29103"];
/** Two days later, 18 h to 22 h in Paris. */
const SHIFT = { startsAt: new Date(AT.getTime() + 56 * 3_600_000), endsAt: new Date(AT.getTime() + 60 * 3_600_000) };
const EVENING = 4;

let h: Harness;
let boss: Awaited<ReturnType<typeof anEmployer>>;
beforeAll(async () => {
  h = await startHarness();
  // A wave of this level asks everybody: the order of people is what is looked at here.
  boss = await anEmployer(h.ctx.db, { company: { level: "verified" } });
  await ensureSkills(h.ctx.db, [...SKILLS, COMMON_SKILL]);
});
afterAll(() => h.close());

const newMission = (db: Db, skills: readonly string[], commune = "69123") =>
  aMission(db, {
    now: AT,
    employer: boss,
    commune,
    skills: [...skills],
    shifts: [{ ...SHIFT, breakMinutes: 0, positions: 2 }],
  });

/** Nothing of what is written stays. */
async function undone(work: (tx: Db) => Promise<void>): Promise<void> {
  const undo = new Error("undone");
  const run = h.ctx.db.transaction().execute(async (tx) => {
    await work(tx);
    throw undo;
  });
  await run.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}

const refresh = (db: Db, ids: readonly number[]) =>
  sql`select refresh_availabilities(${[...ids]}::bigint[], ${AT})`.execute(db);

const withCommon = (skills: fc.Arbitrary<string[]>) => skills.map((some) => [COMMON_SKILL, ...some]);

/** What a score is made of. */
const counted = fc.record({
  skills: withCommon(fc.subarray(SKILLS)),
  completedMissions: fc.nat(6),
  reliability: fc.oneof(fc.constant(100), fc.nat(100)),
  idleDays: fc.nat(40),
});
const wanted = withCommon(fc.subarray(SKILLS));

/** What no score may know. The account holds no birth date, only when its owner confirmed to be an adult. */
const looks = fc.record({
  firstName: fc.constantFrom("Fatoumata", "Jean", "Linh", "Mohamed", "Margaux", "Kévin"),
  lastName: fc.constantFrom("Diallo", "Dupont", "Nguyen", "Benali", "de La Tour", "Cohen"),
  hasPhoto: fc.boolean(),
  profession: fc.constantFrom("Serveuse", "Serveur", "Hôtesse d’accueil", "Homme toutes mains"),
  about: fc.constantFrom("Maman de deux enfants", "Jeune homme motivé", "Retraitée active", "Étudiant étranger", ""),
  adultSince: fc.integer({ min: 1, max: 20_000 }),
  commune: fc.constantFrom(...COMMUNES),
  phone: fc.constantFrom("0612345678", null),
});
type Looks = typeof looks extends fc.Arbitrary<infer T> ? T : never;

async function dress(tx: Db, id: number, look: Looks): Promise<void> {
  const imageFileId = look.hasPhoto ? (await aFile(tx, { ownerId: id, kind: "profile_image" })).id : null;
  const { firstName, lastName, phone, commune } = look;
  const adultConfirmedAt = new Date(AT.getTime() - look.adultSince * DAY_MS);
  await tx
    .updateTable("users")
    .set({ firstName, lastName, phone, imageFileId, adultConfirmedAt, createdAt: adultConfirmedAt })
    .set({ communeCode: commune })
    .where("id", "=", id)
    .execute();
  await sql`update candidates c set profession = ${look.profession}, about = ${look.about}, lat = p.lat, lon = p.lon
    from communes p where p.code = ${commune} and c.user_id = ${id}`.execute(tx);
}

test(
  "name, photo, words of the profile, age and commune within the radius change neither score nor order",
  async () => {
    const person = fc.record({ facts: counted, look: looks, other: looks });
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 2, maxLength: 6 }),
        wanted,
        fc.nat(30),
        async (people, skills, limit) => {
          await undone(async (tx) => {
            const mission = await newMission(tx, skills);
            const ids: number[] = [];
            for (const { facts, look } of people) {
              const { idleDays, ...fields } = facts;
              const lastActiveAt = new Date(AT.getTime() - idleDays * DAY_MS);
              const { id } = await aCandidate(tx, { ...fields, lastActiveAt, radiusKm: 40 });
              await dress(tx, id, look);
              ids.push(id);
            }
            await refresh(tx, ids);
            const find = async () =>
              (await findPeople(tx, mission.id, { at: AT, limit: limit + 1, atNight: false })).map(
                ({ candidateId, score, newcomer }) => ({ candidateId, score, newcomer }),
              );
            const found = await find();
            expect(found).toHaveLength(Math.min(limit + 1, people.length));
            for (const [index, { other }] of people.entries()) await dress(tx, ids[index] ?? 0, other);
            await refresh(tx, ids);
            expect(await find()).toEqual(found);
          });
        },
      ),
      RUNS,
    );
  },
  TIMEOUT_MS,
);

test(
  "at least a fifth of a wave are newcomers, when there are as many",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(counted, { minLength: 1, maxLength: 25 }),
        wanted,
        fc.integer({ min: 1, max: 20 }),
        async (people, skills, limit) => {
          await undone(async (tx) => {
            const mission = await newMission(tx, skills);
            const ids: number[] = [];
            for (const { idleDays, ...fields } of people) {
              const lastActiveAt = new Date(AT.getTime() - idleDays * DAY_MS);
              ids.push((await aCandidate(tx, { ...fields, lastActiveAt })).id);
            }
            await refresh(tx, ids);
            const wave = await findPeople(tx, mission.id, { at: AT, limit, atNight: false });
            const newcomers = people.filter(({ completedMissions }) => completedMissions < NEWCOMER_MISSIONS).length;
            expect(wave).toHaveLength(Math.min(limit, people.length));
            expect(wave.filter(({ newcomer }) => newcomer).length).toBeGreaterThanOrEqual(
              Math.min(Math.ceil(limit * NEWCOMER_SHARE), newcomers),
            );
          });
        },
      ),
      RUNS,
    );
  },
  TIMEOUT_MS,
);

/** How somebody says that they are free. */
const TIMES = ["general", "week", "now", "exception"] as const;
type Time = (typeof TIMES)[number];

async function sayFree(db: Db, candidateId: number, time: Time): Promise<void> {
  if (time === "general") return;
  const day = parisDay(SHIFT.startsAt);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  await db
    .insertInto("availabilities")
    .values({
      candidateId,
      week: time === "week" ? EVENING << (4 * weekday) : 0,
      nowUntil: time === "now" ? SHIFT.endsAt : null,
      expiresAt: new Date(AT.getTime() + 30 * DAY_MS),
    })
    .execute();
  if (time === "exception")
    await db
      .insertInto("availabilityExceptions")
      .values({ candidateId, firstDay: day, lastDay: addDays(day, 1), slots: EVENING, available: true })
      .execute();
}

/** Missions of the past for this employer, after which each side gave the other five stars. */
async function workTogether(candidateId: number, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const { id } = await aMission(h.ctx.db, { now: AT, employer: boss, status: "completed" });
    await sql`
      with worked as (
        insert into applications (mission_id, candidate_id, company_id, message, status, attendance)
        values (${id}, ${candidateId}, ${boss.companyId}, '', 'accepted', 'worked') returning id)
      insert into ratings (direction, mission_id, application_id, candidate_id, company_id, author_id, technical,
        communication, experience, cultural, overall, mean, published_at)
      select direction, ${id}, worked.id, ${candidateId}, ${boss.companyId}, ${candidateId}, 5, 5, 5, 5, 5, 5, ${AT}
      from worked, unnest('{candidate,company}'::text[]) direction`.execute(h.ctx.db);
  }
}

async function sendWave(missionId: number): Promise<void> {
  await h.ctx.db
    .insertInto("missionWaves")
    .values({ missionId, number: 1, reason: "published", size: 5_000, dueAt: AT })
    .execute();
  await onWaveDue({ ...h.ctx, now: () => AT }, { missionId, number: 1 });
}

test(
  "the explanation stored with a proposition is the domain's, and so is the score",
  async () => {
    const person = fc.record({
      facts: counted,
      time: fc.constantFrom(...TIMES),
      workedHere: fc.nat(2),
      commune: fc.constantFrom(...FAR_COMMUNES),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 4 }), wanted, async (people, skills) => {
        const mission = await newMission(h.ctx.db, skills, FAR_COMMUNES[0]);
        const expected = new Map<number, { score: number; reasons: MatchReason[] }>();
        for (const { facts, time, workedHere, commune } of people) {
          const { idleDays, ...fields } = facts;
          const lastActiveAt = new Date(AT.getTime() - idleDays * DAY_MS);
          const { id, lat, lon } = await aCandidate(h.ctx.db, { ...fields, lastActiveAt, commune, radiusKm: 40 });
          await workTogether(id, workedHere);
          await sayFree(h.ctx.db, id, time);
          await refresh(h.ctx.db, [id]);
          const sharedSkills = fields.skills.filter((skill) => skills.includes(skill)).toSorted();
          const known = { ...fields, workedHere };
          expected.set(id, {
            score: scoreOf({
              ...known,
              sharedSkills: sharedSkills.length,
              wantedSkills: skills.length,
              daysSinceActive: idleDays,
            }),
            reasons: reasonsOf({
              ...known,
              sharedSkills,
              isAvailabilityGiven: time !== "general",
              km: await kmBetween(lat, lon, mission),
            }),
          });
        }
        await sendWave(mission.id);
        const stored = await h.ctx.db
          .selectFrom("propositions")
          .where("missionId", "=", mission.id)
          .where("candidateId", "in", [...expected.keys()])
          .select(["candidateId", "score", "reasons"])
          .execute();
        expect(new Map(stored.map(({ candidateId, ...rest }) => [candidateId, rest]))).toEqual(expected);
      }),
      RUNS,
    );
  },
  TIMEOUT_MS,
);

async function kmBetween(lat: number | null, lon: number | null, to: { lat: number | null; lon: number | null }) {
  const { rows } = await sql<{ km: number }>`select distance_km(${lat}, ${lon}, ${to.lat}, ${to.lon}) as km`.execute(
    h.ctx.db,
  );
  return rows[0]?.km ?? 0;
}
