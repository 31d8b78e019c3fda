/** « Ce soir », « Ce week-end », « Demain midi » at six times of day: the créneau on each card is the one that was asked for. */
import { MissionPage } from "@app/contract/missions/missions";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { addDays, atParis, parisDay, parisTime } from "@app/domain/time/calendar";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness } from "./harness.ts";

const MISSIONS = 200;
const HOUR_MS = 3_600_000;
const TIMES = ["02:00", "06:30", "11:20", "15:40", "18:30", "22:45"];
const TITLE = "Vitrailliste (H/F)";
const tomorrow = addDays(parisDay(new Date()), 1);

const shift = fc
  .record({ day: fc.nat(10), hour: fc.nat(23), hours: fc.integer({ min: 2, max: 8 }) })
  .map(({ day, hour, hours }) => {
    const startsAt = atParis(addDays(tomorrow, day), `${String(hour).padStart(2, "0")}:30`);
    return { startsAt, endsAt: new Date(startsAt.getTime() + hours * HOUR_MS), breakMinutes: 0, positions: 2 };
  });
const mission = fc.record({
  takeSome: fc.boolean(),
  shifts: fc
    .array(shift, { minLength: 1, maxLength: 5 })
    .map((drawn) => drawn.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())),
});

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
  const employer = await anEmployer(h.ctx.db);
  const drawn = fc.sample(mission, { numRuns: MISSIONS, seed: 20_261_119 });
  await Promise.all(drawn.map((one) => aMission(h.ctx.db, { title: TITLE, employer, ...one })));
  // Some places of those taken one by one are taken.
  await h.runAsOwner(`
    update shifts s set accepted_count = s.positions from missions m
    where m.id = s.mission_id and m.take_some and extract(hour from s.starts_at)::integer % 4 = 0;
    select derive_mission(id, now()) from missions`);
}, 120_000);
afterAll(() => h.close());

type Hours = { id: number; startsAt: Date; endsAt: Date };
type Asked = { query: Record<string, string>; isAnswer: (shift: Hours, now: Date) => boolean };

/** Written apart from the product: hours of the Paris clock. */
const hourOf = (date: Date) => Number(parisTime(date).slice(0, 2));
const isEvening = ({ startsAt }: Hours, now: Date) => {
  const [day, today] = [parisDay(startsAt), parisDay(now)];
  return (day === today && hourOf(startsAt) >= 17) || (day === addDays(today, 1) && hourOf(startsAt) < 4);
};
const isWeekend = ({ startsAt }: Hours, now: Date) => {
  const days = Array.from({ length: 7 }, (_, n) => addDays(parisDay(now), n));
  const first = days.find((day) => weekday(day) === "Sun") ?? "";
  return (
    parisDay(startsAt) === first || (parisDay(startsAt) === addDays(first, -1) && parisDay(startsAt) >= parisDay(now))
  );
};
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).toUTCString().slice(0, 3);
const isTomorrowNoon = ({ startsAt, endsAt }: Hours, now: Date) => {
  if (parisDay(startsAt) !== addDays(parisDay(now), 1)) return false;
  const minutes = Array.from({ length: (endsAt.getTime() - startsAt.getTime()) / 60_000 }, (_, n) => n);
  const atNoon = minutes.filter((n) =>
    [11, 12, 13, 14, 15].includes(hourOf(new Date(startsAt.getTime() + n * 60_000))),
  );
  return atNoon.length >= 120;
};

const ASKED: Record<string, Asked> = {
  "Ce soir": { query: { date: "tonight" }, isAnswer: isEvening },
  "vitrailliste ce soir": { query: { query: "vitrailliste ce soir" }, isAnswer: isEvening },
  "Ce week-end": { query: { date: "weekend" }, isAnswer: isWeekend },
  "Demain midi": { query: { date: "tomorrow", hours: "noon" }, isAnswer: isTomorrowNoon },
  "vitrailliste demain midi": { query: { query: "vitrailliste demain midi" }, isAnswer: isTomorrowNoon },
};

test.each(TIMES)("at %s", { timeout: 60_000 }, async (time) => {
  h.advance(atParis(tomorrow, time).getTime() - h.ctx.now().getTime());
  const missions = await readMissions();
  for (const [name, { query, isAnswer }] of Object.entries(ASKED)) {
    const cards = await searchAll({ query: "vitrailliste", ...query });
    for (const card of cards) {
      const mission = missions.get(card.id);
      const shown = mission?.shifts.find(({ id }) => id === card.matchingShift);
      expect(shown, `${name}: the créneau of ${card.id}`).toBeDefined();
      if (!shown) continue;
      expect(isAnswer(shown, h.ctx.now()), `${name}: ${shown.startsAt.toISOString()}`).toBe(true);
      const { startsAt = "", endsAt = "" } = card.nextShift ?? {};
      expect([new Date(startsAt), new Date(endsAt)]).toEqual([shown.startsAt, shown.endsAt]);
      expect(new Date(card.nextStart ?? "")).toEqual(shown.startsAt);
    }
    // Nothing is lost either; créneaux taken together are found by the first of them.
    const expected = [...missions].filter(([, { takeSome, shifts }]) =>
      (takeSome ? shifts : shifts.slice(0, 1)).some((shift) => isAnswer(shift, h.ctx.now())),
    );
    expect(expected.length, name).toBeGreaterThan(0);
    expect(cards.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected.map(([id]) => id));
  }
});

test("a search that says nothing of when shows the next créneau, and names none", async () => {
  const [first] = (await search({ query: "vitrailliste" })).results;
  expect(first).toMatchObject({ matchingShift: null });
});

/** By id, with the créneaux that have a place. */
async function readMissions() {
  const { rows } = await h.ctx.pool.query<{ id: string; takeSome: boolean; shifts: Hours[] }>(
    `select m.id, m.take_some as "takeSome",
       json_agg(json_build_object('id', s.id, 'startsAt', s.starts_at, 'endsAt', s.ends_at) order by s.starts_at) as shifts
     from missions m join shifts s on s.mission_id = m.id and s.accepted_count < s.positions group by m.id order by m.id`,
  );
  const dates = (shift: Hours) => ({ ...shift, startsAt: new Date(shift.startsAt), endsAt: new Date(shift.endsAt) });
  return new Map(rows.map(({ id, takeSome, shifts }) => [Number(id), { takeSome, shifts: shifts.map(dates) }]));
}

async function searchAll(query: Record<string, string>) {
  const cards: MissionPage["results"] = [];
  for (let page = 1; page < 50; page += 1) {
    const { results, next } = await search({ ...query, sort: "soonest", page: String(page) });
    cards.push(...results);
    if (next === null) break;
  }
  return cards;
}

const search = async (query: Record<string, string>) =>
  MissionPage.parse((await call(h.app, "GET", `/api/jobs/?${new URLSearchParams(query)}`)).body);
