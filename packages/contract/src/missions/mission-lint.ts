import { MANAGERS } from "@app/domain/members/member";
import { LINT_FIELDS } from "@app/domain/missions/lint/mission-lint";
import { LINT_RULES, LINT_SEVERITIES } from "@app/domain/missions/lint/rule";
import { MAX_TITLE, MISSION_TYPES, PAY_PERIODS } from "@app/domain/missions/mission";
import { eachText, MISSION_TEXT_NAMES, MISSION_TEXTS } from "@app/domain/missions/mission-texts.fr";
import { MAX_SHIFTS } from "@app/domain/missions/shift-rules";
import { eurosToCents, parseEuros } from "@app/domain/money/money";
import { parseStart } from "@app/domain/time/day-without-hours";
import * as z from "zod";
import { texts } from "../http/fields.ts";
import { problemFr } from "../http/problem.fr.ts";
import { defineRoute } from "../http/route.ts";
import { ShiftBody } from "./shifts.ts";

/** Accepts an incomplete form: nothing is required, and invalid figures are ignored. */
const text = (max: number) =>
  z
    .string(problemFr.invalid)
    .max(max, problemFr.tooLong(max))
    .nullish()
    .transform((value) => value ?? "");
const figure = z
  .union([z.number(), z.string().max(40, problemFr.tooLong(40))], problemFr.invalid)
  .nullish()
  .transform((value) => {
    const number = typeof value === "string" ? parseEuros(value) : value;
    return number && number > 0 && number <= 100_000 ? number : null;
  });

/** A shift that cannot be read yet is ignored. */
const shifts = z
  .array(z.object({ startsAt: z.unknown(), endsAt: z.unknown(), breakMinutes: z.unknown() }).partial())
  .nullish()
  .transform((typed) =>
    (typed ?? []).slice(0, MAX_SHIFTS).flatMap((shift) => {
      const parsed = ShiftBody.pick({ startsAt: true, endsAt: true, breakMinutes: true, positions: true }).safeParse(
        shift,
      );
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** With the length limits of publishing. */
export const LintBody = z.object({
  title: text(MAX_TITLE),
  description: text(10_000),
  requirement: text(4000),
  benifits_perks: text(4000),
  ...eachText(MISSION_TEXT_NAMES, (name) => text(MISSION_TEXTS[name].max)),
  location: text(160),
  commune_code: text(5),
  skills: texts(30),
  tags: texts(20),
  startDate: text(40).transform(parseStart),
  compensation: figure.transform((euros) => (euros === null ? null : eurosToCents(euros))),
  compensationType: z.enum(PAY_PERIODS).nullish().catch(null),
  hoursPerDay: figure,
  /** Wins over `startDate` and `hoursPerDay`. */
  shifts,
  type: z.enum(MISSION_TYPES).nullish().catch(null),
});
export type LintBody = z.output<typeof LintBody>;

export const LintFinding = z.object({
  rule: z.enum(LINT_RULES),
  severity: z.enum(LINT_SEVERITIES),
  field: z.enum(LINT_FIELDS),
  /** The words concerned, as typed; empty for a figure. */
  excerpt: z.string(),
  law: z.string(),
  suggestion: z.string(),
});
export type LintFinding = z.infer<typeof LintFinding>;

export const LintAnswer = z.object({ findings: z.array(LintFinding) });
export type LintAnswer = z.infer<typeof LintAnswer>;

/** The check of publishing and editing, without storing anything. */
export const lintMissionRoute = defineRoute({
  method: "POST",
  url: "/api/jobs/lint/",
  access: "employer",
  members: MANAGERS,
  body: LintBody,
  limit: "lint",
  status: 200,
  response: LintAnswer,
});
