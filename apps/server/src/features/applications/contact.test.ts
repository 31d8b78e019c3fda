import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { maskEmail, maskPhone } from "@app/domain/applications/masked-contact";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPair, get, patch, post } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type Contact = { email: string | null; phone: string | null; contact: string; contact_reason: string | null };
type Applicant = { candidate: Contact };
type RowPage = { results: unknown[]; next: string | null };
type Pair = Awaited<ReturnType<typeof aPair>>;

const setLevel = ({ employer }: Pair, level: CompanyLevel) =>
  h.ctx.db.updateTable("companies").set({ level }).where("id", "=", employer.companyId).execute();
const openApplication = ({ token, person }: Pair) => get<Applicant>(h, token, `applications/${person.id}/`);
const openProfile = ({ token, person }: Pair) =>
  get<Applicant["candidate"]>(h, token, `profile/${person.candidate.id}/`);
const countViews = async ({ person }: Pair) =>
  (await get<{ count: number }>(h, person.token, "account/views/")).body.count;

const fullContact = ({ person: { candidate } }: Pair) => ({
  email: candidate.email,
  phone: candidate.phone,
  contact: "shown",
  contact_reason: null,
});
const done = { status: "accepted", candidateStatus: "confirmed" } as const;
const masked = ({ person: { candidate } }: Pair) => ({
  email: maskEmail(candidate.email),
  phone: maskPhone(candidate.phone ?? ""),
  contact: "masked",
});

describe("an applicant's e-mail and phone", () => {
  test("are masked until acceptance and confirmation, and no view is recorded", async () => {
    const pair = await aPair(h);
    expect((await openApplication(pair)).body.candidate).toMatchObject(masked(pair));
    expect((await openProfile(pair)).body).toMatchObject(masked(pair));
    expect(await countViews(pair)).toBe(0);
    await patch(h, pair.token, `applications/${pair.person.id}/accept`);
    await h.runJobs();
    expect((await openApplication(pair)).body.candidate).toMatchObject({
      ...masked(pair),
      contact_reason: "not_confirmed",
    });
    expect((await patch(h, pair.person.token, `applications/${pair.person.id}/confirm`)).status).toBe(200);
    expect((await openApplication(pair)).body.candidate).toMatchObject(fullContact(pair));
    expect((await openProfile(pair)).body).toMatchObject(fullContact(pair));
    expect(await countViews(pair)).toBe(1);
  });

  test("stay masked while the acceptance can be undone, so that nobody reads them and leaves the person unaware", async () => {
    const pair = await aPair(h);
    await patch(h, pair.token, `applications/${pair.person.id}/accept`);
    expect((await openApplication(pair)).body.candidate).toMatchObject(masked(pair));
    expect((await openProfile(pair)).body).toMatchObject(masked(pair));
    expect((await post(h, pair.token, `applications/${pair.person.id}/undo-decision`, {})).status).toBe(200);
    await h.runJobs();
    expect((await openApplication(pair)).body.candidate).toMatchObject(masked(pair));
    expect(await countViews(pair)).toBe(0);
  });

  test("are masked again once the acceptance is cancelled", async () => {
    const pair = await aPair(h, { application: done });
    const change = { status: "rejected", reason: "Le service est annulé." };
    expect(await patch(h, pair.token, `applications/${pair.person.id}/status`, change)).toMatchObject({ status: 200 });
    expect((await openApplication(pair)).body.candidate).toMatchObject(masked(pair));
  });

  test("a SIRET copied from the register opens nothing before acceptance", async () => {
    const pair = await aPair(h);
    await setLevel(pair, "siret_found");
    expect((await openApplication(pair)).body.candidate).toMatchObject(masked(pair));
    expect((await openProfile(pair)).body).toMatchObject(masked(pair));
    expect(await countViews(pair)).toBe(0);
  });

  test.each(["address_proven", "verified"] as const)("are shown at once to a company that is %s", async (level) => {
    const pair = await aPair(h);
    await setLevel(pair, level);
    expect((await openApplication(pair)).body.candidate).toMatchObject(fullContact(pair));
    expect((await openProfile(pair)).body).toMatchObject(fullContact(pair));
    expect(await countViews(pair)).toBe(1);
  });

  test("are in no answer to a decision, even for a verified company", async () => {
    const pair = await aPair(h);
    await setLevel(pair, "verified");
    for (const verb of ["read", "reject"]) {
      const { body } = await patch<Applicant>(h, pair.token, `applications/${pair.person.id}/${verb}`);
      expect(body.candidate).toMatchObject(masked(pair));
    }
    expect(await countViews(pair)).toBe(0);
  });

  test("are in no list: two hundred rows hold no e-mail and no phone, and count nothing", async () => {
    const employer = await anEmployer(h.ctx.db, { company: { level: "verified" } });
    const mission = await aMission(h.ctx.db, { employer, positions: 500 });
    const people: Awaited<ReturnType<typeof aCandidate>>[] = [];
    for (let n = 0; n < 200; n += 1) people.push(await aCandidate(h.ctx.db));
    for (const candidate of people) await anApplication(h.ctx.db, { mission, candidate });
    const token = await tokenFor(h.ctx, employer.id);
    let rows = 0;
    for (let path: string | null = "applications/?page=1"; path !== null; ) {
      const { body }: { body: RowPage } = await get<RowPage>(h, token, path);
      const text = JSON.stringify(body);
      const leaked = people.filter(({ email, phone }) => text.includes(email) || text.includes(phone ?? email));
      expect(leaked).toEqual([]);
      rows += body.results.length;
      path = body.next && body.next.slice(body.next.indexOf("applications/"));
    }
    expect(rows).toBe(200);
    const views = await h.ctx.db.selectFrom("contactViews").where("viewerId", "=", employer.id).select("id").execute();
    expect(views).toEqual([]);
  });
});

test("opening an application counts a person a day towards what an employer may open", async () => {
  const strict = await startHarness({ RATE_LIMITS: "strict" });
  // Counters are shared by every test file, and numbers begin again in each.
  await strict.runAsOwner("alter table users alter column id restart with 6500001");
  const pair = await aPair(strict, { application: done });
  const other = await anApplication(strict.ctx.db, {
    mission: await aMission(strict.ctx.db, { employer: pair.employer }),
    ...done,
  });
  const open = (id: number) => get(strict, pair.token, `applications/${id}/`);
  for (let n = 0; n < 199; n += 1) await strict.ctx.limiter.spend("profile_views", `u${pair.employer.id}`);
  expect((await open(pair.person.id)).status).toBe(200);
  // The same person again is not counted; another one is refused.
  expect((await open(pair.person.id)).status).toBe(200);
  expect(await open(other.id)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  await strict.close();
});
