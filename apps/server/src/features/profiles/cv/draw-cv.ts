import { cvFr as fr } from "./cv.fr.ts";
import {
  beginSection,
  finish,
  keepTogether,
  newSheet,
  PAGE,
  pageCount,
  type Sheet,
  type Style,
  write,
  writeFooters,
} from "./cv-sheet.ts";

/** Every text holds only what the font can write; an empty one is left out. */
export type Cv = {
  name: string;
  profession: string;
  contacts: string;
  about: string;
  skills: string;
  experiences: readonly { title: string; where: string; when: string; text: string }[];
  missions: string;
  badges: readonly { name: string; description: string }[];
  made: Date;
};

const INK = "#14172b";
const SOFT = "#454961";
const NAME: Style = { font: "semibold", size: 26, color: INK, gap: 0 };
const PROFESSION: Style = { font: "regular", size: 13, color: "#2341c4", gap: 5 };
const CONTACTS: Style = { font: "regular", size: 9.5, color: SOFT, gap: 6 };
const BODY: Style = { font: "regular", size: 10, color: INK, gap: 3 };
const TITLE: Style = { font: "semibold", size: 10.5, color: INK };
const DETAIL: Style = { font: "regular", size: 9.5, color: SOFT, gap: 2 };
const LAST: Style = { ...BODY, gap: 9 };

/** The point stays with the word before it. */
export const SEPARATOR = "\u00a0\u00a0·\u00a0 ";

/** A smaller print is tried once, when it keeps everything on one page. */
const SMALLER = 0.9;

/** A tagged PDF of real text, on one page when it fits. */
export async function drawCv(cv: Cv): Promise<Buffer> {
  const normal = layOut(cv, 1);
  const smaller = pageCount(normal) === 2 ? layOut(cv, SMALLER) : null;
  const sheet = smaller && pageCount(smaller) === 1 ? smaller : normal;
  writeFooters(sheet, fr.made(cv.made), fr.page);
  return finish(sheet);
}

function layOut(cv: Cv, scale: number): Sheet {
  const sheet = newSheet({ title: fr.title(cv.name), author: cv.name, made: cv.made }, scale);
  write(sheet, "H1", cv.name, NAME, PAGE);
  write(sheet, "P", cv.profession, PROFESSION, PAGE);
  write(sheet, "P", cv.contacts, CONTACTS, PAGE);
  writeSection(sheet, fr.about, cv.about);
  writeSection(sheet, fr.skills, cv.skills);
  if (cv.experiences.length > 0) beginSection(sheet, fr.experiences);
  for (const { title, where, when, text } of cv.experiences) {
    keepTogether(sheet, 60);
    write(sheet, "H3", title, TITLE);
    write(sheet, "P", [where, when].filter(Boolean).join(SEPARATOR), DETAIL);
    write(sheet, "P", text, LAST);
  }
  writeSection(sheet, fr.missions, cv.missions);
  if (cv.badges.length > 0) beginSection(sheet, fr.badges);
  for (const { name, description } of cv.badges) {
    keepTogether(sheet, 30);
    write(sheet, "H3", name, TITLE);
    write(sheet, "P", description, { ...DETAIL, gap: 5 });
  }
  return sheet;
}

function writeSection(sheet: Sheet, label: string, text: string): void {
  if (text === "") return;
  beginSection(sheet, label);
  write(sheet, "P", text, BODY);
}
