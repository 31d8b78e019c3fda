import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { COMPANY_PROFILES } from "@app/db/demo/material/company-profiles";
import { COMMENTS_ON_CANDIDATES } from "@app/db/demo/material/rating-comments";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newcomer } from "../bodies.ts";
import { aForm } from "../form.ts";
import { call, type Harness, startHarness, tokenFor } from "../harness.ts";
import { bodyOf } from "../mission-scene.ts";
import { patch, post, publishRatings } from "../scene.ts";
import { aStranger, asVisitor, aWorker, publish, SCAM, type Stranger, work } from "./abuse-scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const UNLAWFUL = "Nous ne prenons pas de femmes enceintes.";
const REFUSED = { status: 400, body: { code: "unlawful" } };
const sentence = (words: string) => expect.arrayContaining([expect.stringContaining(words)]);

const updateCompany = ({ companyId, token }: { companyId: number; token: string }, fields: Record<string, string>) =>
  call(h.app, "POST", "/api/company/update/", { token, ...aForm({ company_id: String(companyId), ...fields }) });
const establishment = {
  name: "Salle du port",
  place: "Lyon 7e",
  street: "14 quai des Tisseurs",
  access: "Sonnez au 2.",
};

test.each([
  ["title", "Hommes blancs de moins de 25 ans"],
  ["collectiveAgreement", "Réservé aux non syndiqués, pas de syndiqués ici"],
  ["equipment", UNLAWFUL],
  ["skills", ["Pas de femmes enceintes"]],
  ["tags", ["Pas de Noirs"]],
])("a mission whose %s turns people away is refused, with the law", async (field, words) => {
  const employer = await aStranger(h);
  const body = bodyOf(await aMission(h.ctx.db), { [field]: words });
  const answer = await post(h, employer.token, "jobs/add", body);
  expect(answer).toMatchObject({ ...REFUSED, body: { code: "unlawful", [field]: sentence("art. L") } });
  const { id } = await publish(h, employer);
  const edited = await call(h.app, "PUT", `/api/jobs/${id}/edit/`, { token: employer.token, body });
  expect(edited).toMatchObject(REFUSED);
});

describe("the page of a company", () => {
  test.each(["name", "description", "culture", "benifits_perks"])("%s", async (field) => {
    const employer = await aStranger(h);
    await publish(h, employer);
    for (const [words, law] of [
      [UNLAWFUL, "L1225-1"],
      [SCAM, "313-1"],
    ] as const)
      expect(await updateCompany(employer, { [field]: words })).toMatchObject({
        ...REFUSED,
        body: { [field]: sentence(law) },
      });
    const { body } = await call(h.app, "GET", `/api/companies/${employer.companyId}/`);
    expect(JSON.stringify(body)).not.toMatch(/enceintes|reversez/);
  });

  test("may say what companies say", async () => {
    const employer = await aStranger(h);
    for (const { description, culture, perks } of COMPANY_PROFILES)
      expect((await updateCompany(employer, { description, culture, benifits_perks: perks })).status).toBe(200);
  });

  test("cannot be opened under such a name", async () => {
    const { role: _, profession: __, city: ___, ...person } = newcomer();
    const form = {
      ...person,
      role: "employer",
      company: UNLAWFUL,
      siret_number: "73282932000074",
      phone: "0612345678",
    };
    const answer = await call(
      h.app,
      "POST",
      "/api/register/",
      aForm({ ...form, address: "1 rue de la République, 69001 Lyon" }),
    );
    expect(answer.body).toMatchObject({ code: "unlawful", company: sentence("art. L") });
  });
});

describe("an establishment", () => {
  test.each([
    ["name", { name: "Salle réservée aux hommes, pas de femmes" }],
    ["access", { access: SCAM }],
  ])("is not added, nor changed after publication, with such a %s", async (field, words) => {
    const employer = await aStranger(h);
    const bad = { ...establishment, ...words };
    expect(await post(h, employer.token, "establishments", bad)).toMatchObject({
      ...REFUSED,
      body: { [field]: sentence("art. ") },
    });
    const { body: good } = await post<{ id: number }>(h, employer.token, "establishments", establishment);
    const { id } = await publish(h, employer, { establishment_id: good.id });
    expect(await patch(h, employer.token, `establishments/${good.id}`, { ...bad, closed: false })).toMatchObject(
      REFUSED,
    );
    expect(JSON.stringify((await asVisitor(h, id)).body)).not.toMatch(/pas de femmes|reversez/);
  });
});

describe("a rating", () => {
  /** Somebody who worked there a week ago, each side free to rate. */
  async function aWorked() {
    const employer = await aStranger(h);
    const worker = await aWorker(h);
    await work(h, employer, worker, { daysAgo: 7 });
    return { employer, worker };
  }
  const rate = ({ token }: Stranger, userId: number, comment: string) =>
    post<{ id: number }>(h, token, "ratings/add", { user_id: userId, overall: 3, comment });

  test.each([UNLAWFUL, SCAM])("of a worker does not say: %s", async (comment) => {
    const { employer, worker } = await aWorked();
    expect(await rate(employer, worker.id, comment)).toMatchObject({
      ...REFUSED,
      body: { comment: sentence("art. ") },
    });
  });

  test.each([UNLAWFUL, SCAM])("is not answered with: %s", async (reply) => {
    const { employer, worker } = await aWorked();
    const opinion = { company_id: employer.companyId, overall: 2, comment: "Ils refusent les femmes enceintes." };
    const { status, body } = await post<{ id: number }>(h, worker.token, "ratings/company", opinion);
    expect(status).toBe(201);
    await publishRatings(h);
    expect(await post(h, employer.token, `ratings/${body.id}/reply`, { reply })).toMatchObject({
      ...REFUSED,
      body: { reply: sentence("art. ") },
    });
    const thanks = { reply: "Merci d’être venue, à bientôt." };
    expect((await post(h, employer.token, `ratings/${body.id}/reply`, thanks)).status).toBe(201);
  });

  test("says what ratings say", async () => {
    const employer = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, employer.id);
    const startsAt = new Date(h.ctx.now().getTime() - 7 * 86_400_000);
    for (const { text } of COMMENTS_ON_CANDIDATES.slice(0, 20)) {
      const mission = await aMission(h.ctx.db, { employer, startsAt });
      const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;
      const { candidateId } = await anApplication(h.ctx.db, { mission, ...worked });
      const opinion = { user_id: candidateId, overall: 5, comment: text };
      expect((await post(h, token, "ratings/add", opinion)).status).toBe(201);
    }
  }, 60_000);
});

describe("a profile", () => {
  const update = (token: string, fields: Record<string, string>) =>
    call(h.app, "PUT", "/api/profile/update/", { token, ...aForm(fields) });

  test("asks nobody for money", async () => {
    const { token } = await aWorker(h);
    expect(await update(token, { about: SCAM })).toMatchObject({ ...REFUSED, body: { about: sentence("313-1") } });
  });

  test("may speak of its own age and origin", async () => {
    const { token } = await aWorker(h);
    const about = "Femme de 58 ans, d’origine portugaise, je cherche des extras en cuisine.";
    expect((await update(token, { about })).status).toBe(200);
  });
});
