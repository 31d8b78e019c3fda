import type { MissionView } from "@app/contract/missions/missions";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/length.ts";
import { aMissionScene, bodyOf, daysLater, notesOf } from "../../../test/mission-scene.ts";

const ROUNDS = IS_LONG ? 50 : 10;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const put = (token: string, id: number, body: object) =>
  call<MissionView & Record<string, unknown>>(h.app, "PUT", `/api/jobs/${id}/edit/`, { token, body });
const bookingsOf = async (missionId: number) => {
  const { rows } = await h.ctx.pool.query<{ start: Date }>(
    "select lower(during) as start from bookings where mission_id = $1 order by 1",
    [missionId],
  );
  return rows.map(({ start }) => start);
};

describe("editing a mission", () => {
  test("changes what the form says, keeps the status, and search follows", async () => {
    const { mission, token } = await aMissionScene(h, [], { status: "paused" });
    const changes = {
      title: "Hallebardier de banquet (H/F)",
      compensation: "15,20",
      urgent: true,
      status: "recruiting",
    };
    const { status, body } = await put(token, mission.id, bodyOf(mission, changes));
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: changes.title, compensation: 15.2, urgent: true, status: "paused" });
    await call(h.app, "PATCH", `/api/jobs/${mission.id}/status/`, { token, body: { status: "recruiting" } });
    const found = await call<{ count: number }>(h.app, "GET", "/api/jobs/?query=hallebardier&urgent=1");
    expect(found.body.count).toBe(1);
  });

  test("keeps the place it knows when only its name is sent", async () => {
    const { mission, token } = await aMissionScene(h);
    const { body } = await put(
      token,
      mission.id,
      bodyOf(mission, { location: "Villeurbanne (69)", commune_code: null }),
    );
    expect(body).toMatchObject({ location: "Villeurbanne (69)", commune_code: "69266" });
  });

  test("says what is wrong under each field, as the form does", async () => {
    const { mission, token } = await aMissionScene(h);
    const { status, body } = await put(token, mission.id, { type: "contract", compensationType: "hourly" });
    expect(status).toBe(400);
    expect(body).toMatchObject({ title: ["Le titre est requis"], compensation: ["La rémunération est requise"] });
    expect((await put(token, mission.id, bodyOf(mission, { sector: ["Pêche"] }))).body.sector).toEqual([
      "Ce secteur n’existe pas.",
    ]);
  });

  test("someone else's mission is not found, and a company's id must be one's own", async () => {
    const { mission, token, employer } = await aMissionScene(h);
    const stranger = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    const missing = await put(stranger, 999_999, bodyOf(mission));
    expect(await put(stranger, mission.id, bodyOf(mission))).toMatchObject({ status: 404, body: missing.body });
    expect(await put(token, mission.id, bodyOf(mission, { company_id: employer.companyId + 1 }))).toMatchObject({
      status: 403,
      body: { code: "identity_mismatch" },
    });
  });
});

describe("what can no longer change", () => {
  test("the start, once the mission has begun", async () => {
    const startsAt = daysLater(new Date(), -0.1);
    const { mission, token } = await aMissionScene(h, [], { startsAt, endsAt: daysLater(startsAt, 2) });
    const later = daysLater(startsAt, 1).toISOString();
    expect((await put(token, mission.id, bodyOf(mission, { startDate: later }))).body["startDate"]).toEqual([
      "La mission a commencé\u00a0: la date de début ne change plus.",
    ]);
    const past = daysLater(startsAt, 0.05).toISOString();
    expect((await put(token, mission.id, bodyOf(mission, { endDate: past }))).body["endDate"]).toEqual([
      "La date de fin ne peut pas être dans le passé.",
    ]);
    // Forms send minutes: an unchanged value is no change.
    const minute = `${startsAt.toISOString().slice(0, 16)}:00Z`;
    const edited = await put(token, mission.id, bodyOf(mission, { startDate: minute, description: "Plus précis." }));
    expect(edited).toMatchObject({ status: 200, body: { startDate: startsAt.toISOString() } });
  });

  test("the past, the pay of whoever is accepted, the places they hold, the applications received", async () => {
    const { mission, token } = await aMissionScene(h, ["accepted", "accepted", "pending"], { maxApplications: 10 });
    const refusals: [object, string, string][] = [
      [
        { startDate: daysLater(new Date(), -1).toISOString() },
        "startDate",
        "La date de début ne peut pas être dans le passé.",
      ],
      [
        { compensation: 14.49 },
        "compensation",
        "Quelqu’un est déjà retenu\u00a0: la rémunération ne peut plus baisser.",
      ],
      [{ positions: 1 }, "positions", "Des personnes sont déjà retenues\u00a0: gardez au moins autant de places."],
      [
        { maxApplications: 2 },
        "maxApplications",
        "Vous avez déjà reçu plus de candidatures\u00a0: augmentez ce nombre, ou laissez vide.",
      ],
    ];
    for (const [change, field, sentence] of refusals) {
      const answer = await put(token, mission.id, bodyOf(mission, change));
      expect(answer.status, field).toBe(400);
      expect(answer.body[field]).toEqual([sentence]);
    }
    expect((await put(token, mission.id, bodyOf(mission, { positions: 2, maxApplications: 3 }))).status).toBe(200);
  });

  test("anything, once it is completed", async () => {
    const { mission, token } = await aMissionScene(h, [], { status: "completed" });
    expect(await put(token, mission.id, bodyOf(mission))).toMatchObject({
      status: 409,
      body: {
        code: "mission_closed",
        error: "Cette mission est terminée\u00a0: dupliquez-la pour en publier une nouvelle.",
      },
    });
  });
});

describe("when someone is accepted", () => {
  test("a new day notifies them with the old one, moves their hours, and resets their confirmation", async () => {
    const { mission, token, people } = await aMissionScene(h, ["accepted", "pending", "rejected"]);
    const [accepted, pending, rejected] = people;
    if (!accepted || !pending || !rejected) throw new Error("three people applied");
    await call(h.app, "PATCH", `/api/applications/${accepted.applicationId}/confirm/`, { token: accepted.token });
    const [startsAt, endsAt] = [daysLater(mission.startsAt, 1), daysLater(mission.endsAt, 1)];
    const change = { startDate: startsAt.toISOString(), endDate: endsAt.toISOString(), location: "Bron (69)" };
    expect((await put(token, mission.id, bodyOf(mission, { ...change, commune_code: "69029" }))).status).toBe(200);

    expect(await bookingsOf(mission.id)).toEqual([startsAt]);
    const [note] = await notesOf(h, accepted.token);
    expect(note).toMatchObject({
      kind: "confirmation_asked",
      title: "«\u00a0Serveur en salle (H/F)\u00a0» a changé",
      actionUrl: `/candidat/tableau-de-bord/candidatures#candidature-${accepted.applicationId}`,
    });
    expect(note?.message).toMatch(
      /^Début\u00a0: .* \(au lieu de .*\), Fin\u00a0: .*, Lieu\u00a0: Bron \(69\) \(au lieu de Lyon \(69\)\)\. Confirmez votre venue, ou retirez-vous sans conséquence\.$/,
    );
    expect((await notesOf(h, pending.token))[0]?.message).toContain(
      "Votre candidature reste envoyée\u202f; vous pouvez la retirer.",
    );
    expect(await notesOf(h, rejected.token)).toEqual([]);
    const asked = await call(h.app, "GET", `/api/applications/${accepted.applicationId}/`, { token: accepted.token });
    expect(asked.body).toMatchObject({ status: "accepted", candidate_status: null });
  });

  test("a raise notifies them and keeps their confirmation; a corrected text notifies nobody", async () => {
    const { mission, token, people } = await aMissionScene(h, ["accepted"]);
    const [person] = people;
    if (!person) throw new Error("nobody applied");
    await call(h.app, "PATCH", `/api/applications/${person.applicationId}/confirm/`, { token: person.token });
    await put(token, mission.id, bodyOf(mission, { description: "Deux services, plutôt trois." }));
    expect((await notesOf(h, person.token)).filter(({ kind }) => kind === "mission_changed")).toEqual([]);
    await put(token, mission.id, bodyOf(mission, { compensation: 16 }));
    expect((await notesOf(h, person.token))[0]?.message).toMatch(
      /^Rémunération\u00a0: 16\u00a0€.*Votre place est gardée\.$/,
    );
    const still = await call(h.app, "GET", `/api/applications/${person.applicationId}/`, { token: person.token });
    expect(still.body).toMatchObject({ candidate_status: "confirmed" });
  });

  test("a day they already work elsewhere is refused, and nothing moves", async () => {
    const { mission, token, people } = await aMissionScene(h, ["accepted"]);
    const [startsAt, endsAt] = [daysLater(mission.startsAt, 3), daysLater(mission.endsAt, 3)];
    const other = await aMission(h.ctx.db, { startsAt, endsAt });
    await anApplication(h.ctx.db, { mission: other, candidateId: people[0]?.id ?? 0, status: "accepted" });
    const change = { startDate: startsAt.toISOString(), endDate: endsAt.toISOString() };
    expect(await put(token, mission.id, bodyOf(mission, change))).toMatchObject({
      status: 409,
      body: { code: "booking_overlap", error: "Une personne retenue travaille déjà ailleurs à ces nouveaux horaires." },
    });
    expect(await bookingsOf(mission.id)).toEqual([mission.startsAt]);
    expect(await notesOf(h, people[0]?.token ?? "")).toEqual([]);
  });

  test("running the same job twice notifies them once", async () => {
    const { mission, token, people } = await aMissionScene(h, ["accepted"]);
    await put(token, mission.id, bodyOf(mission, { compensation: 20 }));
    const { id } = await h.ctx.db
      .selectFrom("missionEvents")
      .where("missionId", "=", mission.id)
      .select("id")
      .executeTakeFirstOrThrow();
    await h.ctx.pool.query("select graphile_worker.add_job('mission.event', $1)", [JSON.stringify({ eventId: id })]);
    expect(await notesOf(h, people[0]?.token ?? "")).toHaveLength(1);
  });
});

describe("before an edit is saved", () => {
  const effects = (token: string, id: number, body: object) =>
    call<{ asked_again: { application_id: number; name: string; shifts: number[] }[] }>(
      h.app,
      "POST",
      `/api/jobs/${id}/edit-effects/`,
      { token, body },
    );
  const moved = (mission: { startsAt: Date; endsAt: Date }) => ({
    startDate: daysLater(mission.startsAt, 1).toISOString(),
    endDate: daysLater(mission.endsAt, 1).toISOString(),
  });

  test("names those who confirmed and would be asked again, and changes nothing", async () => {
    const { mission, token, people } = await aMissionScene(h, ["accepted", "accepted", "pending"]);
    const [confirmed] = people;
    if (!confirmed) throw new Error("three people applied");
    await call(h.app, "PATCH", `/api/applications/${confirmed.applicationId}/confirm/`, { token: confirmed.token });
    const { status, body } = await effects(token, mission.id, bodyOf(mission, moved(mission)));
    expect(status).toBe(200);
    expect(body.asked_again).toMatchObject([
      { application_id: confirmed.applicationId, name: expect.stringMatching(/^\S.* \S\.$/) },
    ]);
    expect(await bookingsOf(mission.id)).toEqual([mission.startsAt, mission.startsAt]);
    const elsewhere = await effects(token, mission.id, bodyOf(mission, { location: "Bron (69)" }));
    expect(elsewhere.body.asked_again).toHaveLength(1);
  });

  test("names nobody when neither hours nor place change, or when nobody confirmed", async () => {
    const { mission, token, people } = await aMissionScene(h, ["accepted"]);
    expect((await effects(token, mission.id, bodyOf(mission, moved(mission)))).body).toEqual({ asked_again: [] });
    const [person] = people;
    if (!person) throw new Error("nobody applied");
    await call(h.app, "PATCH", `/api/applications/${person.applicationId}/confirm/`, { token: person.token });
    expect((await effects(token, mission.id, bodyOf(mission, { compensation: 20 }))).body).toEqual({ asked_again: [] });
  });

  test("someone else's mission is not found", async () => {
    const { mission } = await aMissionScene(h);
    const stranger = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    expect((await effects(stranger, mission.id, bodyOf(mission))).status).toBe(404);
  });
});

test("people who apply while the cap is lowered never end above it", async () => {
  const { employer, token, people } = await aMissionScene(h, ["pending", "pending"]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const mission = await aMission(h.ctx.db, { employer, maxApplications: 5 });
    const apply = (person: string) =>
      call(h.app, "POST", "/api/jobs/apply/", { token: person, body: { job: mission.id, message: "Bonjour" } });
    const lowered = put(token, mission.id, bodyOf(mission, { maxApplications: 1 }));
    await Promise.all([lowered, ...people.map((person) => apply(person.token))]);
    const { rows } = await h.ctx.pool.query<{ n: number; cap: number }>(
      "select application_count as n, max_applications as cap from missions where id = $1",
      [mission.id],
    );
    expect(rows[0]?.n).toBeLessThanOrEqual(rows[0]?.cap ?? 0);
  }
}, 60_000);
