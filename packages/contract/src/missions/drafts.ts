import { MANAGERS } from "@app/domain/members/member";
import { REQUIRED_FIELDS } from "@app/domain/missions/draft";
import { MAX_TITLE } from "@app/domain/missions/mission";
import { eachText, MISSION_TEXT_NAMES } from "@app/domain/missions/mission-texts.fr";
import { MAX_SHIFTS } from "@app/domain/missions/shift-rules";
import * as z from "zod";
import { Empty, IdParams, Instant, Page, paged, requiredFlag, requiredText, textList } from "../http/fields.ts";
import { problemFr } from "../http/problem.fr.ts";
import { defineRoute } from "../http/route.ts";
import { CertificateKinds } from "../papers/certificates.ts";
import { draftFr as fr } from "./drafts.fr.ts";

/** Stored as typed, without validation until publishing. */
const typedText = (max = 4000) =>
  z
    .union(
      [
        z.string().max(max, problemFr.tooLong(max)),
        z.number().refine((value) => String(value).length <= max, problemFr.tooLong(max)),
      ],
      problemFr.invalid,
    )
    .nullable()
    .transform((value) => (value === null || value === "" ? null : String(value)));
const typedNumber = z
  .union([z.string().max(40, problemFr.tooLong(40)), z.number()], problemFr.invalid)
  .nullable()
  .transform((value) => (value === "" ? null : value));
const yesOrNo = requiredFlag(problemFr.invalid);

/** A shift as typed: its day may still be missing, as in a copy, which keeps how many days after the first it comes. */
const DraftShift = z.object({
  day: typedText(40).default(null),
  dayOffset: z
    .int()
    .min(0)
    .max(600)
    .nullish()
    .transform((value) => value ?? null),
  startTime: typedText(40).default(null),
  endTime: typedText(40).default(null),
  breakMinutes: typedText(10).default(null),
  positions: typedText(10).default(null),
});
export type DraftShift = z.output<typeof DraftShift>;

const title = requiredText(fr.titleRequired, MAX_TITLE);

const typedFields = {
  location: typedText(160),
  commune_code: typedText(5),
  establishment_id: typedNumber,
  description: typedText(10_000),
  requirement: typedText(),
  benifits_perks: typedText(),
  ...eachText(MISSION_TEXT_NAMES, () => typedText()),
  type: typedText(40),
  contractKind: typedText(40),
  contractMotive: typedText(40),
  experienceLevel: typedText(40),
  booking: typedText(40),
  planB: typedText(40),
  startDate: typedText(40),
  /** The start time when no day is chosen yet. */
  startTime: typedText(40),
  endDate: typedText(40),
  endTime: typedText(40),
  compensation: typedNumber,
  compensationType: typedText(40),
  hoursPerDay: typedNumber,
  totalDays: typedNumber,
  positions: typedNumber,
  maxApplications: typedNumber,
};
const flags = {
  remote: yesOrNo,
  useStructuredDescription: yesOrNo,
  takeSome: yesOrNo,
  breakPaid: yesOrNo,
  urgent: yesOrNo,
  licenseRequired: yesOrNo,
};
const lists = {
  sector: textList(13),
  skills: textList(30),
  tags: textList(20),
  certificates: CertificateKinds,
  shifts: z.array(DraftShift).max(MAX_SHIFTS),
};

/** Each field with the value it has when absent. */
const withDefault = <S extends z.ZodRawShape>(fields: S, value: unknown) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, (field as z.ZodType).default(value)]),
  ) as unknown as { [K in keyof S]: z.ZodDefault<S[K]> };

/** The fields of a mission; only the title is required. */
export const DraftBody = z.object({
  title,
  ...withDefault(typedFields, null),
  ...withDefault(flags, false),
  ...withDefault(lists, []),
});
export type DraftBody = z.output<typeof DraftBody>;

/** What is absent stays as it is. */
export const DraftChanges = z.object({ title, ...typedFields, ...flags, ...lists }).partial();
export type DraftChanges = z.output<typeof DraftChanges>;

const words = z.string().nullable();
const number = z.union([z.string(), z.number()]).nullable();

export const DraftView = z.object({
  id: z.int(),
  title: z.string(),
  location: words,
  commune_code: words,
  establishment_id: number,
  remote: z.boolean(),
  description: words,
  requirement: words,
  benifits_perks: words,
  ...eachText(MISSION_TEXT_NAMES, () => words),
  useStructuredDescription: z.boolean(),
  type: words,
  contractKind: words,
  contractMotive: words,
  experienceLevel: words,
  booking: words,
  planB: words,
  sector: z.array(z.string()),
  shifts: z.array(
    z.object({
      day: words,
      dayOffset: z.int().nullable(),
      startTime: words,
      endTime: words,
      breakMinutes: words,
      positions: words,
    }),
  ),
  takeSome: z.boolean(),
  breakPaid: z.boolean(),
  startDate: words,
  startTime: words,
  endDate: words,
  endTime: words,
  skills: z.array(z.string()),
  tags: z.array(z.string()),
  urgent: z.boolean(),
  licenseRequired: z.boolean(),
  certificates: CertificateKinds,
  compensation: number,
  compensationType: words,
  hoursPerDay: number,
  totalDays: number,
  positions: number,
  maxApplications: number,
  /** Fields missing for publication, in the order of the form. */
  missing: z.array(z.enum(REQUIRED_FIELDS)),
  created_at: Instant,
  updated_at: Instant,
});
export type DraftView = z.infer<typeof DraftView>;

export const DraftPage = paged(DraftView);
export type DraftPage = z.infer<typeof DraftPage>;

export const listDraftsRoute = defineRoute({
  method: "GET",
  url: "/api/drafts/",
  access: "employer",
  members: MANAGERS,
  query: z.object({ page: Page, query: z.string().trim().max(200, problemFr.tooLong(200)).optional() }),
  status: 200,
  response: DraftPage,
});

const one = { access: "employer", members: MANAGERS, params: IdParams, status: 200, response: DraftView } as const;

export const draftRoute = defineRoute({ ...one, method: "GET", url: "/api/drafts/:id/" });

export const addDraftRoute = defineRoute({
  method: "POST",
  url: "/api/drafts/add/",
  access: "employer",
  members: MANAGERS,
  body: DraftBody,
  idempotent: true,
  status: 201,
  response: DraftView,
});

export const editDraftRoute = defineRoute({ ...one, method: "PUT", url: "/api/drafts/:id/edit/", body: DraftChanges });

export const deleteDraftRoute = defineRoute({
  ...one,
  method: "DELETE",
  url: "/api/drafts/:id/delete/",
  response: Empty,
});
