import { COMPANY_SIZES } from "@app/domain/catalogue/company-sizes";
import { INDUSTRIES } from "@app/domain/catalogue/industries";
import { COMPANY_LEVELS, REGISTER_OUTCOMES } from "@app/domain/companies/company-level";
import { PROOF_METHODS } from "@app/domain/companies/company-proof";
import { LIMITS } from "@app/domain/companies/company-rights";
import { MANAGERS, OWNERS } from "@app/domain/members/member";
import * as z from "zod";
import {
  companyName,
  email,
  IdParams,
  Instant,
  optionalId,
  phoneOrNull,
  requiredText,
  siret,
  textOrNull,
} from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { MissionCard } from "../missions/missions.ts";
import { companyFr as fr } from "./companies.fr.ts";

export const CompanyView = z.object({
  id: z.int(),
  name: z.string(),
  siret_number: z.string(),
  level: z.enum(COMPANY_LEVELS),
  level_at: Instant,
  /** The register's last answer for this SIRET, name and address; null before the first. */
  register_outcome: z.enum(REGISTER_OUTCOMES).nullable(),
  register_asked_at: Instant.nullable(),
  /** The SIRET of the open head office, when the given establishment is closed. */
  register_suggestion: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  founded_year: z.int().nullable(),
  website: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string(),
  description: z.string().nullable(),
  culture: z.string().nullable(),
  benifits_perks: z.string().nullable(),
  linkedin: z.string().nullable(),
  twitter: z.string().nullable(),
  facebook: z.string().nullable(),
  logo: z.string().nullable(),
});
export type CompanyView = z.infer<typeof CompanyView>;

/** A rating as anyone reads it: without its author. */
const PublicRating = z.object({
  id: z.int(),
  rating: z.number(),
  comment: z.string(),
  created_at: Instant,
  jobTitle: z.string(),
  reply: z.string().nullable(),
});
export type PublicRating = z.infer<typeof PublicRating>;

const PublicRatings = z.object({
  /** Null under three different raters. */
  mean: z.number().nullable(),
  count: z.int(),
  /** How many of each whole note, from 5 down to 1; null with the mean. */
  distribution: z.array(z.int()).length(5).nullable(),
  /** Those with a comment, newest first. */
  latest: z.array(PublicRating),
});

/** Of recent applications that a person answered or that nobody answered in time: how many were, and the median time; null under five cases. */
const AnswerFigures = z.object({
  rate: z.int().nullable(),
  minutes: z.int().nullable(),
  answered: z.int().nullable(),
  cases: z.int(),
});

/** Over twelve months: people who came, and people whom the company called off after their yes. */
const CompanyCounts = z.object({ came: z.int(), cancelled: z.int() });

/** The public view. Contact details are `null` except for people it accepted. */
export const PublicCompanyView = CompanyView.omit({
  register_outcome: true,
  register_asked_at: true,
  register_suggestion: true,
}).extend({
  town: z.string().nullable(),
  address: z.string().nullable(),
  answers: AnswerFigures,
  /** Null under five people. */
  record: CompanyCounts.nullable(),
  /** Its first publication; null before it, for its own people. */
  since: Instant.nullable(),
  ratings: PublicRatings,
  /** For a candidate: whether they follow it. */
  followed: z.boolean().optional(),
  /** Those one may still apply to, the soonest first; `more` when there are others. */
  missions: z.object({ results: z.array(MissionCard), more: z.boolean() }),
});
export type PublicCompanyView = z.infer<typeof PublicCompanyView>;

/** A mission, and the people whom it called off after their yes, or left without an answer. */
const CompanyRecordLine = z.object({
  fact: z.enum(["cancelled", "lapsed"]),
  job: z.object({ id: z.int(), title: z.string(), startDate: Instant }),
  people: z.int(),
  at: Instant,
});
export type CompanyRecordLine = z.infer<typeof CompanyRecordLine>;

/** What the public reads of the caller's company, and the missions behind it, newest first: those that the caller may see. */
export const CompanyRecordView = z.object({
  answers: AnswerFigures,
  record: CompanyCounts,
  lines: z.array(CompanyRecordLine),
});
export type CompanyRecordView = z.infer<typeof CompanyRecordView>;

export const companyRecordRoute = defineRoute({
  method: "GET",
  url: "/api/company/record/",
  access: "employer",
  members: MANAGERS,
  status: 200,
  response: CompanyRecordView,
});

/** https:// is added when missing; other protocols are refused, against script links. */
const webAddress = (message: string) =>
  z
    .string()
    .trim()
    .max(300)
    .nullable()
    .transform((text, ctx) => {
      if (!text) return null;
      const full = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
      if (/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(full)) return full;
      ctx.addIssue({ code: "custom", message });
      return z.NEVER;
    });

/** What is absent stays as it is; what may be empty is emptied by an empty text. */
export const CompanyBody = z
  .object({
    company_id: optionalId,
    name: companyName(fr.nameRequired),
    siret_number: siret({ required: fr.siretRequired, invalid: fr.siretInvalid, mistyped: fr.siretMistyped }),
    industry: z.enum(INDUSTRIES, fr.industryRequired),
    size: z.enum(COMPANY_SIZES, fr.sizeRequired),
    founded_year: z
      .union([z.literal(""), z.coerce.number().int().min(1000).max(2200)], fr.foundedYearInvalid)
      .nullable()
      .transform((value) => value || null),
    website: webAddress(fr.websiteInvalid),
    email: email({ required: fr.emailRequired, invalid: fr.emailInvalid }),
    phone: phoneOrNull(fr.phoneInvalid),
    address: requiredText(fr.addressRequired, 300),
    description: requiredText(fr.descriptionRequired, 3000),
    culture: textOrNull(3000),
    benifits_perks: textOrNull(3000),
    linkedin: webAddress(fr.networkInvalid("LinkedIn")),
    twitter: webAddress(fr.networkInvalid("X")),
    facebook: webAddress(fr.networkInvalid("Facebook")),
  })
  .partial();
export type CompanyBody = z.output<typeof CompanyBody>;

const Used = z.object({
  limit: z.enum(LIMITS),
  /** Null: no limit. */
  most: z.int().nullable(),
  /** Today, by the days of Paris, or now for open places; null for what is not counted. */
  used: z.int().nullable(),
});

/** What the company's level opens, what of it is used, and what opens next. */
export const CompanyRightsView = z.object({
  level: z.enum(COMPANY_LEVELS),
  limits: z.array(Used),
  /** Missions that the first yes books. */
  first_booking: z.boolean(),
  /** E-mail, phone and CV of somebody who applied, before they are accepted and confirm. */
  contacts_before_acceptance: z.boolean(),
  /** Another account gave this SIRET: missions wait for a proof and the office. */
  siret_claimed: z.boolean(),
  /** The level above that opens more, and how it is reached: by proofs, or by a person of ours when there are none. */
  next: z
    .object({
      level: z.enum(COMPANY_LEVELS),
      limits: z.array(Used.omit({ used: true })),
      first_booking: z.boolean(),
      contacts_before_acceptance: z.boolean(),
      proofs: z.array(z.enum(PROOF_METHODS)),
    })
    .nullable(),
});
export type CompanyRightsView = z.infer<typeof CompanyRightsView>;

export const companyRoute = defineRoute({
  method: "GET",
  url: "/api/company/",
  access: "employer",
  members: MANAGERS,
  status: 200,
  response: CompanyView.extend({ rights: CompanyRightsView }),
});

export const updateCompanyRoute = defineRoute({
  method: "POST",
  url: "/api/company/update/",
  access: "employer",
  members: OWNERS,
  body: CompanyBody,
  files: { logo: "image" },
  limit: "upload",
  status: 200,
  response: z.object({ company: CompanyView }),
});

const logo = {
  access: "employer",
  members: OWNERS,
  status: 200,
  response: z.object({ company: CompanyView }),
} as const;

export const updateLogoRoute = defineRoute({
  ...logo,
  method: "PUT",
  url: "/api/company/logo/update/",
  /** The spec's clients send the company's id; it must be the caller's. */
  body: z.object({ id: optionalId }),
  files: { logo: "image" },
  limit: "upload",
});

export const removeLogoRoute = defineRoute({ ...logo, method: "DELETE", url: "/api/company/logo/" });

/** An open establishment of the official register, as anyone may read it there. */
const FoundCompany = z.object({
  name: z.string(),
  siret_number: z.string(),
  /** Without the street for a sole trader, whose home it may be. */
  address: z.string(),
});
export type FoundCompany = z.infer<typeof FoundCompany>;

/** By name and town, « comptoir des tisseurs lyon »; 503 when the register does not answer: a SIRET can still be typed. */
export const searchCompaniesRoute = defineRoute({
  method: "GET",
  url: "/api/companies/search/",
  access: "public",
  query: z.object({ q: z.string().trim().min(3, fr.searchTooShort).max(120, fr.searchTooLong) }),
  limit: "company_search",
  refusals: [503],
  status: 200,
  response: z.object({ results: z.array(FoundCompany) }),
});

export const publicCompanyRoute = defineRoute({
  method: "GET",
  url: "/api/companies/:id/",
  access: "public",
  params: IdParams,
  status: 200,
  response: PublicCompanyView,
});
