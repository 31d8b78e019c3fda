import { MANAGERS } from "@app/domain/members/member";
import { CERTIFICATE_KINDS } from "@app/domain/papers/certificates";
import { isDay } from "@app/domain/time/calendar";
import * as z from "zod";
import { IdParams, Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { certificateFr as fr } from "./certificates.fr.ts";

export const CertificateKinds = z
  .array(z.enum(CERTIFICATE_KINDS, fr.kindInvalid), fr.kindInvalid)
  .max(CERTIFICATE_KINDS.length, fr.kindInvalid);

/** Of a list in an address: `haccp,caces_3`, or the parameter repeated. */
export const certificateList = z
  .union([z.string(), z.array(z.string())], fr.kindInvalid)
  .optional()
  .transform((value) => [...new Set([value ?? []].flat().flatMap((text) => text.split(",")))].filter(Boolean))
  .pipe(CertificateKinds);

/** What a person says they hold; no number, no copy. */
const CertificateView = z.object({
  kind: z.enum(CERTIFICATE_KINDS),
  /** A Paris day, itself counted; null: it has no end. */
  validUntil: z.string().nullable(),
  declaredAt: Instant,
  /** Whether other companies read who saw it. */
  shared: z.boolean(),
  /** The latest first. */
  sightings: z.array(z.object({ company: z.string(), seenAt: Instant })),
});

export const CertificatesView = z.object({ results: z.array(CertificateView) });
export type CertificatesView = z.infer<typeof CertificatesView>;

/** The whole list: what is left out is no longer held. Another validity removes who saw it. */
export const CertificatesBody = z.strictObject({
  certificates: z
    .array(
      z.strictObject({
        kind: z.enum(CERTIFICATE_KINDS, fr.kindInvalid),
        validUntil: z.string(fr.dayInvalid).refine(isDay, fr.dayInvalid).nullable(),
        shared: z.boolean(fr.sharedInvalid).default(false),
      }),
      fr.listRequired,
    )
    .max(CERTIFICATE_KINDS.length, fr.twice)
    .refine((list) => new Set(list.map(({ kind }) => kind)).size === list.length, fr.twice),
});
export type CertificatesBody = z.output<typeof CertificatesBody>;

const own = { url: "/api/certificates/", access: "candidate", status: 200, response: CertificatesView } as const;

export const certificatesRoute = defineRoute({ ...own, method: "GET" });

export const writeCertificatesRoute = defineRoute({ ...own, method: "PUT", body: CertificatesBody });

/**
 * Of an applicant, as their employer reads it. `seenBy`: this company where it saw it, else the last company that did, if the person
 * shares it.
 */
export const ApplicantCertificate = z.object({
  kind: z.enum(CERTIFICATE_KINDS),
  validUntil: z.string().nullable(),
  seenBy: z.string().nullable(),
  seenAt: Instant.nullable(),
  /** By this company. */
  seenHere: z.boolean(),
});
export type ApplicantCertificate = z.infer<typeof ApplicantCertificate>;

/**
 * A member says that they saw the document, of a kind that the mission asks for; again: the day is that of the last time. 409
 * `certificate_not_declared`: the person does not say that they hold it.
 */
export const seeCertificateRoute = defineRoute({
  method: "POST",
  url: "/api/applications/:id/certificates/:kind/seen/",
  access: "employer",
  members: MANAGERS,
  params: IdParams.extend({ kind: z.enum(CERTIFICATE_KINDS) }),
  refusals: [409],
  status: 200,
  response: ApplicantCertificate,
});
