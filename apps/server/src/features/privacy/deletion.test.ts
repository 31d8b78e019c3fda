import { randomUUID } from "node:crypto";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { aCandidate, anAdmin, aUser } from "@app/db/builders/users";
import { parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aForm, PROFILE } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPdf } from "../../../test/hostile/pdf.ts";
import { linkIn } from "../../../test/mail.ts";
import { aPair, get, notificationsOf, patch, post, requireSound } from "../../../test/scene.ts";
import { deleteAccount } from "../accounts/delete-account.ts";
import { codeOf } from "../day/day-code.ts";
import { sweepReleasedFiles } from "../files/sweep-files.ts";
import { onErase } from "./erase.ts";
import { eraseAgain } from "./erase-again.ts";
import { recordErasure } from "./erasure-journal.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const leave = (token: string, password: string | undefined = DEMO_PASSWORD) =>
  post<{ deleted?: boolean; code?: string }>(h, token, "account/delete", { password });

/** Every text of every table the application can read: what the law seals is out of its reach. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await h.ctx.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found = [];
  for (const { name } of rows) {
    const hit = await h.ctx.pool.query(`select 1 from "${name}" t where t::text ilike '%' || $1 || '%' limit 1`, [
      word,
    ]);
    if (hit.rowCount) found.push(name);
  }
  return found;
}

const CANARY = "Zyxoline";

/** A person with unique texts in every table. */
async function aFullLife() {
  const candidate = await aCandidate(h.ctx.db, {
    firstName: CANARY,
    lastName: CANARY,
    email: `${CANARY}@exemple.fr`.toLowerCase(),
    about: CANARY,
    profession: CANARY,
  });
  const token = await tokenFor(h.ctx, candidate.id);
  const cv = { field: "coverLetter", name: `${CANARY}.pdf`, type: "application/pdf", bytes: aPdf() };
  const experience = {
    title: CANARY,
    company: CANARY,
    location: CANARY,
    startDate: "2020-01-01",
    endDate: "2021-01-01",
    description: CANARY,
  };
  const fields = {
    ...PROFILE,
    first_name: CANARY,
    last_name: CANARY,
    about: CANARY,
    skills: "Service en salle",
    experiences: JSON.stringify([experience]),
  };
  expect((await call(h.app, "PUT", "/api/profile/update/", { token, ...aForm(fields, [cv]) })).status).toBe(200);
  const employer = await anEmployer(h.ctx.db);
  const mission = await aMission(h.ctx.db, { employer });
  const apply = { job: mission.id, message: `${CANARY} vous écrit.`, is_coverLetter: true };
  const applied = await post<{ id: number }>(h, token, "jobs/apply", apply);
  expect(applied.status).toBe(201);
  const past = await aMission(h.ctx.db, { employer, startsAt: new Date(Date.now() - 5 * 86_400_000) });
  const worked = await anApplication(h.ctx.db, {
    mission: past,
    candidate,
    status: "accepted",
    candidateStatus: "confirmed",
    attendance: "worked",
    message: CANARY,
  });
  await aRating(h.ctx.db, { application: worked, direction: "company", comment: CANARY });
  const talk = await aConversation(h.ctx.db, {
    between: [employer, candidate],
    lines: ["Bonjour, êtes-vous libre ?", `Oui. ${CANARY}`],
  });
  await h.runJobs();
  return { candidate, token, employer, employerToken: await tokenFor(h.ctx, employer.id), mission, talk };
}

describe("deleting one's account", () => {
  test("access ends at once, and nothing of the person is left anywhere, files included", async () => {
    const life = await aFullLife();
    expect(await tablesWith(CANARY)).toEqual(
      expect.arrayContaining(["users", "candidates", "experiences", "files", "ratings"]),
    );
    expect(await leave(life.token)).toMatchObject({ status: 200, body: { deleted: true } });
    expect(await get(h, life.token, "me/")).toMatchObject({ status: 401, body: { code: "token_not_valid" } });
    const login = { body: { email: life.candidate.email, password: DEMO_PASSWORD } };
    expect((await call(h.app, "POST", "/api/login/", login)).status).toBe(401);
    expect((await get(h, life.employerToken, `profile/${life.candidate.id}/`)).status).toBe(404);

    await h.runJobs();
    expect(h.mails.findLast(({ to }) => to === life.candidate.email)?.subject).toBe(
      "Votre compte Renfort est supprimé",
    );
    h.advance(120_000);
    await sweepReleasedFiles(h.ctx);
    expect(await tablesWith(CANARY)).toEqual([]);
    expect(await h.ctx.db.selectFrom("files").where("ownerId", "=", life.candidate.id).select("id").execute()).toEqual(
      [],
    );
    expect(await h.ctx.db.selectFrom("looseObjects").selectAll().execute()).toEqual([]);
    await requireSound(h);
  });

  test("the employer is notified of the free position, and the conversation stays readable without a name", async () => {
    const pair = await aPair(h, { application: { status: "accepted", message: "Je suis libre." } });
    const talk = await aConversation(h.ctx.db, {
      between: [pair.employer, pair.person.candidate],
      lines: ["Bonjour", "Je serai là"],
    });
    await h.ctx.db
      .updateTable("messages")
      .set({ warningKinds: ["iban"] })
      .where("conversationId", "=", talk.id)
      .execute();
    await leave(pair.person.token);
    const notes = await notificationsOf(h, pair.token);
    expect(notes[0]?.kind).toBe("application_withdrawn");
    expect(`${notes[0]?.title} ${notes[0]?.message}`).not.toContain(pair.person.candidate.lastName);
    const seen = await get<{ candidate: object; message: string; candidate_status: string }>(
      h,
      pair.token,
      `applications/${pair.person.id}/`,
    );
    expect(seen.body.candidate).toMatchObject({ name: "Compte supprimé", email: null, phone: null });
    const lines = await h.ctx.db
      .selectFrom("messages")
      .where("conversationId", "=", talk.id)
      .orderBy("id")
      .select(["content", "warningKinds"])
      .execute();
    expect(lines).toEqual([
      { content: "Bonjour", warningKinds: ["iban"] },
      { content: "Message supprimé avec le compte de son auteur.", warningKinds: null },
    ]);
    await requireSound(h);
  });

  test("when somebody came stays as numbers, and no notification names them any more", async () => {
    const name = "Quetzalie";
    const startsAt = new Date(h.ctx.now().getTime() - 1_800_000);
    const employer = await anEmployer(h.ctx.db);
    const mission = await aMission(h.ctx.db, { employer, startsAt, endsAt: new Date(startsAt.getTime() + 18_000_000) });
    const candidate = await aCandidate(h.ctx.db, { firstName: name, lastName: name });
    const expected = { status: "accepted", candidateStatus: "confirmed" } as const;
    const { id } = await anApplication(h.ctx.db, { mission, candidate, ...expected });
    const { shiftId } = await h.ctx.db
      .selectFrom("bookings")
      .where("applicationId", "=", id)
      .select("shiftId")
      .executeTakeFirstOrThrow();
    const at = h.ctx.now().toISOString();
    const { companyId, establishmentId } = mission;
    const code = codeOf(h.ctx.config, { companyId, establishmentId }, { day: parisDay(h.ctx.now()), rotation: 0 });
    const event = { client_id: randomUUID(), application: id, shift: shiftId, kind: "in", device_at: at, code };
    const token = await tokenFor(h.ctx, candidate.id);
    expect((await post(h, token, "presence", { sent_at: at, events: [event] })).status).toBe(200);
    const [note] = await notificationsOf(h, await tokenFor(h.ctx, employer.id));
    expect(note?.title).toBe(`${name} ${name} est sur place`);
    expect((await leave(token)).status).toBe(200);
    await h.runJobs();
    expect((await tablesWith(name)).filter((table) => table !== "mail_letters")).toEqual([]);
    const rows = await h.ctx.db.selectFrom("presenceEvents").where("applicationId", "=", id).select("kind").execute();
    expect(rows).toEqual([{ kind: "in" }]);
  });

  test("erasing twice changes nothing and writes once; someone still here is never erased", async () => {
    const { person } = await aPair(h);
    await onErase(h.ctx, { userId: person.candidate.id });
    expect((await get(h, person.token, "me/")).status).toBe(200);
    await leave(person.token);
    await h.runJobs();
    const count = h.mails.length;
    await onErase(h.ctx, { userId: person.candidate.id });
    expect(h.mails).toHaveLength(count);
  });

  test("a backup that brings people back does not keep them: they are erased again, without a second mail", async () => {
    const [gone, stays] = [await aCandidate(h.ctx.db), await aCandidate(h.ctx.db)];
    await leave(await tokenFor(h.ctx, gone.id));
    await h.runJobs();
    // As the backup has them; somebody else has since been given the number of one more who left.
    await recordErasure(h.ctx, { userId: stays.id, createdAt: new Date(0) });
    await h.ctx.db
      .updateTable("users")
      .set({ status: "active", email: gone.email, firstName: "Ana", lastName: "Brun" })
      .where("id", "=", gone.id)
      .execute();
    const mails = h.mails.length;
    const run = () => eraseAgain(h.ctx, (tx, userId) => deleteAccount(h.ctx, tx, userId, "restored"));
    expect(await run()).toEqual({ erased: [gone.id], refused: [] });
    await h.runJobs();
    const people = await h.ctx.db
      .selectFrom("users")
      .where("id", "in", [gone.id, stays.id])
      .orderBy("id")
      .select(["status", "lastName"])
      .execute();
    expect(people).toEqual([
      { status: "deleted", lastName: expect.not.stringContaining("Brun") },
      { status: "active", lastName: expect.any(String) },
    ]);
    expect(h.mails).toHaveLength(mails);
    expect(await run()).toEqual({ erased: [], refused: [] });
  });

  test("an employer's open missions close, and waiting applicants are notified", async () => {
    const pair = await aPair(h);
    expect((await leave(pair.token)).body).toEqual({ deleted: true });
    const notes = await notificationsOf(h, pair.person.token);
    expect(notes[0]).toMatchObject({ kind: "mission_closed", title: `«\u00a0${pair.mission.title}\u00a0» est close` });
    expect((await get(h, pair.person.token, `companies/${pair.employer.companyId}/`)).status).toBe(404);
    const company = await h.ctx.db
      .selectFrom("companies")
      .where("id", "=", pair.employer.companyId)
      .select(["email", "phone"])
      .executeTakeFirstOrThrow();
    expect(company).toEqual({ email: null, phone: null });
    await requireSound(h);
  });

  test("an employer whose colleague stays leaves everything to them", async () => {
    const pair = await aPair(h);
    const colleague = await anEmployer(h.ctx.db, { company: pair.employer.company });
    expect((await leave(pair.token)).body).toEqual({ deleted: true });
    await h.runJobs();
    const mission = await h.ctx.db
      .selectFrom("missions")
      .where("id", "=", pair.mission.id)
      .select(["status", "createdBy"])
      .executeTakeFirstOrThrow();
    expect(mission).toEqual({ status: "recruiting", createdBy: colleague.id });
  });

  test("an employer who is expecting someone may not leave", async () => {
    const pair = await aPair(h, { application: { status: "accepted" } });
    expect(await leave(pair.token)).toMatchObject({
      status: 409,
      body: {
        code: "people_expected",
        error:
          "Des personnes sont retenues sur vos missions à venir ou en cours. Annulez ces missions ou attendez leur fin, puis supprimez votre compte.",
      },
    });
    expect((await get(h, pair.token, "me/")).status).toBe(200);
  });

  test("is refused without the right password, and to admins", async () => {
    const { person } = await aPair(h);
    expect(await leave(person.token, "pas-le-bon")).toMatchObject({
      status: 400,
      body: { password: ["Le mot de passe actuel est incorrect."] },
    });
    expect((await post(h, person.token, "account/delete", {})).body).toMatchObject({
      password: ["Indiquez votre mot de passe actuel."],
    });
    const admin = await anAdmin(h.ctx.db);
    expect(await leave(await tokenFor(h.ctx, admin.id))).toMatchObject({
      status: 403,
      body: { code: "forbidden", error: "Votre compte ne permet pas cette action." },
    });
  });

  test("an account without a password is deleted by a mailed link, once", async () => {
    const user = await aCandidate(h.ctx.db, { passwordHash: null });
    const token = await tokenFor(h.ctx, user.id);
    expect((await post(h, token, "account/delete", {})).body).toEqual({ deleted: false });
    await h.runJobs();
    expect((await get(h, token, "me/")).status).toBe(200);
    const link = linkIn(h, user.email);
    const confirm = (body: object) => call(h.app, "POST", "/api/account/delete/confirm/", { body });
    expect(await confirm({ ...link, token: "x" })).toMatchObject({ status: 400, body: { code: "link_invalid" } });
    expect(await confirm(link)).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await get(h, token, "me/")).status).toBe(401);
    expect(await confirm(link)).toMatchObject({ status: 400, body: { code: "link_invalid", error: "Lien invalide" } });
  });

  test("a mailed link does not delete who is suspended, nor who has come to expect someone, and serves afterwards", async () => {
    const { employer, token, person } = await aPair(h);
    const setAccount = (values: { passwordHash: null } | { status: "active" | "suspended" }) =>
      h.ctx.db.updateTable("users").set(values).where("id", "=", employer.id).execute();
    await setAccount({ passwordHash: null });
    expect((await post(h, token, "account/delete", {})).body).toEqual({ deleted: false });
    await h.runJobs();
    const link = linkIn(h, employer.email);
    const confirm = () => call(h.app, "POST", "/api/account/delete/confirm/", { body: link });
    await setAccount({ status: "suspended" });
    expect(await confirm()).toMatchObject({ status: 403, body: { code: "forbidden" } });
    await setAccount({ status: "active" });
    // The suspension ended the sessions.
    await patch(h, await tokenFor(h.ctx, employer.id), `applications/${person.id}/accept`);
    expect(await confirm()).toMatchObject({ status: 409, body: { code: "people_expected" } });
    await patch(h, person.token, `applications/${person.id}/withdraw`);
    expect(await confirm()).toMatchObject({ status: 200, body: { deleted: true } });
  });

  test("the address may be used again at once", async () => {
    const user = await aCandidate(h.ctx.db);
    await leave(await tokenFor(h.ctx, user.id));
    await expect(aUser(h.ctx.db, { email: user.email })).resolves.toMatchObject({ email: user.email });
  });
});
