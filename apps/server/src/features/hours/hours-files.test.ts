/** Five hundred drawn days, two nights when clocks change among them: the page, the payroll file and the sheet say the same minutes. */
import type { HoursSheet } from "@app/contract/hours/hours";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis } from "@app/domain/time/calendar";
import { daysOf } from "@app/domain/time/week";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { answer } from "../../../test/hours-scene.ts";
import { get, requireSound } from "../../../test/scene.ts";
import { cell } from "./hours-csv.ts";

const MINUTE = 60_000;
const PEOPLE = 6;

/** The same days at every run. */
function drawing(seed: number) {
  let state = seed;
  return (least: number, most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return least + (state % (most - least + 1));
  };
}

let h: Harness;
let employer: Awaited<ReturnType<typeof anEmployer>>;
let boss = "";
beforeAll(async () => {
  h = await startHarness();
  employer = await anEmployer(h.ctx.db, { company: { name: "=Brasserie; « +1 »" } });
  boss = await tokenFor(h.ctx, employer.id);
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

type Day = { application: number; shift: number; minutes: number; declared: number | null; token: string };

/** One shift a day for each person, from the evening to the morning on the night the clocks change. */
async function drawDays(from: string, to: string, changes: string, seed: number): Promise<Day[]> {
  const draw = drawing(seed);
  const days: Day[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const candidate = await aCandidate(h.ctx.db, { firstName: "-Inès", lastName: `Moreau${person}` });
    const token = await tokenFor(h.ctx, candidate.id);
    const shifts = daysOf({ from, to }).map((day) => {
      const isNight = day === changes;
      const startsAt = isNight
        ? atParis(day, "22:00")
        : atParis(day, `${String(draw(7, 16)).padStart(2, "0")}:${draw(10, 59)}`);
      const endsAt = isNight
        ? atParis(addDays(day, 1), "05:30")
        : new Date(startsAt.getTime() + draw(120, 420) * MINUTE);
      return { startsAt, endsAt, breakMinutes: draw(0, 40), positions: 1 };
    });
    const mission = await aMission(h.ctx.db, {
      employer,
      startsAt: atParis(from, "07:00"),
      endsAt: atParis(addDays(to, 1), "06:00"),
      shifts,
      payCents: 1450,
      payPeriod: "hourly",
      title: "@Serveur (H/F)",
    });
    const { id: application } = await anApplication(h.ctx.db, {
      mission,
      candidate,
      status: "accepted",
      candidateStatus: "confirmed",
    });
    const rows = await h.ctx.db
      .selectFrom("shifts")
      .where("missionId", "=", mission.id)
      .orderBy("startsAt")
      .select(["id", "startsAt", "endsAt"])
      .execute();
    for (const row of rows) {
      const pause = draw(0, 45);
      const [inAt, outAt] = [moved(row.startsAt, draw(-30, 30)), moved(row.endsAt, draw(-30, 40))];
      const minutes = (outAt.getTime() - inAt.getTime()) / MINUTE - pause;
      days.push(await answerDay({ application, shift: row.id, token, inAt, outAt, pause, minutes }, draw(0, 5)));
    }
  }
  return days;
}

const moved = (date: Date, minutes: number) => new Date(date.getTime() + minutes * MINUTE);
type Drawn = Omit<Day, "declared"> & { inAt: Date; outAt: Date; pause: number };

/** Left alone, declared, validated, cut and waiting, cut and accepted, or contested. */
async function answerDay({ inAt, outAt, pause, minutes, ...of }: Drawn, fate: number): Promise<Day> {
  if (fate === 0) return { ...of, minutes, declared: null };
  const hours = { in: inAt.toISOString(), out: outAt.toISOString(), breakMinutes: pause };
  const expectDone = async (token: string, body: object) =>
    expect((await answer(h, token, of, body)).status, JSON.stringify(body)).toBe(200);
  await expectDone(of.token, { version: 0, action: "declare", ...hours });
  if (fate === 2) await expectDone(boss, { version: 1, action: "validate" });
  if (fate < 3) return { ...of, minutes, declared: minutes };
  const less = { ...hours, out: moved(outAt, -7).toISOString() };
  await expectDone(boss, { version: 1, action: "cut", reason: "=Départ plus tôt", ...less });
  if (fate === 4) await expectDone(of.token, { version: 2, action: "accept" });
  if (fate === 5) await expectDone(of.token, { version: 2, action: "contest" });
  return { ...of, minutes: fate === 4 ? minutes - 7 : minutes, declared: minutes };
}

async function download(token: string, file: string) {
  const { statusCode, rawPayload, headers } = await h.app.inject({
    method: "GET",
    url: `/api/${file}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(200);
  return { bytes: rawPayload, type: headers["content-type"], name: headers["content-disposition"] };
}

/** Fields between semicolons, quotes doubled. */
const parseCsv = (text: string) =>
  text
    .replace("\ufeff", "")
    .trimEnd()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );

describe.each([
  { from: "2026-10-07", to: "2026-11-17", changes: "2026-10-24", night: 8.5, seed: 20_261_119 },
  { from: "2026-03-01", to: "2026-04-11", changes: "2026-03-28", night: 6.5, seed: 7 },
])("$from to $to", ({ from, to, changes, night, seed }) => {
  const period = `?from=${from}&to=${to}`;
  let days: Day[] = [];
  let sheet: HoursSheet;
  beforeAll(async () => {
    days = await drawDays(from, to, changes, seed);
    sheet = (await get<HoursSheet>(h, boss, `hours/${period}`)).body;
  }, 120_000);

  test("the page has each day once, to the minute", () => {
    expect(days.length).toBe(PEOPLE * 42);
    const read = new Map(sheet.lines.map((line) => [`${line.application_id}/${line.shift_id}`, line]));
    expect(read.size).toBe(days.length);
    for (const day of days) {
      const line = read.get(`${day.application}/${day.shift}`);
      expect([line?.hours?.minutes ?? null, line?.declared?.minutes ?? null]).toEqual(
        day.declared === null ? [null, null] : [day.minutes, day.declared],
      );
    }
    const nights = sheet.lines.filter((line) => line.day === changes);
    for (const line of nights)
      expect(line.proposed && line.proposed.minutes + line.proposed.breakMinutes).toBe(night * 60);
    const sum = (lines: HoursSheet["lines"]) => lines.reduce((total, { hours }) => total + (hours?.minutes ?? 0), 0);
    expect(sheet.totals.reduce((total, { minutes }) => total + minutes, 0)).toBe(sum(sheet.lines));
    for (const { week, person, minutes } of sheet.totals)
      expect(minutes).toBe(sum(sheet.lines.filter((line) => line.week === week && line.person.id === person.id)));
  });

  test("the payroll file says the same minutes, and no cell is a formula", async () => {
    const { bytes, type } = await download(boss, `hours.csv${period}`);
    expect(type).toBe("text/csv; charset=utf-8");
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head = [], ...rows] = parseCsv(bytes.toString("utf8"));
    const column = head.indexOf("Minutes retenues");
    expect(rows.map((row) => row[column])).toEqual(sheet.lines.map(({ hours }) => String(hours?.minutes ?? "")));
    expect(rows.flat().filter((text) => /^[=+\-@]/.test(text))).toEqual([]);
    expect(rows[0]).toEqual(expect.arrayContaining(["'=Brasserie; « +1 »", "'@Serveur (H/F)"]));
  });

  test("the sheet says the same minutes, with its headings and tables", async () => {
    const { bytes, type } = await download(boss, `hours.pdf${period}`);
    expect(type).toBe("application/pdf");
    const document = await getDocumentProxy(new Uint8Array(bytes));
    const { text } = await extractText(document, { mergePages: true });
    const states = "À déclarer|À valider|Validé|Réduction|Au bureau";
    const counted = [...text.matchAll(new RegExp(`(?:(\\d+)\\sh\\s(\\d\\d)|–)\\s+(?:${states})`, "g"))].map(
      ([, hours, minutes]) => (hours === undefined ? null : Number(hours) * 60 + Number(minutes)),
    );
    const inOrder = sheet.totals.flatMap(({ week, person }) =>
      sheet.lines.filter((line) => line.week === week && line.person.id === person.id),
    );
    expect(counted).toEqual(inOrder.map(({ hours }) => hours?.minutes ?? null));
    const totals = [...text.matchAll(/Total de la semaine\s:\s(\d+)\sh\s(\d\d)/g)].map(
      ([, hours, minutes]) => Number(hours) * 60 + Number(minutes),
    );
    expect(totals).toEqual(sheet.totals.map(({ minutes }) => minutes));
    const tags = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const tag of ["H1", "H2", "H3", "Table", "TR", "TH", "TD"]) expect(tags).toContain(`"${tag}"`);
  });

  test("a person reads their own days, with the same minutes", async () => {
    const [first] = days;
    const own = days.filter(({ token }) => token === first?.token);
    const { lines } = (await get<HoursSheet>(h, first?.token ?? "", `hours/${period}`)).body;
    expect(lines.map(({ hours }) => hours?.minutes ?? null)).toEqual(
      own.map(({ minutes, declared }) => (declared === null ? null : minutes)),
    );
    await download(first?.token ?? "", `hours.pdf${period}`);
  });
});

test("an empty period has an empty sheet; a wrong one is refused", async () => {
  const { bytes } = await download(boss, "hours.pdf?from=2020-01-01&to=2020-01-07");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  expect(text).toContain("Aucune heure sur cette période.");
  for (const file of ["hours/", "hours.csv", "hours.pdf"]) {
    const { statusCode } = await h.app.inject({
      method: "GET",
      url: `/api/${file}?from=2026-01-01&to=2026-06-01`,
      headers: { authorization: `Bearer ${boss}` },
    });
    expect(statusCode).toBe(400);
  }
});

test.each([
  ["=1+1", "'=1+1"],
  ["-Inès", "'-Inès"],
  ["+33", "'+33"],
  ["@x", "'@x"],
  ["\tx", "'\tx"],
  ['a;b "c"', '"a;b ""c"""'],
  ["deux\nlignes", '"deux\nlignes"'],
  ["4,50", "4,50"],
])("the cell %j is written %j", (text, written) => {
  expect(cell(text)).toBe(written);
});
