import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission, aSavedMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";
import { callAs } from "../support/call-api.ts";
import { expect, test } from "../support/database.ts";
import { IS_LONG } from "../support/length.ts";
import { parisAt } from "../support/paris.ts";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { signInAs } from "../support/sign-in.ts";

/** Each kind at least once: they come back every twelve. */
const MISSIONS = IS_LONG ? 200 : 20;
const PAGES = MISSIONS / 10;
const HOURS = [
  ["06:00", "09:00"],
  ["11:00", "14:00"],
  ["18:00", "22:00"],
] as const;

type Person = { id: number; email: string };
type Seeded = {
  id: number;
  number: number;
  positions: number;
  taken: number;
  perShift: readonly number[];
  takeSome: boolean;
};
type Listed = { id: number; positions: number; acceptedCount: number };

/** One day each, so that the same few people can take their places. */
async function seedMission(
  db: Db,
  number: number,
  scene: { token: string; employer: { id: number; companyId: number }; people: readonly Person[]; reader: Person },
): Promise<Seeded> {
  const takeSome = number % 2 === 0;
  const perShift = 1 + (number % 3);
  const shifts = HOURS.slice(0, 1 + (number % HOURS.length)).map(([from, to], index) => ({
    startsAt: parisAt(4 + number, from),
    endsAt: parisAt(4 + number, to),
    breakMinutes: 0,
    positions: takeSome ? perShift + index : perShift,
  }));
  const mission = await aMission(db, {
    employer: scene.employer,
    title: `Plongeur ${scene.token} n${number}z`,
    takeSome,
    shifts,
  });
  const ids = await db
    .selectFrom("shifts")
    .where("missionId", "=", mission.id)
    .orderBy("startsAt")
    .select(["id", "positions"])
    .execute();
  // From nobody to everybody, with people who take only some of the shifts.
  const accepted = number % (perShift + 1);
  let taken = 0;
  for (const [index, candidate] of scene.people.slice(0, accepted).entries()) {
    const some = takeSome ? ids.filter((_, place) => (place + index) % 2 === 0).map(({ id }) => id) : null;
    const confirmed = index % 2 === 0;
    await anApplication(db, {
      mission,
      candidate,
      status: "accepted",
      ...(some && { shiftIds: some }),
      ...(confirmed && { candidateStatus: "confirmed" as const }),
    });
    taken += some ? some.length : 1;
  }
  await anApplication(db, { mission, candidate: scene.reader });
  await aSavedMission(db, { userId: scene.reader.id, missionId: mission.id });
  const positions = takeSome ? ids.reduce((sum, shift) => sum + shift.positions, 0) : perShift;
  return { id: mission.id, number, positions, taken, perShift: ids.map((shift) => shift.positions), takeSome };
}

/** « 3 personnes recherchées », « Il manque 2 personnes sur 3 », « 4 créneaux sur 6 à pourvoir » */
function textOf({ positions, taken, perShift, takeSome }: Seeded): string {
  const left = positions - taken;
  const people = Math.max(...perShift);
  const s = (count: number) => (count > 1 ? "s" : "");
  if (taken === 0) {
    const start = perShift.some((count) => count < people) ? "Jusqu’à " : "";
    return `${start}${people}\u00a0personne${s(people)} recherchée${s(people)}`;
  }
  if (!takeSome || perShift.length === 1) return `Il manque ${left}\u00a0personne${s(left)} sur ${positions}`;
  return `${left}\u00a0créneau${left > 1 ? "x" : ""} sur ${positions} à pourvoir`;
}

/** The pieces of a page that are about one mission each, by the number in its title. */
function cardsOf(html: string, start: string): Map<number, string> {
  const pieces = html.split(start).slice(1);
  return new Map(
    pieces.flatMap((piece) => {
      const number = /n(\d+)z/.exec(piece)?.[1];
      return number === undefined ? [] : [[Number(number), piece] as const];
    }),
  );
}

/** Full: says so, and offers no place; else the very number that was counted. */
function expectPlaces(where: string, mission: Seeded, html: string) {
  const text = mission.taken === mission.positions ? /Complète|prises?[.<]/ : textOf(mission);
  expect(html, `${where}, mission n${mission.number}`)[typeof text === "string" ? "toContain" : "toMatch"](
    text as string & RegExp,
  );
  if (mission.taken === mission.positions) expect(html, `${where}, n${mission.number}`).not.toContain("à pourvoir");
}

async function html(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

test("every mission has the same number of places for everyone, in the API and on every page", {
  tag: "@once",
}, async ({ browser, db }) => {
  test.setTimeout(600_000);
  const token = `places${Math.random().toString(36).slice(2, 10).replaceAll(/\d/g, "x")}`;
  const employer = await anEmployer(db);
  const reader = await aCandidate(db);
  const people = await Promise.all(Array.from({ length: 3 }, () => aCandidate(db)));
  const missions: Seeded[] = [];
  for (let number = 0; number < MISSIONS; number += 1) {
    missions.push(await seedMission(db, number, { token, employer, people, reader }));
  }
  // A search does not list a mission whose places are all taken; whoever owns, saved or applied to it still sees it.
  const open = missions.filter(({ positions, taken }) => taken < positions).length;
  const byId = new Map(missions.map((mission) => [mission.id, mission]));
  expect(MISSIONS - open).toBeGreaterThan(MISSIONS / 20);
  expect(missions.filter(({ positions, taken }) => taken > 0 && taken < positions).length).toBeGreaterThan(
    MISSIONS / 4,
  );

  const [visitor, candidate, owner] = await Promise.all([browser.newPage(), browser.newPage(), browser.newPage()]);
  const asCandidate = await callAs(candidate, reader.email);
  const asEmployer = await callAs(owner, employer.email);
  await signInAs(candidate, reader);
  await signInAs(owner, employer);

  const expectCounts = (where: string, listed: readonly Listed[]) => {
    for (const { id, positions, acceptedCount } of listed) {
      const mission = byId.get(id);
      if (mission) expect([where, id, positions, acceptedCount]).toEqual([where, id, mission.positions, mission.taken]);
    }
  };
  const seen = { search: 0, mine: 0, saved: 0, applied: 0 };
  for (let page = 1; page <= PAGES; page += 1) {
    const search = await asCandidate<{ results: Listed[] }>("GET", `jobs/?query=${token}&page=${page}`);
    const mine = await asEmployer<{ results: Listed[] }>("GET", `jobs/?mine=true&query=${token}&page=${page}`);
    const saved = await asCandidate<{ results: Listed[] }>("GET", `saved-jobs/?page=${page}`);
    const applied = await asCandidate<{ results: { job: Listed }[] }>("GET", `applications/?page=${page}`);
    const received = await asEmployer<{ results: { job: Listed }[] }>("GET", `applications/?page=${page}`);
    expectCounts("search", search.results);
    expectCounts("my missions", mine.results);
    expectCounts("saved", saved.results);
    for (const [where, list] of [
      ["applied", applied],
      ["received", received],
    ] as const)
      expectCounts(
        where,
        list.results.map(({ job }) => job),
      );
    seen.search += search.results.length;
    seen.mine += mine.results.length;
    seen.saved += saved.results.length;
    seen.applied += applied.results.length;

    for (const [where, reading, path, count] of [
      ["public results", visitor, `/emplois?query=${token}&page=${page}`, open],
      ["candidate's list", candidate, `${CANDIDATE}/emplois?query=${token}&page=${page}`, open],
      ["employer's list", owner, `${EMPLOYER}/emplois?q=${token}&page=${page}`, MISSIONS],
    ] as const) {
      if (page > Math.ceil(count / 10)) continue;
      const cards = cardsOf(await html(reading, path), "<article");
      expect(cards.size, `${where}, page ${page}`).toBeGreaterThan(0);
      for (const [number, card] of cards) {
        const mission = missions[number];
        if (mission) expectPlaces(where, mission, card);
      }
    }
  }
  expect(seen).toEqual({ search: open, mine: MISSIONS, saved: MISSIONS, applied: MISSIONS });

  for (const mission of missions) {
    const view = await asCandidate<Listed>("GET", `jobs/${mission.id}/`);
    expectCounts("mission", [view]);
    const pages = await Promise.all([
      html(visitor, `/emplois/${mission.id}`),
      html(candidate, `${CANDIDATE}/emplois-details/${mission.id}`),
      html(owner, `${EMPLOYER}/emplois/${mission.id}`),
    ]);
    const gains = /<aside[^>]*Gains et candidature.*?<\/aside>/s;
    // The candidate's page says that it is closed above everything else.
    const parts = [gains, /<main.*?Gains et candidature.*?<\/aside>/s, /<h1.*?<h2/s];
    for (const [index, page] of pages.entries()) {
      const part = parts[index]?.exec(page)?.[0] ?? "";
      expectPlaces(["public page", "candidate's page", "employer's page"][index] ?? "", mission, part);
    }
  }
  await Promise.all([visitor.close(), candidate.close(), owner.close()]);
});
