import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPair, get, patch } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type Page = {
  results: { id: number; status: string; candidate: { name: string }; job: { title: string } }[];
  count: number;
  next: string | null;
  previous: string | null;
  stats: Record<string, number>;
};
const list = (token: string, search = "") => get<Page>(h, token, `applications/${search}`);
const names = ({ body }: { body: Page }) => body.results.map(({ candidate }) => candidate.name);

/** An employer who received these, the first being the most recent. */
async function received(people: { name: string; status?: "pending" | "reviewed" | "accepted" | "rejected" }[]) {
  const employer = await anEmployer(h.ctx.db);
  const mission = await aMission(h.ctx.db, { employer, positions: 20 });
  for (const [index, { name, status = "pending" }] of people.entries()) {
    const [firstName = "", lastName = ""] = name.split(" ");
    const candidate = await aCandidate(h.ctx.db, { firstName, lastName });
    const createdAt = new Date(Date.now() - (index + 1) * 60_000 - 1_800_000);
    await anApplication(h.ctx.db, { mission, candidate, status, createdAt });
  }
  return { mission, token: await tokenFor(h.ctx, employer.id) };
}

describe("an employer's list", () => {
  test("takes several statuses at once and keeps the newest first; the figures stay per status", async () => {
    const { token } = await received([
      { name: "Anne Un", status: "reviewed" },
      { name: "Bruno Deux" },
      { name: "Chloé Trois", status: "rejected" },
      { name: "David Quatre", status: "reviewed" },
    ]);
    const answer = await list(token, "?status=pending,reviewed");
    expect(names(answer)).toEqual(["Anne Un", "Bruno Deux", "David Quatre"]);
    expect(answer.body).toMatchObject({ count: 3, stats: { pending: 1, reviewed: 2, accepted: 0, rejected: 1 } });
    expect(names(await list(token, "?status=rejected"))).toEqual(["Chloé Trois"]);
    expect((await list(token)).body.count).toBe(4);
    expect(await list(token, "?status=pending,hired")).toMatchObject({
      status: 400,
      body: { status: ["Ce statut n’existe pas."] },
    });
  });

  test("goes from the oldest on when asked, page by page, with a search or without", async () => {
    const people = Array.from({ length: 12 }, (_, index) => ({ name: `Personne N${String(index).padStart(2, "0")}` }));
    const { token, mission } = await received(people);
    const oldest = people.map(({ name }) => name).toReversed();
    expect(names(await list(token, "?sort=oldest"))).toEqual(oldest.slice(0, 10));
    expect(names(await list(token, `?sort=oldest&job=${mission.id}&status=pending&page=2`))).toEqual(oldest.slice(10));
    expect(names(await list(token, "?sort=oldest&query=n0"))).toEqual(oldest.slice(2));
    expect(names(await list(token, "?sort=autre&query=n0"))[0]).toBe("Personne N00");
  });

  test("finds a person by name, without accents, in either order, and never by a wildcard", async () => {
    const { token } = await received([
      { name: "Éloïse Lefèvre", status: "rejected" },
      { name: "Karim Benali" },
      { name: "Louise Martin" },
    ]);
    expect(names(await list(token, "?query=eloise"))).toEqual(["Éloïse Lefèvre"]);
    expect(names(await list(token, "?query=LEFEVRE"))).toEqual(["Éloïse Lefèvre"]);
    expect(names(await list(token, "?query=benali%20karim"))).toEqual(["Karim Benali"]);
    expect(names(await list(token, "?query=louise&status=pending"))).toEqual(["Louise Martin"]);
    expect(await list(token, "?query=ise")).toMatchObject({ body: { count: 2 } });
    // The mission's title finds everyone who applied to it.
    expect((await list(token, "?query=SALLE")).body.count).toBe(3);
    expect(names(await list(token, "?query=%25"))).toEqual([]);
    expect(names(await list(token, "?query=eloise&status=pending"))).toEqual([]);
  });

  test("does not find someone who has left by their name", async () => {
    const { token, person } = await aPair(h);
    expect((await list(token, "?query=moreau")).body.count).toBe(1);
    await patch(h, person.token, `applications/${person.id}/withdraw`);
    expect((await list(token, "?query=moreau")).body).toMatchObject({ count: 0, results: [] });
  });

  test("turns its pages, over a mission, with a search or without", async () => {
    const { token, mission } = await received(Array.from({ length: 12 }, (_, i) => ({ name: `Zoé Num${i}` })));
    for (const search of ["?", `?job=${mission.id}`, "?query=zoe", "?status=pending,reviewed"]) {
      const first = await list(token, search);
      expect(first.body).toMatchObject({ count: 12, previous: null });
      expect(first.body.results).toHaveLength(10);
      const second = await list(token, first.body.next?.replace("/api/applications/", ""));
      expect(names(second)).toEqual(["Zoé Num10", "Zoé Num11"]);
      expect(second.body.next).toBeNull();
    }
    expect((await list(token, "?page=9")).body).toMatchObject({ results: [], count: 12, next: null });
    expect((await list(token, "?page=5000")).body).toMatchObject({ results: [], count: 12, next: null });
  });

  test("shows nothing of another company, whatever is searched", async () => {
    await received([{ name: "Secrète Personne" }]);
    const stranger = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    expect((await list(stranger, "?query=secrete")).body).toMatchObject({ results: [], count: 0 });
  });
});

test("a candidate finds their own applications by title or company", async () => {
  const candidate = await aCandidate(h.ctx.db);
  const token = await tokenFor(h.ctx, candidate.id);
  const tavern = await anEmployer(h.ctx.db, { company: { name: "Taverne Gutenberg" } });
  const barista = await aMission(h.ctx.db, { employer: tavern, title: "Barista (H/F)" });
  const cook = await aMission(h.ctx.db, { title: "Second de cuisine (H/F)" });
  await anApplication(h.ctx.db, { mission: barista, candidate });
  await anApplication(h.ctx.db, { mission: cook, candidate });
  await anApplication(h.ctx.db, { mission: barista });
  const titles = async (search: string) => (await list(token, search)).body.results.map(({ job }) => job.title);
  expect(await titles("?query=barista")).toEqual(["Barista (H/F)"]);
  expect(await titles("?query=gutenberg")).toEqual(["Barista (H/F)"]);
  expect(await titles("?query=CUISINE&status=pending,accepted")).toEqual(["Second de cuisine (H/F)"]);
  expect(await titles("?query=plongeur")).toEqual([]);
});

test("both sides read the history of an application, in order", async () => {
  const { token, person } = await aPair(h);
  await patch(h, token, `applications/${person.id}/read`);
  await patch(h, token, `applications/${person.id}/accept`);
  await h.runJobs();
  await patch(h, person.token, `applications/${person.id}/confirm`);
  for (const viewer of [token, person.token]) {
    const { body } = await get<{ history: { kind: string; at: string }[]; rated: boolean; interview: null }>(
      h,
      viewer,
      `applications/${person.id}/`,
    );
    expect(body.history.map(({ kind }) => kind)).toEqual(["received", "seen", "accepted", "confirmed"]);
    expect(body.history.map(({ at }) => at)).toEqual(body.history.map(({ at }) => at).toSorted());
    expect(body).toMatchObject({ rated: false, interview: null });
  }
});

describe("the applications of one mission", () => {
  /** In Lyon, wanting two skills. */
  async function scene() {
    const employer = await anEmployer(h.ctx.db);
    const skills = ["Service en salle", "Caisse"];
    const mission = await aMission(h.ctx.db, { employer, skills, positions: 9, lat: 45.76, lon: 4.83 });
    const apply = async (name: string, minutesAgo: number, has: string[], lat: number | null) => {
      const candidate = await aCandidate(h.ctx.db, {
        firstName: name,
        skills: has,
        lat,
        lon: lat === null ? null : 4.83,
      });
      const createdAt = new Date(Date.now() - minutesAgo * 60_000);
      return { candidate, ...(await anApplication(h.ctx.db, { mission, candidate, createdAt })) };
    };
    return {
      mission,
      employer,
      token: await tokenFor(h.ctx, employer.id),
      none: await apply("Zoé", 90, ["Plonge"], 45.76),
      half: await apply("Yan", 80, ["caisse"], 45.83),
      both: await apply("Xavier", 30, ["Caisse", "Service en salle"], null),
      bothBefore: await apply("Will", 40, ["Caisse", "Service en salle"], 46.2),
    };
  }
  const ids = ({ body }: { body: Page }) => body.results.map(({ id }) => id);

  test("those with the most skills come first, and the oldest of them; or the nearest; with words too", async () => {
    const { mission, token, none, half, both, bothBefore } = await scene();
    const sorted = async (sort: string) => ids(await list(token, `?job=${mission.id}&sort=${sort}`));
    expect(await sorted("fit")).toEqual([bothBefore.id, both.id, half.id, none.id]);
    expect(await sorted("nearest")).toEqual([none.id, half.id, bothBefore.id, both.id]);
    expect(ids(await list(token, `?job=${mission.id}&sort=fit&query=serveur&status=pending`))).toHaveLength(4);
    // Over all missions these orders are the order of arrival.
    expect(ids(await list(token, "?sort=nearest"))).toEqual([none.id, half.id, bothBefore.id, both.id]);
  });

  test("say how far each person is, in whole kilometres, and how often they worked here; to the employer alone", async () => {
    const { mission, employer, token, none, half, both } = await scene();
    const past = await aMission(h.ctx.db, { employer, startsAt: new Date(Date.now() - 864e5) });
    await anApplication(h.ctx.db, {
      mission: past,
      candidate: none.candidate,
      status: "accepted",
      candidateStatus: "confirmed",
      attendance: "worked",
    });
    const { body } = await list(token, `?job=${mission.id}`);
    const of = ({ id }: { id: number }) => body.results.find((one) => one.id === id);
    expect(of(none)).toMatchObject({ distance_km: 0, worked_here: 1 });
    expect(of(half)).toMatchObject({ distance_km: 8, worked_here: 0 });
    expect(of(both)).toMatchObject({ distance_km: null });
    const own = await list(await tokenFor(h.ctx, half.candidate.id));
    expect(own.body.results[0]).toMatchObject({ distance_km: null });
  });
});
