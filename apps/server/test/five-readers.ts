/** Five people of five languages, and what each of them is sent. */
import { aCandidate } from "@app/db/builders/users";
import { LANGUAGES, type Language } from "@app/domain/text/language";
import { expect } from "vitest";
import { call, type Harness, tokenFor } from "./harness.ts";
import { type Note, notificationsOf } from "./scene.ts";

export type Reader = { language: Language; id: number; email: string; phone: string; token: string };
type Sent = Note & { language: string | null };

let phones = 0;

/** Somebody who never chose reads French, as whoever chose it does. */
export async function fiveReaders(h: Harness, fields: Parameters<typeof aCandidate>[1] = {}): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const language of LANGUAGES) {
    phones += 1;
    const phone = `0655${String(phones).padStart(6, "0")}`;
    const { id, email } = await aCandidate(h.ctx.db, {
      ...fields,
      phone,
      language: language === "fr" ? null : language,
    });
    readers.push({ language, id, email, phone, token: await tokenFor(h.ctx, id) });
  }
  return readers;
}

/** Letters that its sentences have and no other one has. */
const OWN: Record<Language, RegExp> = {
  fr: /votre|vous|chez|avant|Candidature|Serveur en salle, /iu,
  en: /\b(?:you|your|the|at|before|break)\b/iu,
  ar: /\p{Script=Arabic}/u,
  pt: /(?<!\p{L})(?:o|a|em|seu|sua|até|às|que|as|hoje|amanhã|os|um|não|lhe)(?!\p{L})/iu,
  uk: /[іїєґ]|\p{Script=Cyrillic}/iu,
};
/** Words of French sentences, outside what an employer wrote. */
const FRENCH = /\b(?:votre|vous|chez|Répondez|Motif|Confirmez|candidature|retient|créneau|au lieu de)\b/iu;

/** The latest of this kind, as each reads it in the app; the French text beside it is that of the French reader. */
export async function expectSent(h: Harness, readers: readonly Reader[], kind: string): Promise<Map<Language, Sent>> {
  const found = new Map<Language, Sent>();
  for (const { language, id } of readers) {
    const notes = (await notificationsOf(h, await tokenFor(h.ctx, id))) as Sent[];
    const note = notes.find((one) => one.kind === kind);
    if (!note) throw new Error(`${language}: no ${kind} among ${notes.map((one) => one.kind).join(", ")}`);
    found.set(language, note);
    expect(note.language, kind).toBe(language === "fr" ? null : language);
    const text = `${note.title}\n${note.message}`;
    expect(text, `${language} ${kind}`).toMatch(OWN[language]);
    expect(text, `${language} ${kind}`).not.toMatch(/undefined|NaN|\{\{/);
    if (language !== "fr") expect(text, `${language} ${kind}`).not.toMatch(FRENCH);
    const delivery = await deliveryOf(h, id, kind);
    expect(delivery?.language ?? null).toBe(note.language);
  }
  const french = await deliveryOf(h, idOf(readers, "fr"), kind);
  expect([french?.titleFr, french?.messageFr]).toEqual([null, null]);
  for (const { language, id } of readers) {
    if (language === "fr") continue;
    const { titleFr, messageFr } = (await deliveryOf(h, id, kind)) ?? {};
    expect({ language, titleFr, messageFr: toTheMinute(messageFr) }).toEqual({
      language,
      titleFr: french?.title,
      messageFr: toTheMinute(french?.message),
    });
  }
  return found;
}

/** Two answers are not of the same second. */
const toTheMinute = (text: string | null | undefined) => text?.replace(/:\d\d\.\d{3}Z/g, "Z");

const idOf = (readers: readonly Reader[], wanted: Language) =>
  readers.find(({ language }) => language === wanted)?.id ?? 0;

const deliveryOf = (h: Harness, userId: number, kind: string) =>
  h.ctx.db
    .selectFrom("deliveries")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .orderBy("id", "desc")
    .select(["title", "message", "language", "titleFr", "messageFr"])
    .executeTakeFirst();

/** The last mail of a person. */
export function mailOf(h: Harness, { email, language }: Reader) {
  const mail = h.mails.findLast(({ to }) => to === email);
  if (!mail) throw new Error(`${language}: no mail`);
  return mail;
}

export async function wantsSms(h: Harness, readers: readonly Reader[]): Promise<void> {
  for (const { token } of readers) {
    const body = { job_match: { sms: true, email: true } };
    expect((await call(h.app, "PUT", "/api/notifications/preferences/", { token, body })).status).toBe(200);
  }
}
