/** How a company proves its address: a code in its own mailbox, a code by letter, or a document that the office reads. */
import { PROOF_METHODS, PROOF_OBSTACLES, PROOF_STATES } from "@app/domain/companies/company-proof";
import { MANAGERS, OWNERS } from "@app/domain/members/member";
import * as z from "zod";
import { Empty, email, IdParams, Instant, sixDigits } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { companyProofFr as fr } from "./company-proofs.fr.ts";

export const ProofView = z.object({
  id: z.int(),
  method: z.enum(PROOF_METHODS),
  state: z.enum(PROOF_STATES),
  /** The mailbox, or the address of the letter; null for a document. */
  target: z.string().nullable(),
  asked_at: Instant,
  /** Until when its code can be typed. */
  expires_at: Instant.nullable(),
  /** When the letter was posted. */
  posted_at: Instant.nullable(),
  /** When it was accepted, by the code or by the office, or refused. */
  answered_at: Instant.nullable(),
  /** Why the office accepted or refused it, in its own words. */
  reason: z.string().nullable(),
});
export type ProofView = z.infer<typeof ProofView>;

/** The newest first. `domain`: where a code can be mailed to. A letter goes to the address the register has, which `target` then says. */
export const companyProofsRoute = defineRoute({
  method: "GET",
  url: "/api/company/proofs/",
  access: "employer",
  members: MANAGERS,
  status: 200,
  response: z.object({
    results: z.array(ProofView),
    mail: z.object({ domain: z.string().nullable(), obstacle: z.enum(PROOF_OBSTACLES).nullable() }),
    letter: z.object({ obstacle: z.enum(PROOF_OBSTACLES).nullable() }),
  }),
});

/** As a form, since a document is a file: `method`, `email` with `mail`, the file `document` with `document`. */
export const ProofBody = z.object({
  method: z.enum(PROOF_METHODS, fr.methodInvalid),
  email: email({ required: fr.emailRequired, invalid: fr.emailInvalid }).optional(),
});

/**
 * The proof before stops. 409: `already_proven`, `website_missing`, `free_mail`, `other_domain`, `address_hidden`, `establishment_closed`; 429: three a day, and
 * three letters in thirty days; 503 `register_silent`.
 */
export const addProofRoute = defineRoute({
  method: "POST",
  url: "/api/company/proofs/",
  access: "employer",
  members: OWNERS,
  body: ProofBody,
  files: { document: "document" },
  limit: "upload",
  refusals: [409, 503],
  status: 201,
  response: ProofView,
});

/** Five tries for each code. `waiting`: the code was right, and the office has a last look before the level is given. */
export const confirmProofRoute = defineRoute({
  method: "POST",
  url: "/api/company/proofs/:id/confirm/",
  access: "employer",
  members: OWNERS,
  params: IdParams,
  body: z.object({ code: sixDigits }),
  limit: "verify",
  refusals: [404, 503],
  status: 200,
  response: ProofView,
});

/** For the office: the letter to print. Each reading draws another code, and is in the audit; 409 once it was posted. */
export const proofLetterRoute = defineRoute({
  method: "POST",
  url: "/api/admin/proofs/:id/letter/",
  access: "admin",
  params: IdParams,
  secret: true,
  refusals: [403, 404, 409],
  status: 200,
  response: z.object({ name: z.string(), address: z.string(), code: z.string() }),
});

/** For the office: the letter left. 409 when it was not printed, or was posted already. */
export const proofPostedRoute = defineRoute({
  method: "POST",
  url: "/api/admin/proofs/:id/posted/",
  access: "admin",
  params: IdParams,
  refusals: [404, 409],
  status: 200,
  response: Empty,
});

/** For the office: the document, until it is decided. In the audit. */
export const proofDocumentRoute = defineRoute({
  method: "GET",
  url: "/api/admin/proofs/:id/document/",
  access: "admin",
  params: IdParams,
  answer: "file",
  secret: true,
  refusals: [403, 404],
  status: 200,
  response: z.unknown(),
});
