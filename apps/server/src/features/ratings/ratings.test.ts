import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { maskEmail } from "@app/domain/applications/masked-contact";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPair, get, notificationsOf, patch, post, publishRatings, requireSound } from "../../../test/scene.ts";

const DAY = 86_400_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const opinion = {
  technical: 5,
  communication: 4,
  experience: 5,
  cultural: 4,
  overall: 5,
  comment: "Ponctuel, à l’aise en salle, je reprends quand vous voulez.",
  recommend: true,
};
const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;

type View = { id: number; rating: number; reply: string | null; author: string | null; code: string };
type List = { results: View[]; rating: number | null; rating_count: number; count: number };
const rate = (token: string, body: object) => post<View>(h, token, "ratings/add", { ...opinion, ...body });
const rateCompany = (token: string, body: object) => post<View>(h, token, "ratings/company", { ...opinion, ...body });

/** An employer and someone who worked for them last week. */
const aWork = () => aPair(h, { mission: { startsAt: new Date(Date.now() - 7 * DAY) }, application: worked });

describe("an employer rates someone who worked for them", () => {
  test("the server computes the mean, the person is notified and their figures follow", async () => {
    const { token, person, employer } = await aWork();
    const rated = await rate(token, { user_id: person.candidate.id, company_id: employer.companyId, rating: "1.0" });
    expect(rated).toMatchObject({ status: 201, body: { rating: "4.6", recommend: true, application_id: person.id } });
    await publishRatings(h);
    expect((await notificationsOf(h, person.token))[0]).toMatchObject({
      type: "rating_received",
      title: "Vous avez reçu une note de 4,6",
      message: expect.stringContaining("«\u00a0Ponctuel, à l’aise en salle"),
      actionUrl: "/candidat/tableau-de-bord/profil/avis",
    });
    const { body } = await get<List>(h, person.token, "ratings/");
    expect(body).toMatchObject({ rating_count: 1, results: [{ rating: "4.6", held: false }] });
    expect(await get(h, token, `applications/${person.id}/`)).toMatchObject({ body: { rated: true } });
  });

  test("once per mission worked: the second time names the refusal, another mission is another rating", async () => {
    const { token, person, employer } = await aWork();
    const { candidate } = person;
    await rate(token, { user_id: candidate.id });
    expect(await rate(token, { user_id: candidate.id })).toMatchObject({
      status: 409,
      body: { code: "already_rated", error: "Vous avez déjà évalué cette mission." },
    });
    const mission = await aMission(h.ctx.db, { employer, startsAt: new Date(Date.now() - 3 * DAY) });
    const { id } = await anApplication(h.ctx.db, { mission, candidate, ...worked });
    expect(await rate(token, { user_id: candidate.id, application_id: person.id })).toMatchObject({ status: 409 });
    const low = { technical: 3, communication: 3, experience: 3, cultural: 3, overall: 3 };
    expect(await rate(token, { user_id: candidate.id, application_id: id, ...low })).toMatchObject({ status: 201 });
    await publishRatings(h);
    const { body } = await get<List>(h, person.token, "ratings/");
    expect(body).toMatchObject({ rating: null, rating_count: 2 });
  });

  test("the list of people to rate holds those who worked, and loses them once rated", async () => {
    const { token, person, mission } = await aWork();
    expect((await get(h, token, "rating/profile/")).body).toEqual([
      {
        id: person.candidate.id,
        name: "Camille Moreau",
        jobTitle: "Serveur en salle (H/F)",
        email: maskEmail(person.candidate.email),
        appliedDate: expect.any(String),
        application_id: person.id,
        job_id: mission.id,
        startDate: mission.startsAt.toISOString(),
        profileImage: null,
      },
    ]);
    await rate(token, { user_id: person.candidate.id });
    expect((await get(h, token, "rating/profile/")).body).toEqual([]);
  });

  test("someone accepted who has not worked yet, a stranger and an unknown person are all unknown", async () => {
    const upcoming = await aPair(h, { application: { status: "accepted" } });
    const elsewhere = await aWork();
    for (const user_id of [upcoming.person.candidate.id, elsewhere.person.candidate.id, 999_999])
      expect(await rate(upcoming.token, { user_id })).toMatchObject({
        status: 404,
        body: { code: "user_not_found", error: "Utilisateur introuvable" },
      });
    expect((await get(h, upcoming.token, "rating/profile/")).body).toEqual([]);
  });

  test("not in the name of another company", async () => {
    const { token, person } = await aWork();
    const company_id = (await anEmployer(h.ctx.db)).companyId;
    expect(await rate(token, { user_id: person.candidate.id, company_id })).toMatchObject({
      status: 403,
      body: { code: "identity_mismatch" },
    });
  });

  test.each([
    [{ user_id: undefined }, "user_id", "Choisissez d’abord la personne à évaluer."],
    [{ overall: undefined }, "overall", "Donnez une note de 1 à 5."],
    [{ overall: 6 }, "overall", "Donnez une note de 1 à 5."],
    [{ cultural: 0 }, "cultural", "Donnez une note de 1 à 5."],
  ])("%j is refused under its field", async (body, field, sentence) => {
    const { token, person } = await aWork();
    expect(await rate(token, { user_id: person.candidate.id, ...body })).toMatchObject({
      status: 400,
      body: { [field]: [sentence] },
    });
  });

  test("one score is enough: the details left out are in no mean", async () => {
    const { token, person } = await aWork();
    const alone = { technical: undefined, communication: "", experience: null, cultural: 3, overall: 4 };
    expect(await rate(token, { user_id: person.candidate.id, ...alone })).toMatchObject({
      status: 201,
      body: { rating: "3.5", overall: 4, technical: null, communication: null, experience: null, cultural: 3 },
    });
  });

  test("a text is optional: the notification has the score alone", async () => {
    const { token, person } = await aWork();
    expect(await rate(token, { user_id: person.candidate.id, comment: "  " })).toMatchObject({
      status: 201,
      body: { comment: "" },
    });
    await publishRatings(h);
    await h.runJobs();
    const { body } = await get<{ message: string }[]>(h, person.token, "notifications/");
    expect(body[0]?.message).toMatch(/^[^«]+, «\u00a0[^»]+\u00a0»$/);
  });

  test("whether they recommend the person is a question they may leave open", async () => {
    const { token, person } = await aWork();
    expect(await rate(token, { user_id: person.candidate.id, recommend: undefined })).toMatchObject({
      status: 201,
      body: { recommend: null },
    });
  });
});

describe("someone rates a company they worked for", () => {
  test("once, and the employer is notified", async () => {
    const { token, person, employer } = await aWork();
    const rated = await rateCompany(person.token, { company_id: employer.companyId });
    expect(rated).toMatchObject({ status: 201, body: { rating: "4.6", author: "Camille M." } });
    expect(await rateCompany(person.token, { application_id: person.id })).toMatchObject({
      status: 409,
      body: { code: "already_rated" },
    });
    await publishRatings(h);
    expect((await notificationsOf(h, token))[0]).toMatchObject({ title: "Un avis sur votre entreprise\u00a0: 4,6" });
  });

  test("the list of missions to rate holds those worked, and loses them once rated", async () => {
    const { token, person, employer, mission } = await aWork();
    const upcoming = await aMission(h.ctx.db, { employer });
    await anApplication(h.ctx.db, { mission: upcoming, candidate: person.candidate, status: "accepted" });
    expect((await get(h, person.token, "ratings/company/")).body).toEqual([
      {
        application_id: person.id,
        job_id: mission.id,
        jobTitle: "Serveur en salle (H/F)",
        startDate: mission.startsAt.toISOString(),
        company: { id: employer.companyId, name: expect.any(String), logo: null },
      },
    ]);
    expect((await get(h, (await aWork()).person.token, "ratings/company/")).body).toHaveLength(1);
    expect((await get(h, person.token, "ratings/given/")).body).toMatchObject({ count: 0, results: [] });
    const { body } = await rateCompany(person.token, { application_id: person.id });
    expect((await get(h, person.token, "ratings/company/")).body).toEqual([]);
    expect((await get(h, person.token, "ratings/given/")).body).toMatchObject({ results: [{ published: false }] });
    await publishRatings(h);
    await post(h, token, `ratings/${body.id}/reply`, { reply: "Merci, à bientôt." });
    expect((await get(h, person.token, "ratings/given/")).body).toMatchObject({
      count: 1,
      results: [{ id: body.id, rating: "4.6", company: { id: employer.companyId }, reply: "Merci, à bientôt." }],
    });
  });

  test("not without having worked there, nor for someone else, nor for nothing", async () => {
    const { person, employer } = await aPair(h, { application: { status: "accepted" } });
    expect(await rateCompany(person.token, { company_id: employer.companyId })).toMatchObject({
      status: 404,
      body: { error: "Entreprise introuvable" },
    });
    expect(await rateCompany(person.token, { company_id: employer.companyId, user_id: 1 })).toMatchObject({
      status: 403,
      body: { code: "identity_mismatch" },
    });
    expect(await rateCompany(person.token, {})).toMatchObject({
      status: 400,
      body: { company_id: ["Choisissez d’abord la mission à évaluer."] },
    });
  });
});

describe("replying", () => {
  const reply = (token: string, id: number, text = "Merci, à bientôt.") =>
    post<View>(h, token, `ratings/${id}/reply`, { reply: text });

  test("the rated person replies once, and the author is notified", async () => {
    const { token, person, employer } = await aWork();
    const ofPerson = (await rate(token, { user_id: person.candidate.id })).body.id;
    const ofCompany = (await rateCompany(person.token, { company_id: employer.companyId })).body.id;
    expect(await reply(person.token, ofPerson)).toMatchObject({ status: 201, body: { reply: "Merci, à bientôt." } });
    expect(await reply(person.token, ofPerson, "Encore")).toMatchObject({
      status: 409,
      body: { code: "already_replied", error: "Vous avez déjà répondu à cette évaluation." },
    });
    expect((await notificationsOf(h, token))[0]?.title).toBe("Camille Moreau répond à votre évaluation");
    expect((await reply(token, ofCompany)).status).toBe(201);
    expect((await notificationsOf(h, person.token))[0]?.title).toBe("Brasserie Vauquelle répond à votre évaluation");
  });

  test("nobody answers their own rating, nor that of others, nor with nothing", async () => {
    const { token, person } = await aWork();
    const { id } = (await rate(token, { user_id: person.candidate.id })).body;
    await publishRatings(h);
    const rival = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    for (const other of [token, rival])
      expect(await reply(other, id)).toMatchObject({ status: 404, body: { error: "Évaluation introuvable" } });
    expect(await reply(person.token, id, "")).toMatchObject({
      status: 400,
      body: { reply: ["Écrivez votre réponse."] },
    });
  });
});

describe("who reads ratings", () => {
  test("the person reads all of them; an employer they applied to reads the mean and their own ratings", async () => {
    const { token, person } = await aWork();
    const { candidate } = person;
    await rate(token, { user_id: candidate.id });
    await publishRatings(h);
    const other = await aPair(h);
    await anApplication(h.ctx.db, { mission: other.mission, candidate });
    const own = await get<List>(h, person.token, `ratings/?user_id=${candidate.id}`);
    expect(own.body).toMatchObject({ rating: null, rating_count: 1, count: 1 });
    expect(own.body.results[0]).toMatchObject({ author: "Brasserie Vauquelle", comment: opinion.comment });
    expect((await get<List>(h, token, `ratings/?user_id=${candidate.id}`)).body.results).toHaveLength(1);
    const received = await get<List>(h, other.token, `ratings/?user_id=${candidate.id}`);
    expect(received.body).toMatchObject({ rating: null, rating_count: 1, count: 0, results: [] });
  });

  test("to other candidates, to employers they did not apply to or left, the person does not exist", async () => {
    const { person } = await aWork();
    const rival = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const stranger = (await aPair(h)).token;
    const left = await aPair(h);
    await patch(h, left.person.token, `applications/${left.person.id}/withdraw`);
    for (const token of [rival, stranger])
      expect(await get(h, token, `ratings/?user_id=${person.candidate.id}`)).toMatchObject({
        status: 404,
        body: { error: "Utilisateur introuvable" },
      });
    expect((await get(h, left.token, `ratings/?user_id=${left.person.candidate.id}`)).status).toBe(404);
  });

  test("ratings of a company are shown to members without names, and to the company with them", async () => {
    const { token, person, employer } = await aWork();
    await rateCompany(person.token, { company_id: employer.companyId });
    await publishRatings(h);
    const rival = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const seen = await get<List>(h, rival, `ratings/?company_id=${employer.companyId}`);
    expect(seen.body).toMatchObject({ rating: null, rating_count: 1, count: 1 });
    expect(seen.body.results[0]?.author).toBeNull();
    expect((await get<List>(h, token, "ratings/")).body.results[0]?.author).toBe("Camille M.");
    const quiet = await anEmployer(h.ctx.db);
    expect((await get(h, rival, `ratings/?company_id=${quiet.companyId}`)).status).toBe(404);
  });
});
