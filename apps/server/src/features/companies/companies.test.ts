import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aForm, type FormFile } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPng } from "../../../test/hostile/images.ts";
import { bodyOf } from "../../../test/mission-scene.ts";
import { aPair, aScene, get, patch, post } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type Company = Record<string, unknown> & { logo: string | null };
const NOT_FOUND = { status: 404, body: { code: "company_not_found", error: "Entreprise introuvable" } };
const openSocket = (id: number, token?: string) =>
  call<Company>(h.app, "GET", `/api/companies/${id}/`, token ? { token } : {});
const logo = async (): Promise<FormFile> => ({
  field: "logo",
  name: "logo.png",
  type: "image/png",
  bytes: await aPng(),
});
const putLogo = (token: string, files: FormFile[], fields: Record<string, string> = {}) =>
  call<{ company: Company } & Record<string, unknown>>(h.app, "PUT", "/api/company/logo/update/", {
    token,
    ...aForm(fields, files),
  });

describe("a company's page", () => {
  test("does not exist before its first mission, except for its own people", async () => {
    const employer = await anEmployer(h.ctx.db, { company: { firstPublishedAt: null } });
    expect(await openSocket(employer.companyId)).toMatchObject(NOT_FOUND);
    expect(await openSocket(999_999)).toMatchObject(NOT_FOUND);
    expect((await openSocket(employer.companyId, await tokenFor(h.ctx, employer.id))).status).toBe(200);
  });

  test("does not exist while its only mission was never public", async () => {
    const employer = await anEmployer(h.ctx.db, { company: { firstPublishedAt: null } });
    const token = await tokenFor(h.ctx, employer.id);
    const body = bodyOf(await aMission(h.ctx.db), { status: "paused" });
    const { body: mission } = await post<{ id: number; status: string }>(h, token, "jobs/add", body);
    expect(mission.status).toBe("paused");
    expect(await openSocket(employer.companyId)).toMatchObject(NOT_FOUND);
    expect((await patch(h, token, `jobs/${mission.id}/status`, { status: "recruiting" })).status).toBe(200);
    expect((await openSocket(employer.companyId)).status).toBe(200);
  });

  test("shows anyone what it does and where, and only the people it accepted how to reach it", async () => {
    const { employer, person } = await aPair(h, { application: { status: "accepted" } });
    const waiting = await aPair(h);
    const hidden = { email: null, phone: null, address: null };
    expect((await openSocket(employer.companyId)).body).toMatchObject({
      name: employer.company.name,
      town: "Lyon",
      ...hidden,
    });
    expect((await openSocket(waiting.employer.companyId, waiting.person.token)).body).toMatchObject(hidden);
    expect((await openSocket(employer.companyId, waiting.token)).body).toMatchObject(hidden);
    const { email, phone, address } = employer.company;
    expect((await openSocket(employer.companyId, person.token)).body).toMatchObject({ email, phone, address });
  });

  test("says how often and how fast it answers, from the fifth case on", async () => {
    const { employer, mission, people } = await aScene(h, {
      applicants: 4,
      mission: { positions: 9 },
      application: { status: "rejected", createdAt: new Date(Date.now() - 3 * 86_400_000) },
    });
    expect(people).toHaveLength(4);
    const answers = async () => (await openSocket(employer.companyId)).body["answers"];
    expect(await answers()).toEqual({ rate: null, minutes: null, answered: null, cases: 4 });
    // No answer for three days counts; a recent or withdrawn application does not.
    await anApplication(h.ctx.db, { mission, createdAt: new Date(Date.now() - 3 * 86_400_000) });
    await anApplication(h.ctx.db, { mission });
    await anApplication(h.ctx.db, { mission, candidateStatus: "withdrawn" });
    expect(await answers()).toEqual({ rate: 80, minutes: null, answered: 4, cases: 5 });
    await anApplication(h.ctx.db, { mission, status: "accepted" });
    expect(await answers()).toEqual({ rate: 83, minutes: 20, answered: 5, cases: 6 });
  });

  test("someone who was accepted and left no longer sees it", async () => {
    const { employer, person } = await aPair(h, { application: { status: "accepted", candidateStatus: "withdrawn" } });
    expect((await openSocket(employer.companyId, person.token)).body).toMatchObject({ email: null, address: null });
  });
});

describe("the logo", () => {
  test("is changed, seen by everyone once the company has published, and removed", async () => {
    const employer = await anEmployer(h.ctx.db);
    await aMission(h.ctx.db, { employer });
    const token = await tokenFor(h.ctx, employer.id);
    const { status, body } = await putLogo(token, [await logo()], { id: String(employer.companyId) });
    expect(status).toBe(200);
    expect(body.company.logo).toMatch(/^\/fichiers\/\d+$/);
    const id = body.company.logo?.split("/").at(-1);
    const seen = await h.app.inject({ url: `/api/files/${id}/` });
    expect([seen.statusCode, seen.headers["content-type"]]).toEqual([200, "image/webp"]);
    const removed = await call<{ company: Company }>(h.app, "DELETE", "/api/company/logo/", { token });
    expect(removed.body.company.logo).toBeNull();
    expect((await h.app.inject({ url: `/api/files/${id}/` })).statusCode).toBe(404);
  });

  test("is refused without a file, with something else, and for another company", async () => {
    const [mine, other] = [await anEmployer(h.ctx.db), await anEmployer(h.ctx.db)];
    const token = await tokenFor(h.ctx, mine.id);
    expect(await putLogo(token, [])).toMatchObject({
      status: 400,
      body: { logo: ["Choisissez une image pour le logo."] },
    });
    const text = { ...(await logo()), bytes: Buffer.from("<svg/>") };
    expect(await putLogo(token, [text])).toMatchObject({
      status: 415,
      body: { logo: ["Veuillez sélectionner un fichier image valide"] },
    });
    expect(await putLogo(token, [await logo()], { id: String(other.companyId) })).toMatchObject({
      status: 403,
      body: { code: "identity_mismatch", error: "Cette demande ne correspond pas à votre compte." },
    });
    expect((await get<Company>(h, token, "company/")).body.logo).toBeNull();
  });
});

describe("changing the company", () => {
  const FORM = {
    name: "Brasserie des Terreaux",
    siret_number: "732 829 320 00074",
    email: "contact@terreaux.fr",
    industry: "Restaurants & Food Services",
    size: "11-50",
    address: "1 place des Terreaux, 69001 Lyon",
    description: "Une brasserie.",
    website: "terreaux.fr",
  };
  const update = (token: string, fields: Record<string, string>) =>
    call<{ company: Company } & Record<string, unknown>>(h.app, "POST", "/api/company/update/", {
      token,
      ...aForm(fields),
    });

  test("is stored, a website without protocol included", async () => {
    const token = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    const { status, body } = await update(token, FORM);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { company: { name: FORM.name, website: "https://terreaux.fr" } },
    });
    expect((await get<Company>(h, token, "company/")).body).toMatchObject({ siret_number: "73282932000074" });
  });

  test("every field the form has is read back as it was written", async () => {
    const token = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    const fields = {
      founded_year: "1998",
      phone: "0472000000",
      culture: "On mange ensemble à onze heures.",
      benifits_perks: "Repas offert",
      linkedin: "https://linkedin.com/company/terreaux",
      twitter: "https://x.com/terreaux",
      facebook: "https://facebook.com/terreaux",
    };
    await update(token, { ...FORM, ...fields });
    const { body } = await get<Company>(h, token, "company/");
    expect(body).toMatchObject({
      ...FORM,
      ...fields,
      id: expect.any(Number),
      siret_number: "73282932000074",
      founded_year: 1998,
      website: "https://terreaux.fr",
      logo: null,
    });
  });

  test("a wrong link to a social network names that network", async () => {
    const token = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    const wrong = "javascript:alert(1)";
    expect(await update(token, { ...FORM, linkedin: wrong, twitter: wrong, facebook: wrong })).toMatchObject({
      status: 400,
      body: {
        linkedin: ["L’adresse de votre page LinkedIn n’est pas valable."],
        twitter: ["L’adresse de votre page X n’est pas valable."],
        facebook: ["L’adresse de votre page Facebook n’est pas valable."],
      },
    });
  });

  test("each empty box gets its own sentence, and a link that runs a script is refused", async () => {
    const token = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    const empty = { name: "", siret_number: "", industry: "", size: "", email: "", address: "", description: "" };
    const { status, body } = await update(token, { ...empty, website: "javascript:alert(1)", founded_year: "hier" });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      name: ["Le nom est requis"],
      siret_number: ["Le numéro SIRET est requis"],
      industry: ["Le secteur d’activité est requis"],
      size: ["La taille de l’entreprise est requise"],
      email: ["L’email est requis"],
      address: ["L’adresse est requise"],
      description: ["La description est requise"],
      founded_year: ["L’année de création doit comporter quatre chiffres."],
      website: ["L’adresse du site web n’est pas valable."],
    });
  });
});
