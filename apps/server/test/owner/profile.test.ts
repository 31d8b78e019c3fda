import { afterAll, beforeAll, expect, test } from "vitest";
import { multipart } from "./client.ts";
import { aCandidate, aCv, anEmployer, aPhoto, apply, type Owner, publish, startOwner } from "./people.ts";

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner();
});
afterAll(() => owner.close());

const experience = {
  id: 1,
  title: "Serveuse",
  company: "Chez Lulu",
  location: "Lyon",
  startDate: "2022-03-01",
  endDate: "",
  current: true,
  description: "Salle de quarante couverts.",
};

test("a profile is saved with repeated skills, a split place, experiences as JSON, a photo and a CV", async () => {
  const ines = await aCandidate(owner);
  const { user } = await ines.put<{ user: object }>(
    "/api/profile/update/",
    multipart({
      first_name: "Inès",
      last_name: "Moreau",
      profession: "Cheffe de rang",
      email: ines.user.email,
      phone: "0612345678",
      city: "Lyon",
      state: "Auvergne-Rhône-Alpes",
      country: "France",
      about: "Dix ans de salle.",
      availability: "on_fire",
      skills: ["Service en salle", "Anglais", "Caisse"],
      experiences: JSON.stringify([experience]),
      profileImage: await aPhoto(),
      coverLetter: aCv(),
    }),
  );
  const expected = {
    profession: "Cheffe de rang",
    phone: "0612345678",
    location: { city: "Lyon", country: "France" },
    skills: ["Service en salle", "Anglais", "Caisse"],
    about: "Dix ans de salle.",
    availability: "on_fire",
    experiences: [{ ...experience, id: expect.any(Number), endDate: null }],
    profileImage: expect.any(String),
    coverLetter: expect.any(String),
    coverLetterName: "CV_Ines_Moreau.pdf",
  };
  expect(user).toMatchObject(expected);
  expect(await ines.get(`/api/profile/${ines.user.id}/`)).toMatchObject(expected);
});

test("what a profile update does not send stays: availability, skills, experiences, about, photo and CV", async () => {
  const ines = await aCandidate(owner);
  await ines.put(
    "/api/profile/update/",
    multipart({ experiences: JSON.stringify([experience]), profileImage: await aPhoto(), coverLetter: aCv() }),
  );
  const before = await ines.get(`/api/profile/${ines.user.id}/`);
  expect(before).toMatchObject({ first_name: "Inès", availability: "on_fire", coverLetter: expect.any(String) });
  await ines.put("/api/profile/update/", multipart({ profession: "Barmaid" }));
  expect(await ines.get(`/api/profile/${ines.user.id}/`)).toEqual({ ...before, profession: "Barmaid" });
});

test("an empty text empties what may be empty", async () => {
  const ines = await aCandidate(owner);
  await ines.put("/api/profile/update/", multipart({ about: "", phone: "" }));
  expect(await ines.get(`/api/profile/${ines.user.id}/`)).toMatchObject({
    about: null,
    phone: null,
    profession: "Serveuse",
  });
});

test("whoever saved a profile without an availability can still apply", async () => {
  const [marc, ines] = [await anEmployer(owner), await aCandidate(owner)];
  await ines.put(
    "/api/profile/update/",
    multipart({
      first_name: "Inès",
      last_name: "Moreau",
      profession: "Serveuse",
      email: ines.user.email,
      phone: "0612345678",
      city: "Lyon",
      state: "Auvergne-Rhône-Alpes",
      country: "France",
      skills: ["Service en salle"],
      experiences: "[]",
    }),
  );
  const { id } = await publish(marc);
  expect(await apply(ines, id)).toEqual(expect.any(Number));
});

test("availability is switched to freeze and back, and the profile says so", async () => {
  const ines = await aCandidate(owner);
  for (const availability of ["freeze", "on_fire"]) {
    expect(await ines.patch("/api/profile/availability/", { availability })).toMatchObject({ user: { availability } });
    expect(await ines.get(`/api/profile/${ines.user.id}/`)).toMatchObject({ availability });
  }
});

test("an employer reads by number the profile of the person who applied, and nobody else's", async () => {
  const [marc, ines, stranger] = [await anEmployer(owner), await aCandidate(owner), await aCandidate(owner)];
  const { id } = await publish(marc);
  await apply(ines, id);
  expect(await marc.get(`/api/profile/${ines.user.id}/`)).toMatchObject({
    id: ines.user.id,
    first_name: "Inès",
    last_name: "Moreau",
    profession: "Serveuse",
    location: { city: "Lyon" },
    skills: ["Service en salle", "Caisse"],
    availability: "on_fire",
    about: "Dix ans de salle.",
    experiences: [],
    badges: [],
    totalJobs: 0,
    createdAt: expect.any(String),
  });
  expect((await marc.attempt("GET", `/api/profile/${stranger.user.id}/`)).status).toBe(404);
});
