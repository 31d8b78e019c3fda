/** The written contract of a hire: its versions, and who signed them. */
import { MANAGERS } from "@app/domain/members/member";
import { CONTRACT_CASES } from "@app/domain/papers/contract-facts";
import { forbiddenNumberIn } from "@app/domain/papers/forbidden-number";
import { isDay } from "@app/domain/time/calendar";
import * as z from "zod";
import {
  Empty,
  Id,
  IdParams,
  Instant,
  optionalFlag,
  optionalId,
  optionalText,
  sixDigits,
  texts,
} from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { contractFr as fr } from "./contracts.fr.ts";

export const ContractVersion = z.object({
  version: z.int(),
  /** The Paris day of its vacation, where each has its own; null: it is for all the shifts. */
  day: z.string().nullable(),
  kind: z.enum(CONTRACT_CASES),
  /** Of the file: what both sign. */
  sha256: z.string(),
  /** For those who may read it. */
  file: z.string(),
  made_at: Instant,
  /** When it is given at the latest: the end of the second working day after the first day of work. */
  due_at: Instant,
  /** Who signs for the company. */
  signatory: z.string(),
  signed_by_employer_at: Instant.nullable(),
  signed_by_candidate_at: Instant.nullable(),
  /** A newer version is signed instead. */
  replaced: z.boolean(),
  /** The person asked for a translation, which the employer gives. */
  translation_asked_at: Instant.nullable(),
  /** The caller signs it, and has not yet. */
  to_sign: z.boolean(),
});
export type ContractVersion = z.infer<typeof ContractVersion>;

export const ContractsView = z.object({
  application_id: z.int(),
  /** The newest first. */
  results: z.array(ContractVersion),
  /** Paris days of work without a contract that both signed. */
  missing_days: z.array(z.string()),
});
export type ContractsView = z.infer<typeof ContractsView>;

const contracts = {
  url: "/api/applications/:id/contract/",
  params: IdParams,
  secret: true,
  response: ContractsView,
} as const;

/** Both sides read it; files are of owners and managers of the establishment, and of the person. */
export const contractsRoute = defineRoute({
  ...contracts,
  method: "GET",
  access: "candidate-or-employer",
  members: MANAGERS,
  status: 200,
});

const written = (max: number) =>
  optionalText(max).superRefine((text, ctx) => {
    if (text !== null && forbiddenNumberIn(text)) ctx.addIssue({ code: "custom", message: fr.forbidden });
  });

/** What the mission, the company and the dossier do not say. */
export const ContractBody = z.object({
  /** One of the Paris days worked: an extra of a hotel or a restaurant has a contract per vacation. */
  day: z.string(fr.dayInvalid).refine(isDay, fr.dayInvalid).optional(),
  qualification: written(160),
  /** Why it is temporary; the replaced person is the reason of a replacement. */
  reason: written(300),
  replacedName: written(120),
  replacedQualification: written(160),
  /** The post is on the employer's list of posts with particular risks. */
  riskListed: optionalFlag,
  trialDays: z.coerce
    .number(fr.trialInvalid)
    .int(fr.trialInvalid)
    .min(0, fr.trialInvalid)
    .max(60, fr.trialInvalid)
    .default(0),
  /** Bonuses and benefits besides the pay. */
  payExtras: texts(10),
  /** An owner, or a manager whom an owner declared empowered; the caller when absent. */
  signatory: optionalId,
});
export type ContractBody = z.output<typeof ContractBody>;

/**
 * Makes a version, from the mission, what the person shared and what the company wrote once: it is a reading of the civil status. A new
 * one voids what was signed of the one before. 400 `contract_gaps` names what is missing; 409 `extra_days`, `season_under_a_month`,
 * `season_over_nine_months`: what the law refuses, with its article; 409 `not_declarable`, `hire_changed`; 403 `level_limit`.
 */
export const makeContractRoute = defineRoute({
  ...contracts,
  method: "POST",
  access: "employer",
  members: MANAGERS,
  body: ContractBody,
  idempotent: true,
  refusals: [409],
  status: 201,
});

const version = {
  params: IdParams.extend({ version: Id }),
  method: "POST",
  secret: true,
  status: 200,
} as const;

/** Mails the six digits of this signature to whoever signs it. 403 `not_signatory`, 409 `contract_replaced`. */
export const contractCodeRoute = defineRoute({
  ...version,
  url: "/api/applications/:id/contract/:version/code/",
  access: "candidate-or-employer",
  members: MANAGERS,
  limit: "verify",
  refusals: [409],
  response: Empty,
});

export const SignatureBody = z.object({
  /** Of the file that was read. */
  sha256: z.string(fr.hashInvalid).regex(/^[0-9a-f]{64}$/, fr.hashInvalid),
  code: sixDigits,
});
export type SignatureBody = z.output<typeof SignatureBody>;

/**
 * Signs for the person, or for the company by the one whom the text names. Again: nothing changes. Once both have, each receives a mail
 * with the proof and the file. 400 a wrong code, 403 `not_signatory`, 409 `contract_replaced`, `other_text`, `not_declarable`.
 */
export const signContractRoute = defineRoute({
  ...version,
  url: "/api/applications/:id/contract/:version/accept/",
  access: "candidate-or-employer",
  members: MANAGERS,
  body: SignatureBody,
  refusals: [409],
  response: ContractsView,
});

/** L1221-3: the employer gives it; nothing is translated by a machine. Again: the first time stays. */
export const askTranslationRoute = defineRoute({
  ...version,
  url: "/api/applications/:id/contract/:version/translation/",
  access: "candidate",
  response: ContractsView,
});

export const ContractFindings = z.object({
  application_id: z.int(),
  results: z.array(
    z.object({
      kind: z.string(),
      severity: z.enum(["warned", "refused"]),
      /** With its article. */
      sentence: z.string(),
    }),
  ),
});
export type ContractFindings = z.infer<typeof ContractFindings>;

/** What the law says of this hire beside those already known here: read before accepting, and before a contract. */
export const contractFindingsRoute = defineRoute({
  method: "GET",
  url: "/api/applications/:id/contract-limits/",
  access: "employer",
  members: MANAGERS,
  params: IdParams,
  status: 200,
  response: ContractFindings,
});
