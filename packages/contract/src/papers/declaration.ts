import { MANAGERS } from "@app/domain/members/member";
import { DECLARATION_CHANNELS } from "@app/domain/papers/declaration";
import { forbiddenNumberIn, isSocialSecurityNumber } from "@app/domain/papers/forbidden-number";
import * as z from "zod";
import { flag, IdParams, Instant, instant, optionalText } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { papersFr as fr } from "./papers.fr.ts";

/** As the employer entered it; Renfort files nothing and checks nothing. */
export const DeclarationView = z.object({
  declared: z.boolean(),
  /** « Déclaration non saisie » until then. */
  label: z.string(),
  channel: z.enum(DECLARATION_CHANNELS).nullable(),
  receipt: z.string().nullable(),
  declared_at: Instant.nullable(),
  entered_at: Instant.nullable(),
  right_to_work_checked_at: Instant.nullable(),
  /** For an employer: who entered it, and who checked the right to work. */
  entered_by: z.string().nullable(),
  right_to_work_checked_by: z.string().nullable(),
});
export type DeclarationView = z.infer<typeof DeclarationView>;

/** Official numbers differ from one channel to another; a social security number is none of them. */
const receipt = optionalText(40)
  .refine((text) => text === null || /^[\p{L}\d][\p{L}\d .\-/]{3,39}$/u.test(text), fr.receiptInvalid)
  .refine(
    (text) => text === null || !(isSocialSecurityNumber(text) || forbiddenNumberIn(text) === "bank_account"),
    fr.receiptInvalid,
  );

export const DeclarationBody = z
  .object({
    channel: z.enum(DECLARATION_CHANNELS, fr.channelInvalid).optional(),
    receipt,
    declaredAt: instant({ required: fr.declaredAtRequired, invalid: fr.declaredAtInvalid }).optional(),
    rightToWorkChecked: flag,
  })
  .superRefine(({ channel, receipt: number, declaredAt, rightToWorkChecked }, ctx) => {
    const refuse = (field: string, message: string) => ctx.addIssue({ code: "custom", path: [field], message });
    if (channel === undefined) {
      if (number !== null || declaredAt !== undefined) refuse("channel", fr.channelInvalid);
      else if (!rightToWorkChecked) refuse("channel", fr.nothingEntered);
      return;
    }
    if (declaredAt === undefined) refuse("declaredAt", fr.declaredAtRequired);
    if (channel === "receipt" && number === null) refuse("receipt", fr.receiptInvalid);
  });
export type DeclarationBody = z.output<typeof DeclarationBody>;

const own = { access: "employer", members: MANAGERS, params: IdParams, refusals: [409], status: 200 } as const;

/**
 * How and when the hire was declared, from eight days before the start until now, the right to work that was checked, or both; again, to
 * correct it. Arrival never waits for it. 409 `not_declarable`: no yes, or no contract of employment.
 */
export const declareRoute = defineRoute({
  ...own,
  method: "PUT",
  url: "/api/applications/:id/declaration/",
  body: DeclarationBody,
  response: DeclarationView,
});

const SHEET_SECTIONS = ["employer", "worker", "hire"] as const;
const SheetLine = z.object({
  section: z.enum(SHEET_SECTIONS),
  label: z.string(),
  /** Null: to complete on the official site. */
  value: z.string().nullable(),
});
export type SheetLine = z.infer<typeof SheetLine>;

export const DeclarationSheet = z.object({
  application_id: z.int(),
  /** The person shared their civil status. */
  shared: z.boolean(),
  lines: z.array(SheetLine),
  note: z.string(),
});
export type DeclarationSheet = z.infer<typeof DeclarationSheet>;

/** What to copy, in the order of the official form. With what the person shared, it is a reading of it. 403 `level_limit`. */
export const declarationSheetRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/applications/:id/dpae/",
  secret: true,
  response: DeclarationSheet,
});

/** The same as a text. */
export const declarationTextRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/applications/:id/dpae.txt",
  secret: true,
  answer: "file",
  response: z.unknown(),
});
