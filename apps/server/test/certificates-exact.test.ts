/** 400 drawn questions: who is asked, who is listed and what is found are those of a plain list. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { CERTIFICATE_KINDS, type CertificateKind, certificateBits } from "@app/domain/papers/certificates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { MATCH } from "./match-scene.ts";
import { get } from "./scene.ts";
import { LOW_LIMITS } from "./search-scene.ts";

const PEOPLE = 40;
const MISSIONS = 60;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let h: Harness;
let seed = 20_261_119;
/** Numbers that never change, from 0 to 1. */
function draw(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}
const oneOf = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(draw() * list.length)];
  if (one === undefined) throw new Error("an empty list");
  return one;
};

/** Paris days as a reader of a calendar writes them. */
const DAYS = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });
const dayAt = (instant: number) => DAYS.format(instant);
const inDays = (days: number) => dayAt(h.ctx.now().getTime() + days * DAY);

type Held = Map<CertificateKind, string | null>;
type Person = { id: number; held: Held };
type Mission = { id: number; asked: CertificateKind[]; lastDay: string; applicants: Set<number> };
const people: Person[] = [];
const missions: Mission[] = [];
let boss: string;

/** The gate, one certificate after the other. */
function isHeld({ held }: Person, kinds: readonly CertificateKind[], lastDay: string): boolean {
  for (const kind of kinds) {
    const until = held.get(kind);
    if (until === undefined) return false;
    if (until !== null && until < lastDay) return false;
  }
  return true;
}

/** Near ends and far ones, on both sides of the ends of missions. */
const someEnd = () =>
  draw() < 0.3 ? null : inDays(oneOf([-40, -1, 0, 1, 2, 3, 5, 9, 10, 11, 29, 30, 31, 60, 99, 400]));
const someKinds = (share: number) => CERTIFICATE_KINDS.filter(() => draw() < share);

async function declare(person: Person): Promise<void> {
  person.held = new Map(someKinds(0.65).map((kind) => [kind, someEnd()]));
  const certificates = [...person.held].map(([kind, validUntil]) => ({ kind, validUntil }));
  const token = await tokenFor(h.ctx, person.id);
  const { status } = await call(h.app, "PUT", "/api/certificates/", { token, body: { certificates } });
  expect(status).toBe(200);
}

beforeAll(async () => {
  h = await startHarness();
  for (let n = 0; n < PEOPLE; n += 1) {
    const { id } = await aCandidate(h.ctx.db, { availability: "on_fire" });
    const person = { id, held: new Map() };
    people.push(person);
    await declare(person);
  }
  const employer = await anEmployer(h.ctx.db, { company: { level: "verified" } });
  boss = await tokenFor(h.ctx, employer.id);
  for (let n = 0; n < MISSIONS; n += 1) missions.push(await aDrawnMission(employer, n));
}, 240_000);
afterAll(() => h.close());

/** One to three days of work, the last of which may end after midnight; some of them to be taken one by one. */
async function aDrawnMission(employer: Awaited<ReturnType<typeof anEmployer>>, n: number): Promise<Mission> {
  const asked = draw() < 0.15 ? [] : someKinds(oneOf([0.15, 0.3, 0.5]));
  const first = oneOf([1, 2, 3, 9, 10, 28, 29, 58, 98]);
  const count = oneOf([1, 1, 2, 3]);
  const shifts = Array.from({ length: count }, (_, index) => {
    const starts = Date.parse(`${inDays(first + index)}T16:00:00Z`);
    return {
      startsAt: new Date(starts),
      endsAt: new Date(starts + oneOf([3, 6, 7]) * HOUR),
      breakMinutes: 0,
      positions: 50,
    };
  });
  const { id } = await aMission(h.ctx.db, {
    employer,
    title: `Serveur ${n} (H/F)`,
    skills: [],
    takeSome: count > 1 && draw() < 0.5,
    licenseRequired: asked.includes("permis_b"),
    certificates: certificateBits(asked.filter((kind) => kind !== "permis_b")),
    shifts,
  });
  const lastDay = dayAt(Math.max(...shifts.map(({ endsAt }) => endsAt.getTime())));
  return { id, asked, lastDay, applicants: new Set() };
}

/** Of what was expected, and of what was answered, the part that the other has not. */
function compare(answered: readonly number[], expected: readonly number[]) {
  return {
    tooMany: answered.filter((id) => !expected.includes(id)),
    tooFew: expected.filter((id) => !answered.includes(id)),
  };
}
const EXACT = { tooMany: [], tooFew: [] };

/** Some people change what they declare now and then: bits and lexemes follow. */
const shuffle = async (n: number) => (n % 12 === 11 ? declare(oneOf(people)) : undefined);

test("150 waves ask those who hold all of it at the last end, and nobody else", async () => {
  let asked = 0;
  for (let n = 0; n < 150; n += 1) {
    await shuffle(n);
    const mission = oneOf(missions);
    const { rows } = await h.ctx.pool.query<{ id: number }>(MATCH, [mission.id, h.ctx.now(), 500, false]);
    const expected = people.filter((person) => isHeld(person, mission.asked, mission.lastDay)).map(({ id }) => id);
    expect(
      compare(
        rows.map(({ id }) => id),
        expected,
      ),
    ).toEqual(EXACT);
    asked += expected.length;
  }
  expect(asked).toBeGreaterThan(500);
  expect(asked).toBeLessThan(150 * PEOPLE * 0.8);
}, 240_000);

test("100 missions for somebody, and 50 searches, are those that ask for nothing they lack", async () => {
  let found = 0;
  for (let n = 0; n < 150; n += 1) {
    // The second half goes every possible way of searching.
    if (n === 75) await h.runAsOwner(LOW_LIMITS);
    await shuffle(n);
    const person = oneOf(people);
    const expected = missions.filter(({ asked, lastDay }) => isHeld(person, asked, lastDay)).map(({ id }) => id);
    const ids = n % 3 === 0 ? await searched(person, oneOf(["recent", "soonest", "nearest"])) : await forPerson(person);
    expect(compare(ids, expected)).toEqual(EXACT);
    if (n % 10 === 0) expect(await marked(person)).toBe(expected.length);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(500);
}, 240_000);

async function forPerson({ id }: Person): Promise<number[]> {
  const { rows } = await h.ctx.pool.query<{ id: number }>("select mission_id as id from missions_for($1, $2, 500)", [
    id,
    h.ctx.now(),
  ]);
  return rows.map((row) => row.id);
}

type Page = { count: number; count_is_estimate?: boolean; next: string | null; results: { id: number }[] };

/** Every page of it, by its count too. */
async function searched({ id }: Person, sort: string): Promise<number[]> {
  const token = await tokenFor(h.ctx, id);
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const place = sort === "nearest" ? "&place=69123&radius=10" : sort === "recent" ? "&query=Serveur" : "";
    const { body } = await get<Page>(h, token, `jobs/?certificates=true&sort=${sort}${place}&page=${page}`);
    ids.push(...body.results.map((card) => card.id));
    if (body.next !== null) continue;
    if (!body.count_is_estimate) expect(body.count).toBe(ids.length);
    return ids;
  }
}

/** How many the map counts. */
async function marked({ id }: Person): Promise<number> {
  const { body } = await get<{ marks: { count: number }[] }>(
    h,
    await tokenFor(h.ctx, id),
    "jobs/map/?certificates=true",
  );
  return body.marks.reduce((sum, { count }) => sum + count, 0);
}

test("nobody else has certificates to filter by", async () => {
  const { body } = await call<{ count: number }>(h.app, "GET", "/api/jobs/?certificates=true", {});
  expect(body.count).toBe(MISSIONS);
});

test("100 lists of applicants have those who hold all of the kinds asked for at the last end", async () => {
  const open = missions.slice(0, 12);
  for (const mission of open)
    for (const person of people) {
      if (draw() < 0.4) continue;
      await anApplication(h.ctx.db, { missionId: mission.id, candidateId: person.id });
      mission.applicants.add(person.id);
    }
  let listed = 0;
  for (let n = 0; n < 100; n += 1) {
    await shuffle(n);
    const mission = oneOf(open);
    const kinds = draw() < 0.7 ? mission.asked.filter(() => draw() < 0.6) : someKinds(0.35);
    // What the mission does not ask for is not read of its applicants, by a filter either.
    const isAsked = kinds.every((kind) => mission.asked.includes(kind));
    const expected = people.filter(
      (one) => isAsked && mission.applicants.has(one.id) && isHeld(one, kinds, mission.lastDay),
    );
    const ids: number[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await get<{ count: number; next: string | null; results: { candidate: { id: number } }[] }>(
        h,
        boss,
        `applications/?job=${mission.id}&certificates=${kinds.join(",")}&page=${page}`,
      );
      ids.push(...body.results.map(({ candidate }) => candidate.id));
      if (body.next !== null) continue;
      expect(body.count).toBe(ids.length);
      break;
    }
    expect(
      compare(
        ids,
        expected.map(({ id }) => id),
      ),
    ).toEqual(EXACT);
    listed += ids.length;
  }
  expect(listed).toBeGreaterThan(300);
}, 240_000);
