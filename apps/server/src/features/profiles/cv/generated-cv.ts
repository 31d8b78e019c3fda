import type { Candidate } from "@app/domain/accounts/actor";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { CV_DESCRIPTION_LENGTH, CV_EXPERIENCES } from "@app/domain/profiles/cv";
import { formatSpan } from "@app/domain/profiles/experience-span";
import { safeFileName } from "@app/domain/text/file-name";
import { formatMonth } from "@app/domain/time/format-time";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { insertFile, storeFile } from "../../../platform/files/files.ts";
import type { Download } from "../../../platform/http/download.ts";
import { writable } from "../../../platform/pdf/pdf-text.ts";
import { presentUser, readUser } from "../../../views/user.ts";
import { cvFr as fr } from "./cv.fr.ts";
import { type Cv, drawCv, SEPARATOR } from "./draw-cv.ts";

/** What is drawn is bounded, so that the longest profile takes some fifty milliseconds. */
const MOST_SKILLS = 50;
/** As long as the forms take them; rows of before may hold more. */
const LONGEST = { line: 160, about: 3000 };
const MOST_SECTORS = 6;
const MEDIA_TYPE = "application/pdf";

/** For the candidate alone, whose number is there even before it is confirmed. */
export async function makeCv(ctx: Context, candidate: Candidate): Promise<Download> {
  return draw(await readCv(ctx, candidate));
}

async function draw(cv: Cv): Promise<Download> {
  return { bytes: await drawCv(cv), mediaType: MEDIA_TYPE, name: fileName(cv), inline: false };
}

/**
 * It goes with applications: a number that is not confirmed is left out. The one before is released by the database, as
 * after an upload.
 */
export async function keepCv(ctx: Context, candidate: Candidate): Promise<void> {
  const { bytes, name, mediaType } = await draw(await readCv(ctx, candidate, { confirmedPhone: true }));
  const stored = await storeFile(ctx, { bytes, name, mediaType, extension: "pdf" });
  const now = ctx.now();
  await transaction(ctx, async (tx) => {
    const cvFileId = await insertFile(tx, { ...stored, ownerId: candidate.userId, kind: "cv", createdAt: now });
    await tx
      .updateTable("candidates")
      .set({ cvFileId, lastActiveAt: now })
      .where("userId", "=", candidate.userId)
      .execute();
  });
}

const fileName = ({ name }: Cv) => safeFileName(fr.fileName(name), "pdf");

async function readCv(ctx: Context, { userId }: Candidate, needs = { confirmedPhone: false }): Promise<Cv> {
  const row = await readUser(ctx.db, userId);
  if (!row) throw new Error(`user ${userId} has a session but no row`);
  const user = presentUser(row);
  const phone = needs.confirmedPhone && !user.phone_verified ? null : user.phone;
  return {
    // A name in another alphabet leaves nothing to write: the address says whose CV it is.
    name: short(`${user.first_name} ${user.last_name}`) || user.email,
    profession: short(user.profession ?? ""),
    contacts: [user.location.city ?? "", formatPhone(phone ?? ""), user.email]
      .map(short)
      .filter(Boolean)
      .join(SEPARATOR),
    about: cut(writable(user.about ?? ""), LONGEST.about),
    skills: user.skills.slice(0, MOST_SKILLS).map(short).filter(Boolean).join(SEPARATOR),
    experiences: user.experiences.slice(0, CV_EXPERIENCES).map((experience) => ({
      title: short(experience.title),
      where: [short(experience.company), short(experience.location)].filter(Boolean).join(", "),
      when: formatSpan(experience.startDate, experience.endDate),
      text: cut(writable(experience.description), CV_DESCRIPTION_LENGTH),
    })),
    missions: await readMissions(ctx, userId),
    badges: user.badges.map(({ name, description }) => ({ name, description })),
    made: ctx.now(),
  };
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/\s\S*$/, "")}…` : text;
}

/** One line, whatever it held. */
const short = (text: string) => cut(writable(text).replace(/\n+/g, " "), LONGEST.line);

type WorkedSector = { sector: string; count: number; first: Date };

/** How many missions, since when, and in which sectors; empty for somebody who has worked none. */
async function readMissions(ctx: Context, userId: number): Promise<string> {
  const { rows } = await sql<WorkedSector>`
    select coalesce(m.sectors[1], '') as sector, count(*) as count, min(m.starts_at) as first
    from applications a join missions m on m.id = a.mission_id
    where a.candidate_id = ${userId} and a.attendance = 'worked'
    group by 1 order by 2 desc, 1`.execute(ctx.db);
  const first = rows.map((row) => row.first).toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (!first) return "";
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const named = rows.filter(({ sector }) => sector !== "").slice(0, MOST_SECTORS);
  return `${fr.missionsSince(total, formatMonth(first))}\n${fr.bySector(named)}`.trim();
}
