import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aForm, type FormFile, PROFILE } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPng } from "../../../test/hostile/images.ts";
import { aPdf } from "../../../test/hostile/pdf.ts";
import { aPair, get, patch, post } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type Person = Record<string, unknown> & { profileImage: string | null; coverLetter: string | null };
const DAY = 86_400_000;
/** Its level opens contacts and CV before the person confirms. */
const PROVEN = { level: "address_proven" } as const;
const NOBODY = { status: 404, body: { code: "user_not_found", error: "Utilisateur introuvable" } };
const read = (token: string, id: number) => get<Person>(h, token, `profile/${id}/`);
const update = (token: string, fields: Record<string, string | string[]>, files: FormFile[] = []) =>
  call<{ user: Person } & Record<string, unknown>>(h.app, "PUT", "/api/profile/update/", {
    token,
    ...aForm(fields, files),
  });
const remove = (token: string, what: string) =>
  call<{ user: Person }>(h.app, "DELETE", `/api/profile/${what}/`, { token });

const cv = (): FormFile => ({ field: "coverLetter", name: "CV Inès.pdf", type: "application/pdf", bytes: aPdf() });
const photo = async (): Promise<FormFile> => ({
  field: "profileImage",
  name: "moi.png",
  type: "image/png",
  bytes: await aPng(),
});
const someone = async () => tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);

describe("who sees a person", () => {
  test("oneself in full", async () => {
    const candidate = await aCandidate(h.ctx.db);
    const { status, body } = await read(await tokenFor(h.ctx, candidate.id), candidate.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ relation: "self", email: candidate.email, email_verified: true });
  });

  test("the employer they applied to, with how to reach them; the account's own details stay out", async () => {
    const { person, token } = await aPair(h, { company: PROVEN, application: { status: "accepted" } });
    const { status, body } = await read(token, person.candidate.id);
    expect(status).toBe(200);
    const { email, phone } = person.candidate;
    expect(body).toMatchObject({ relation: "live", email, phone, contact: "shown" });
    expect(body).not.toHaveProperty("email_verified");
    expect(body).not.toHaveProperty("role");
  });

  test("nobody else: another employer, another candidate, an admin, a missing number all get the same answer", async () => {
    const { person } = await aPair(h);
    const others = [await anEmployer(h.ctx.db), await aCandidate(h.ctx.db), await anAdmin(h.ctx.db)];
    for (const { id } of others) {
      const token = await tokenFor(h.ctx, id);
      expect(await read(token, person.candidate.id)).toMatchObject(NOBODY);
      expect((await read(token, 999_999)).body).toEqual((await read(token, person.candidate.id)).body);
    }
  });

  test("no longer after they withdraw", async () => {
    const { person, token } = await aPair(h);
    await patch(h, person.token, `applications/${person.id}/withdraw`);
    expect(await read(token, person.candidate.id)).toMatchObject(NOBODY);
  });

  test("three months after a refusal only « Inès M. » is left, until they apply again", async () => {
    const { person, token, employer } = await aPair(h, { application: { status: "rejected" } });
    expect((await read(token, person.candidate.id)).body).toMatchObject({ relation: "live" });
    await h.ctx.db
      .updateTable("applications")
      .set({ decidedAt: new Date(h.ctx.now().getTime() - 91 * DAY) })
      .where("id", "=", person.id)
      .execute();
    const { body } = await read(token, person.candidate.id);
    const initial = `${person.candidate.lastName.charAt(0)}.`;
    expect(body).toMatchObject({ relation: "ended", last_name: initial, email: null, phone: null, coverLetter: null });
    expect(JSON.stringify(body)).not.toContain(person.candidate.lastName);
    const mission = await aMission(h.ctx.db, { employer });
    await anApplication(h.ctx.db, { mission, candidate: person.candidate });
    expect((await read(token, person.candidate.id)).body).toMatchObject({ relation: "live" });
  });

  test("an employer may open only so many people in a day", async () => {
    const strict = await startHarness({ RATE_LIMITS: "strict" });
    // Counters are shared by every test file, and numbers begin again in each.
    await strict.runAsOwner("alter table users alter column id restart with 8000001");
    const { id } = await anEmployer(strict.ctx.db);
    for (let n = 0; n < 200; n += 1) await strict.ctx.limiter.spend("profile_views", `u${id}`);
    const candidate = await aCandidate(strict.ctx.db);
    await anApplication(strict.ctx.db, { candidate });
    expect(await get(strict, await tokenFor(strict.ctx, id), `profile/${candidate.id}/`)).toMatchObject({
      status: 429,
      body: { code: "rate_limited" },
    });
    await strict.close();
  });
});

describe("changing one's profile", () => {
  test("fields, experiences, photo and CV are stored, with the name of the CV", async () => {
    const token = await someone();
    const experience = {
      title: "Serveuse",
      company: "Le Zinc",
      location: "Lyon",
      startDate: "2022-03-01",
      current: true,
      description: "Salle de 60 couverts.",
    };
    const fields = { ...PROFILE, about: "Dix ans de salle.", experiences: JSON.stringify([experience]) };
    const { status, body } = await update(token, fields, [cv(), await photo()]);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      first_name: "Inès",
      phone: "0612345678",
      coverLetterName: "CV Inès.pdf",
      experiences: [{ company: "Le Zinc", current: true }],
    });
    expect(body.user.profileImage).toMatch(/^\/fichiers\/\d+$/);
    const again = await update(token, PROFILE);
    expect(again.body.user).toMatchObject({ coverLetter: body.user.coverLetter, profileImage: body.user.profileImage });
  });

  test("a postcode typed for the town moves the person to the arrondissement", async () => {
    const candidate = await aCandidate(h.ctx.db);
    const token = await tokenFor(h.ctx, candidate.id);
    const { body } = await update(token, { ...PROFILE, commune_code: "", city: "75011 Paris", country: "France" });
    expect(body.user).toMatchObject({ location: { city: "Paris 11e", state: "Île-de-France" } });
    expect((await get(h, token, "area/")).body).toMatchObject({ place: { code: "75111", label: "Paris 11e (75)" } });
  });

  test("each mistake gets its own sentence", async () => {
    const { status, body } = await update(await someone(), {
      first_name: "",
      last_name: "",
      city: "",
      state: "",
      country: "",
      phone: "12",
      availability: "peut-être",
      experiences: "{",
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      first_name: ["Le prénom est requis"],
      last_name: ["Le nom est requis"],
      phone: ["Le numéro de téléphone doit contenir exactement 10 chiffres"],
      city: ["La ville est requise"],
      state: ["Le département ou la région est requis"],
      country: ["Le pays est requis"],
      availability: ["Dites si vous êtes disponible ou non."],
      experiences: ["Les expériences sont illisibles."],
    });
    expect((await update(await someone(), { ...PROFILE, profession: "" })).body).toMatchObject({
      profession: ["La profession est requise"],
    });
  });

  test("another e-mail address is refused under its field, and nothing else is saved", async () => {
    const token = await someone();
    expect(await update(token, { ...PROFILE, about: "Bonjour", email: "autre@exemple.fr" })).toMatchObject({
      status: 400,
      body: { email: ["L’adresse e-mail se change dans les paramètres du compte, avec votre mot de passe."] },
    });
    expect((await update(token, {})).body.user.about).not.toBe("Bonjour");
  });

  test("one's own address may come with the profile, in any case", async () => {
    const { id, email } = await aCandidate(h.ctx.db);
    const token = await tokenFor(h.ctx, id);
    for (const sent of [email, email.toUpperCase()]) {
      const { status, body } = await update(token, { ...PROFILE, email: sent });
      expect(status).toBe(200);
      expect(body.user["email"]).toBe(email);
    }
  });

  test("an experience gets the sentence of each field it lacks, and no day that does not exist", async () => {
    const token = await someone();
    const sentences = async (experience: object) =>
      (await update(token, { ...PROFILE, experiences: JSON.stringify([experience]) })).body["experiences"];
    expect(await sentences({})).toEqual([
      "Le poste est requis",
      "L’entreprise est requise",
      "Le lieu est requis",
      "La date de début est requise",
      "La description est requise",
    ]);
    const filled = { title: "Serveuse", company: "Le Zinc", location: "Lyon", description: "Salle." };
    expect(await sentences({ ...filled, startDate: "2022-03-01" })).toEqual(["La date de fin est requise"]);
    const backwards = { ...filled, startDate: "2022-03-01", endDate: "2021-03-01" };
    expect(await sentences(backwards)).toEqual(["La date de fin doit suivre la date de début."]);
    for (const startDate of ["2022-02-31", "2022-13-01", "0000-01-01", "hier"])
      expect(await sentences({ ...filled, startDate, current: true })).toEqual(["La date de début est requise"]);
  });

  test("skills are trimmed and stored once", async () => {
    const { body } = await update(await someone(), {
      ...PROFILE,
      skills: [" Service en salle ", "Service en salle", " "],
    });
    expect(body.user["skills"]).toEqual(["Service en salle"]);
  });

  test("what only the product may write is ignored", async () => {
    const candidate = await aCandidate(h.ctx.db);
    const token = await tokenFor(h.ctx, candidate.id);
    await update(token, {
      ...PROFILE,
      role: "admin",
      rating: "5",
      totalJobs: "99",
      email: "autre@exemple.fr",
      id: "1",
    });
    expect((await read(token, candidate.id)).body).toMatchObject({
      role: "candidate",
      email: candidate.email,
      rating: null,
      totalJobs: 0,
    });
  });

  test("a form that is not one is refused", async () => {
    const answer = await call(h.app, "PUT", "/api/profile/update/", { token: await someone(), body: PROFILE });
    expect(answer).toMatchObject({ status: 415, body: { code: "unsupported_media" } });
  });

  test("what is missing is listed until the profile is complete", async () => {
    const candidate = await aCandidate(h.ctx.db, { complete: false });
    const token = await tokenFor(h.ctx, candidate.id);
    const completeness = async () => (await get<{ completeness: object }>(h, token, "me/")).body.completeness;
    expect(await completeness()).toEqual({
      complete: false,
      missing: ["phone", "city", "state", "availability", "skills"],
    });
    await update(token, PROFILE);
    expect(await completeness()).toEqual({ complete: true, missing: [] });
  });
});

describe("availability", () => {
  test("goes from one to the other, and anything else is refused", async () => {
    const token = await someone();
    for (const availability of ["freeze", "on_fire", "on_fire"])
      expect(await patch(h, token, "profile/availability", { availability })).toMatchObject({
        status: 200,
        body: { user: { availability } },
      });
    expect(await patch(h, token, "profile/availability", { availability: "demain" })).toMatchObject({
      status: 400,
      body: { availability: ["Dites si vous êtes disponible ou non."] },
    });
  });
});

describe("removing one's files", () => {
  test("photo and CV leave the profile at once; removing again changes nothing", async () => {
    const token = await someone();
    await update(token, PROFILE, [cv(), await photo()]);
    expect((await remove(token, "cv")).body.user).toMatchObject({ coverLetter: null, coverLetterName: null });
    expect((await remove(token, "image")).body.user).toMatchObject({ profileImage: null });
    expect((await remove(token, "cv")).status).toBe(200);
    expect((await remove(token, "image")).status).toBe(200);
  });

  test("an application already sent keeps its CV, for its employer", async () => {
    const { mission, token: employer } = await aPair(h, { company: PROVEN });
    const candidate = await aCandidate(h.ctx.db);
    const token = await tokenFor(h.ctx, candidate.id);
    const { body } = await update(token, PROFILE, [cv()]);
    await post(h, token, "jobs/apply", { job: mission.id, message: "Bonjour", is_coverLetter: true });
    await remove(token, "cv");
    expect((await read(employer, candidate.id)).body).toMatchObject({
      coverLetter: body.user.coverLetter,
      coverLetterName: "CV Inès.pdf",
    });
  });
});
