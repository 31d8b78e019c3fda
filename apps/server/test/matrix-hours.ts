/** The lines of the matrix about hours; see matrix.ts. */
import { addDays, parisDay } from "@app/domain/time/calendar";
import type { Line } from "./matrix-line.ts";

const lastDays = () => {
  const today = parisDay(new Date());
  return { query: { from: addDays(today, -14), to: today } };
};

export const HOURS: Record<string, Line> = {
  "GET /api/hours/": [lastDays, "401 200 200 200 200 403", "name", "name"],
  "GET /api/hours.csv": [lastDays, "401 200 200 200 200 403", "name", "name"],
  // The words of the sheet are compressed: hours-files.test.ts reads them.
  "GET /api/hours.pdf": [lastDays, "401 200 200 200 200 403"],
  // A candidate declares, an employer validates what was declared.
  "POST /api/hours/:application/:shift/": [
    async (s, side) => ({ id: await s.hours(side), body: s.hoursAnswer(side) }),
    "401 200 404 200 404 403",
    "name",
    "name",
  ],
};
