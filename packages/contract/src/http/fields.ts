import { normalizeName, refusePersonName } from "@app/domain/accounts/person-name";
import { normalizePhone } from "@app/domain/accounts/phone";
import { refuseCompanyName } from "@app/domain/companies/company-name";
import { isPlausibleSiret, isSiretShape, normalizeSiret } from "@app/domain/companies/siret";
import { parseEndInstant, parseInstant } from "@app/domain/time/calendar";
import { parseEnd, parseStart } from "@app/domain/time/day-without-hours";
import * as z from "zod";
import { problemFr } from "./problem.fr.ts";

/** The default message, instead of the library's English one. */
z.config({
  customError: (issue) => {
    if (issue.code === "too_big" && issue.origin === "string") return problemFr.tooLong(Number(issue.maximum));
    if (issue.code === "too_big" && issue.origin === "array") return problemFr.tooMany(Number(issue.maximum));
    return problemFr.value;
  },
});

/** Missing, blank and wrong-typed values get the same message. */
export const requiredText = (message: string, max = 500) =>
  z.string(message).trim().min(1, message).max(max, problemFr.tooLong(max));

/** Messages for names of people and companies. */
const name = (required: string, refuse: (name: string) => string | null) =>
  z
    .string(required)
    .transform(normalizeName)
    .superRefine((text, ctx) => {
      const message = text === "" ? required : refuse(text);
      if (message !== null) ctx.addIssue({ code: "custom", message });
    });

export const personName = (required: string) =>
  name(required, (text) => {
    const refusal = refusePersonName(text);
    return refusal && { too_long: problemFr.tooLong(60), not_a_name: problemFr.notAName }[refusal];
  });

export const companyName = (required: string) =>
  name(required, (text) => {
    if (text.length > 160) return problemFr.tooLong(160);
    const refusal = refuseCompanyName(text);
    return refusal && { unprintable: problemFr.unprintable, site: problemFr.siteInName }[refusal];
  });

/** An empty value is null. */
export const textOrNull = (max = 500) =>
  z
    .string()
    .trim()
    .max(max, problemFr.tooLong(max))
    .nullable()
    .transform((text) => text || null);

/** An empty value is the same as a missing one. */
export const optionalText = (max = 500) =>
  textOrNull(max)
    .optional()
    .transform((text) => text ?? null);

const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** Stricter than the RFC: quoted local parts have sent mail to other domains. */
export const email = (messages: { required: string; invalid: string }) =>
  z
    .string(messages.required)
    .trim()
    .toLowerCase()
    .min(1, { error: messages.required, abort: true })
    .max(254, messages.invalid)
    .regex(ADDRESS, { error: messages.invalid, abort: true });

export const siret = (messages: { required: string; invalid: string; mistyped: string }) =>
  z
    .string(messages.required)
    .trim()
    .min(1, { error: messages.required, abort: true })
    .refine(isSiretShape, { error: messages.invalid, abort: true })
    .refine(isPlausibleSiret, messages.mistyped)
    .transform(normalizeSiret);

export const phoneOrNull = (invalid: string) =>
  z
    .string()
    .trim()
    .nullable()
    .transform((text, ctx) => {
      if (!text) return null;
      const phone = normalizePhone(text);
      if (!phone) ctx.addIssue({ code: "custom", message: invalid });
      return phone;
    });
export const optionalPhone = (invalid: string) =>
  phoneOrNull(invalid)
    .optional()
    .transform((phone) => phone ?? null);

/** Forms send "on" or "true", JSON a boolean. */
const yesOrNo = (message: string) =>
  z.union([z.boolean(), z.enum(["true", "on", "1", "false", "off", "0", ""])], message);
const isYes = (value: boolean | string) => value === true || value === "true" || value === "on" || value === "1";

export const flag = yesOrNo(problemFr.invalid).default(false).transform(isYes);
/** Missing stays undefined, not false. */
export const optionalFlag = yesOrNo(problemFr.invalid)
  .optional()
  .transform((value) => (value === undefined ? undefined : isYes(value)));
export const requiredFlag = (message: string) => yesOrNo(message).transform(isYes);

export const instant = (messages: { required: string; invalid: string }) =>
  z
    .string(messages.required)
    .trim()
    .min(1, { error: messages.required, abort: true })
    .transform(toDate(parseInstant, messages.invalid));

const optional = (parse: (text: string) => Date | null) => (invalid: string) =>
  z
    .string()
    .trim()
    .nullish()
    .transform((text, ctx) => (text ? toDate(parse, invalid)(text, ctx) : null));

export const optionalEndInstant = optional(parseEndInstant);
/** The dates of a mission: a bare day is a day without hours, and its end the end of a day. */
export const optionalStart = optional(parseStart);
export const optionalEnd = optional(parseEnd);

const toDate = (parse: (text: string) => Date | null, message: string) => (text: string, ctx: z.RefinementCtx) => {
  const date = parse(text);
  if (date) return date;
  ctx.addIssue({ code: "custom", message });
  return z.NEVER;
};

/** One or several values, trimmed and deduplicated: forms repeat the field, JSON sends a list. */
export const textList = (max: number) =>
  z
    .union([z.string(), z.array(z.string())], problemFr.invalid)
    .transform((value) => [
      ...new Set(
        [value]
          .flat()
          .map((text) => text.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(z.string().max(120, problemFr.tooLong(120))).max(max, problemFr.tooMany(max)));
export const texts = (max: number) =>
  textList(max)
    .optional()
    .transform((list) => list ?? []);

export const Id = z.coerce
  .number(problemFr.id)
  .int(problemFr.id)
  .positive(problemFr.id)
  .max(Number.MAX_SAFE_INTEGER, problemFr.id);
/** Forms send an empty text for none. */
export const optionalId = z.union([Id, z.literal("").transform(() => undefined)], problemFr.id).optional();
export const IdParams = z.object({ id: Id });
export const Page = z.coerce
  .number(problemFr.page)
  .int(problemFr.page)
  .min(1, problemFr.page)
  .max(1_000_000, problemFr.page)
  .default(1);
export const Instant = z.iso.datetime({ offset: true });
export const Empty = z.object({});

/** Exact count where that is cheap, else a marked estimate. */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({
    results: z.array(item),
    count: z.int(),
    count_is_estimate: z.boolean().optional(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });

/** Six digits; spaces are ignored. */
export const sixDigits = z
  .string(problemFr.codeInvalid)
  .max(40, problemFr.codeInvalid)
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, problemFr.codeInvalid));
