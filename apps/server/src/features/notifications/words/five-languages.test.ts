import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import { gsmLength, gsmText } from "@app/domain/notifications/gsm-text";
import { UCS2_LENGTH } from "@app/domain/notifications/ucs2-text";
import { directionOf, LANGUAGES } from "@app/domain/text/language";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSmsService } from "../../../../../../tools/testing/sms-service.ts";
import { newcomer } from "../../../../test/bodies.ts";
import { expectSent, fiveReaders, mailOf, type Reader, wantsSms } from "../../../../test/five-readers.ts";
import { aForm } from "../../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { answer, aWorkedShift, endSilence, typed } from "../../../../test/hours-scene.ts";
import { bodyOf } from "../../../../test/mission-scene.ts";
import { aSentWave } from "../../../../test/proposition-scene.ts";
import { notificationsOf, patch, post } from "../../../../test/scene.ts";
import { enqueue } from "../../../jobs.ts";
import { sweepConfirmations } from "../../applications/clocks/sweep-confirmations.ts";
import { sweepHours } from "../../hours/sweep-hours.ts";

const [MINUTE, HOUR] = [60_000, 3_600_000];
let h: Harness;
let provider: Awaited<ReturnType<typeof startSmsService>>;
beforeAll(async () => {
  provider = await startSmsService();
  h = await startHarness({ SMS_URL: provider.url, SMS_KEY: "clef", PUBLIC_URL: "https://www.renfort.example" });
});
afterAll(async () => {
  await h.close();
  await provider.close();
});
beforeEach(() => {
  h.mails.length = 0;
  const now = h.ctx.now();
  h.advance(atParis(addDays(parisDay(now), 1), "10:00").getTime() - now.getTime());
});

const inHours = (hours: number) => new Date(h.ctx.now().getTime() + hours * HOUR);

async function mailsLeave(): Promise<void> {
  h.advance(11 * MINUTE);
  await h.ctx.pool.query("select graphile_worker.add_job('send_due_mails')");
  await h.runDueJobs();
}

/** Five applications to one mission of five places. */
async function aMissionForFive(status: "pending" | "accepted" = "pending", hours = 72) {
  const employer = await anEmployer(h.ctx.db, {
    company: { name: "Brasserie Vauquelle", level: "address_proven" },
    language: "ar",
  });
  const startsAt = atParis(parisDay(inHours(hours)), "18:00");
  const endsAt = new Date(startsAt.getTime() + 5 * HOUR);
  const mission = await aMission(h.ctx.db, { employer, positions: 5, startsAt, endsAt, now: h.ctx.now() });
  const readers = await fiveReaders(h, { availability: "freeze" });
  const applications = new Map<Reader, number>();
  for (const reader of readers) {
    const confirmed = status === "accepted" ? { candidateStatus: "confirmed" as const } : {};
    const { id } = await anApplication(h.ctx.db, { mission, candidate: reader, status, ...confirmed });
    applications.set(reader, id);
  }
  const token = await tokenFor(h.ctx, employer.id);
  const decide = async (verb: string, body?: object) => {
    for (const id of applications.values())
      expect((await patch(h, token, `applications/${id}/${verb}`, body)).status).toBe(200);
    await h.runJobs();
  };
  return { employer, mission, readers, token, decide, applications };
}

const bySubject = {
  fr: /retient votre candidature/,
  en: /accepted your/,
  ar: /قُبل طلبك/,
  pt: /aceitou a sua/,
  uk: /заявку прийнято/,
};

test("selected: each reads it in their language, then in French; the French mail is the one it was", async () => {
  const { readers, decide, employer } = await aMissionForFive();
  await decide("accept");
  const notes = await expectSent(h, readers, "application_accepted");
  expect(notes.get("fr")?.title).toBe("Brasserie Vauquelle retient votre candidature");
  await mailsLeave();
  for (const reader of readers) {
    const { language } = reader;
    const { subject, text, html } = mailOf(h, reader);
    expect(subject).toMatch(bySubject[language]);
    for (const part of [text, html]) {
      expect(part).toContain("Brasserie Vauquelle retient votre candidature.");
      expect(part).toContain(WITHDRAWAL_RULE);
      expect(part).toContain("https://www.renfort.example/candidat/tableau-de-bord/candidatures/");
    }
    if (language === "fr") {
      expect(html).toContain('<html lang="fr">');
      expect(html).not.toMatch(/dir=|\slang="(?!fr)/);
      expect(text).not.toContain("-----");
      continue;
    }
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    expect(html).toContain('<td lang="fr" dir="ltr"');
    const [own = "", french = ""] = text.split("\n-----\n");
    expect(own).toMatch(bySubject[language]);
    // The rule of withdrawal, whole: a day, half an hour, three hours.
    for (const figure of [24, 30, 3]) expect(own).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
    expect(own).not.toContain(WITHDRAWAL_RULE);
    expect(french).toContain("\nBonjour ");
  }
  // An employer reads French, whatever they chose.
  for (const note of await notificationsOf(h, await tokenFor(h.ctx, employer.id)))
    expect(note).toMatchObject({ language: null, title: expect.not.stringMatching(/\p{Script=Arabic}/u) });
});

test("refused, with the words of the employer as they are", async () => {
  const { readers, decide } = await aMissionForFive();
  await decide("status", { status: "rejected", reason: "Nous cherchons une personne qui parle italien" });
  const notes = await expectSent(h, readers, "application_rejected");
  for (const { message } of notes.values()) expect(message).toContain("qui parle italien");
  expect(notes.get("ar")?.message).toContain("\u2068Nous cherchons une personne qui parle italien\u2069");
});

test("their coming cancelled: the reason, and what is owed by law", async () => {
  const { readers, decide } = await aMissionForFive("accepted");
  await decide("status", { status: "rejected", reason: "Terrasse fermée" });
  const owed = {
    fr: "vous reste dû",
    en: "is still owed to you",
    ar: "مستحقًا لك",
    pt: "ser-lhe devido",
    uk: "мають сплатити",
  };
  const notes = await expectSent(h, readers, "application_cancelled");
  for (const { language } of readers) {
    expect(notes.get(language)?.message).toContain("Terrasse fermée");
    expect(notes.get(language)?.message).toContain(owed[language]);
  }
});

test("the mission changes, then is cancelled", async () => {
  const { readers, mission, token } = await aMissionForFive("accepted");
  const endDate = new Date(mission.endsAt.getTime() + 3 * HOUR).toISOString();
  const edited = await call(h.app, "PUT", `/api/jobs/${mission.id}/edit/`, {
    token,
    body: bodyOf(mission, { endDate }),
  });
  expect(edited.status).toBe(200);
  const changed = await expectSent(h, readers, "confirmation_asked");
  for (const note of changed.values()) expect(note.message).toMatch(/2\sh|02:00/u);
  expect((await post(h, token, `jobs/${mission.id}/cancel`, { reason: "Plus besoin de personne" })).status).toBe(200);
  h.advance(10 * MINUTE);
  await expectSent(h, readers, "application_cancelled");
});

test("those who wait: the mission is full", async () => {
  const { readers, mission, token } = await aMissionForFive();
  await h.ctx.db.updateTable("missions").set({ positions: 1 }).where("id", "=", mission.id).execute();
  await h.ctx.db.updateTable("shifts").set({ positions: 1 }).where("missionId", "=", mission.id).execute();
  const [other] = await fiveReaders(h);
  const { id } = await anApplication(h.ctx.db, { mission, candidate: other ?? { id: 0 } });
  expect((await patch(h, token, `applications/${id}/accept`)).status).toBe(200);
  await h.runJobs();
  await expectSent(h, readers, "mission_filled");
});

test("those who wait: the mission is closed", async () => {
  const { readers, mission, token } = await aMissionForFive();
  expect((await patch(h, token, `jobs/${mission.id}/close`)).status).toBe(200);
  await expectSent(h, readers, "mission_closed");
});

test("asked again before the start", async () => {
  const { readers, mission, decide } = await aMissionForFive();
  await decide("accept");
  for (const { id, token } of readers) {
    const application = await h.ctx.db
      .selectFrom("applications")
      .where("candidateId", "=", id)
      .select("id")
      .executeTakeFirstOrThrow();
    expect((await patch(h, token, `applications/${application.id}/confirm`)).status).toBe(200);
  }
  await sweepConfirmations(h.ctx);
  const fourHoursBefore = mission.startsAt.getTime() - 4 * HOUR;
  h.advance(fourHoursBefore - h.ctx.now().getTime());
  await sweepConfirmations(h.ctx);
  await expectSent(h, readers, "confirm_again");
});

test("an interview is proposed, and a message comes", async () => {
  const { readers, token, applications } = await aMissionForFive();
  for (const id of applications.values())
    expect(
      (await post(h, token, `applications/${id}/interview`, { times: [inHours(6).toISOString()] })).status,
    ).toBeLessThan(300);
  await expectSent(h, readers, "interview_proposed");
  for (const reader of readers) {
    const talk = await post<{ id: number }>(h, token, "conversations/create-or-get", { user_id: reader.id });
    await post(h, token, `conversations/${talk.body.id}/messages`, { content: "À demain, entrée par la cour" });
  }
  h.advance(MINUTE);
  const notes = await expectSent(h, readers, "new_message");
  for (const { message } of notes.values()) expect(message).toContain("À demain, entrée par la cour");
});

async function proposedToFive() {
  const readers = await fiveReaders(h);
  await wantsSms(h, readers);
  const employer = await anEmployer(h.ctx.db, { company: { name: "Brasserie Vauquelle" } });
  const mission = await aMission(h.ctx.db, { employer, startsAt: inHours(8), endsAt: inHours(13) });
  const people = readers.map(({ id }) => id);
  const wave = await aSentWave(h.ctx.db, { missionId: mission.id, at: h.ctx.now(), expiresAt: inHours(5) }, people);
  await enqueue(h.ctx.db, "proposition.notify", { waveId: wave.waveId });
  return { readers, ...wave };
}

test("proposed: in the app, then one text message that fits", async () => {
  const { readers } = await proposedToFive();
  const notes = await expectSent(h, readers, "proposition");
  for (const { title } of notes.values()) expect(title).toMatch(/14[,.]50/);
  await mailsLeave();
  for (const { language, phone } of readers) {
    const [sms, ...more] = provider.to(`+33${phone.slice(1)}`);
    const text = sms?.text ?? "";
    expect(more).toEqual([]);
    expect(text).toMatch(/https:\/\/www\.renfort\.example\/p\/\d+ .+https:\/\/www\.renfort\.example\/s\/\S+$/);
    expect(text).toMatch(/Serveur en salle/);
    expect(text).toMatch(/18(?::00|\sh)/);
    expect(text).not.toMatch(/[\u2066-\u2069]/);
    if (language === "ar" || language === "uk") {
      expect(text.length, text).toBeLessThanOrEqual(UCS2_LENGTH);
      continue;
    }
    expect(gsmLength(text), text).toBeLessThanOrEqual(160);
    expect(gsmText(text)).toBe(text);
  }
  const [french] = readers;
  expect(provider.to(`+33${french?.phone.slice(1)}`)[0]?.text).toMatch(
    /^Serveur en salle, ce soir 18 h - 23 h - Lyon.* - 14,50 euros\/h.*\. Oui\/non: \S+ STOP: \S+$/,
  );
});

test("called for a place that is free again", async () => {
  const { readers, propositions } = await proposedToFive();
  await h.runJobs();
  await h.ctx.db
    .updateTable("propositions")
    .set({ answer: "standby", answeredAt: h.ctx.now(), calledAt: h.ctx.now(), calledUntil: inHours(1) })
    .where("id", "in", propositions)
    .execute();
  for (const propositionId of propositions) await enqueue(h.ctx.db, "proposition.called", { propositionId });
  expect((await expectSent(h, readers, "standby_called")).size).toBe(LANGUAGES.length);
});

test("hours to enter, then agreed by silence", async () => {
  const employer = await anEmployer(h.ctx.db);
  const readers = await fiveReaders(h);
  const shifts = [];
  for (const candidate of readers) shifts.push({ ...(await aWorkedShift(h, { employer, candidate })) });
  await sweepHours(h.ctx);
  await expectSent(h, readers, "hours_to_declare");
  for (const shift of shifts) {
    const body = { version: 0, action: "declare", ...typed(shift) };
    expect((await answer(h, shift.token, shift, body)).status).toBe(200);
    await endSilence(h, shift);
  }
  await sweepHours(h.ctx);
  await expectSent(h, readers, "hours_agreed");
});

test("a team asks, then asks again before the agreement ends", async () => {
  const readers = await fiveReaders(h);
  const employer = await anEmployer(h.ctx.db, { company: { name: "Brasserie Vauquelle" } });
  const { companyId } = employer;
  const rows = readers.map(({ id: candidateId }) => ({
    companyId,
    candidateId,
    state: "asked" as const,
    origin: "worked" as const,
    askedAt: h.ctx.now(),
  }));
  await h.ctx.db.insertInto("teamMembers").values(rows).execute();
  for (const { candidateId } of rows) await enqueue(h.ctx.db, "team.asked", { companyId, candidateId });
  await expectSent(h, readers, "team_asked");
  const consent = {
    consentAt: h.ctx.now(),
    consentUntil: inHours(24 * 20),
    consentVersion: 1,
    renewalAskedAt: h.ctx.now(),
  };
  await h.ctx.db
    .updateTable("teamMembers")
    .set({ state: "in", ...consent })
    .where("companyId", "=", companyId)
    .execute();
  for (const { candidateId } of rows) await enqueue(h.ctx.db, "team.renewal", { companyId, candidateId });
  expect((await expectSent(h, readers, "team_renewal")).size).toBe(LANGUAGES.length);
});

test("an account is opened: its code, in the language of the page, then in French", async () => {
  const subjects = {
    fr: "Votre code pour confirmer votre adresse e-mail",
    en: "Your code to confirm your email address",
    ar: "رمزك لتأكيد عنوان بريدك الإلكتروني",
    pt: "O seu código para confirmar o endereço de e-mail",
    uk: "Ваш код для підтвердження електронної адреси",
  };
  for (const language of LANGUAGES) {
    const person = { ...newcomer(), language };
    expect((await call(h.app, "POST", "/api/register/", aForm(person))).status).toBe(201);
    await h.runDueJobs();
    const mail = h.mails.findLast(({ to }) => to === person.email);
    expect(mail?.subject).toBe(subjects[language]);
    const codes = mail?.text.match(/\d{3}\u00a0\d{3}/g) ?? [];
    expect(codes).toHaveLength(language === "fr" ? 1 : 2);
    expect(new Set(codes).size).toBe(1);
    expect(mail?.text).toContain("Votre compte est ouvert.");
    expect(mail?.html).toContain(language === "fr" ? '<html lang="fr">' : `<html lang="${language}" dir=`);
  }
});
