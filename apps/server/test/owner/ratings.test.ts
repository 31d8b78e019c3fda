import { afterAll, beforeAll, expect, test } from "vitest";
import { dayIn, type OwnerClient } from "./client.ts";
import {
  type Account,
  aCandidate,
  anEmployer,
  apply,
  confirmAddress,
  daysPass,
  type Owner,
  publish,
  signInAgain,
  startOwner,
} from "./people.ts";

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner();
});
afterAll(() => owner.close());

type ToRate = { id: number; name: string; jobTitle: string; email: string; appliedDate: string };
type Employer = Account & { companyId: number };

/** Accepted, and confirmed on the product's own page: the document has no call for it. */
async function work(marc: Employer, ines: Account, title: string, days = 1): Promise<void> {
  const startDate = `${dayIn(days, owner.ctx.now())}T18:00`;
  const { id } = await publish(marc, { title, startDate, endDate: null, hoursPerDay: 5 });
  const application = await apply(ines, id);
  await marc.patch(`/api/applications/${application}/accept/`);
  owner.advance(60_000);
  await ines.patch(`/api/applications/${application}/confirm/`);
}

const toRate = (marc: OwnerClient) => marc.get<ToRate[]>("/api/rating/profile/");

test("an employer rates somebody who worked with one score as text, and they leave the list of people to rate", async () => {
  const [marc, ines] = [await anEmployer(owner), await aCandidate(owner, { lastName: "Martin" })];
  await work(marc, ines, "Serveuse du samedi");
  await daysPass(owner, 4);
  const employer = await signInAgain(owner, marc);
  expect(await toRate(employer)).toMatchObject([
    {
      id: ines.user.id,
      name: "Inès Martin",
      jobTitle: expect.stringContaining("Serveuse du samedi"),
      email: expect.stringContaining("@"),
      appliedDate: expect.any(String),
    },
  ]);
  const [user_id, company_id] = [ines.user.id, marc.companyId];
  const answer = await employer.post("/api/ratings/add/", { user_id, company_id, rating: "4.5", comment: "Parfaite." });
  expect(answer).toMatchObject({ rating: "4.5", comment: "Parfaite." });
  expect(await toRate(employer)).toEqual([]);
});

test("a rating is of the latest mission worked and not yet rated, and a number is as good as a text", async () => {
  const [marc, ines] = [await anEmployer(owner), await aCandidate(owner)];
  await work(marc, ines, "Première soirée", 1);
  await work(marc, ines, "Dernière soirée", 2);
  await daysPass(owner, 5);
  const employer = await signInAgain(owner, marc);
  const [user_id, company_id] = [ines.user.id, marc.companyId];
  expect(await toRate(employer)).toHaveLength(2);
  const last = await employer.post("/api/ratings/add/", { user_id, company_id, rating: 4, comment: "" });
  expect(last).toMatchObject({ rating: "4.0", jobTitle: expect.stringContaining("Dernière soirée") });
  expect(await toRate(employer)).toMatchObject([{ jobTitle: expect.stringContaining("Première soirée") }]);
  await employer.post("/api/ratings/add/", { user_id, company_id, rating: "3.2", comment: "En retard." });
  expect(await toRate(employer)).toEqual([]);
});

test("the ratings of three employers make the mean of the profile, and the person is told of each", async () => {
  const ines = await aCandidate(owner);
  await daysPass(owner, 2);
  const employers: Employer[] = [];
  for (let days = 1; days <= 3; days += 1) {
    const marc = await anEmployer(owner);
    await confirmAddress(owner, marc);
    employers.push(marc);
  }
  // An account had to exist for a day before the application that it rates.
  await daysPass(owner, 2);
  const person = { ...ines, ...(await signInAgain(owner, ines)) };
  for (const [index, marc] of employers.entries())
    await work({ ...marc, ...(await signInAgain(owner, marc)) }, person, `Soirée ${index}`, index + 1);
  await daysPass(owner, 7);
  for (const [index, marc] of employers.entries()) {
    const employer = await signInAgain(owner, marc);
    const rating = ["4.0", "5.0", "4.5"][index];
    await employer.post("/api/ratings/add/", {
      user_id: ines.user.id,
      company_id: marc.companyId,
      rating,
      comment: "Bien.",
    });
    owner.advance(20 * 60_000);
  }
  await daysPass(owner, 8);
  const again = await signInAgain(owner, ines);
  expect(await again.get(`/api/profile/${ines.user.id}/`)).toMatchObject({ rating: 4.5, totalJobs: 3 });
  const notifications = await again.get<{ type: string }[]>("/api/notifications");
  expect(notifications.filter(({ type }) => type === "rating_received")).toHaveLength(3);
});

test("a rating outside one to five is refused on its field", async () => {
  const [marc, ines] = [await anEmployer(owner), await aCandidate(owner)];
  const [user_id, company_id] = [ines.user.id, marc.companyId];
  for (const rating of ["0", "5.5", "beaucoup", ""]) {
    const body = { user_id, company_id, rating, comment: "" };
    expect(await marc.attempt("POST", "/api/ratings/add/", body)).toMatchObject({
      status: 400,
      body: { rating: [expect.any(String)] },
    });
  }
});
