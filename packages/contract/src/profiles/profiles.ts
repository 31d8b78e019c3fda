import { ROLES } from "@app/domain/accounts/actor";
import { CONTACT_REASONS, CONTACT_STATES } from "@app/domain/applications/masked-contact";
import { AVAILABILITIES } from "@app/domain/profiles/profile";
import * as z from "zod";
import {
  email,
  IdParams,
  Instant,
  optionalEndInstant,
  personName,
  phoneOrNull,
  requiredText,
  textOrNull,
} from "../http/fields.ts";
import { parseJson } from "../http/json.ts";
import { defineRoute } from "../http/route.ts";
import { PlaceView } from "../places/places.ts";
import { profileFr as fr } from "./profiles.fr.ts";

/** A valid day since 1900. */
const day = (message: string) => z.iso.date(message).refine((text) => text >= "1900", message);

export const ExperienceBody = z
  .object({
    title: requiredText(fr.experience.title, 160),
    company: requiredText(fr.experience.company, 160),
    location: requiredText(fr.experience.location, 160),
    startDate: day(fr.experience.startDate),
    endDate: day(fr.experience.endDate)
      .nullish()
      .or(z.literal(""))
      .transform((value) => value || null),
    current: z.boolean().default(false),
    description: requiredText(fr.experience.description, 2000),
  })
  .superRefine((value, ctx) => {
    if (!value.current && !value.endDate)
      ctx.addIssue({ code: "custom", path: ["endDate"], message: fr.experience.endDate });
    if (!value.current && value.endDate && value.endDate < value.startDate)
      ctx.addIssue({ code: "custom", path: ["endDate"], message: fr.experience.endBeforeStart });
  });

export const ExperienceView = z.object({
  id: z.int(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  current: z.boolean(),
  description: z.string(),
});

export const BadgeView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Since when it holds without a break. */
  earned_at: Instant,
});

export const UserView = z.object({
  id: z.int(),
  role: z.enum(ROLES),
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  profession: z.string().nullable(),
  phone: z.string().nullable(),
  /** By a code sent to it. Until then it is shown to nobody else, and no text message is sent to it. */
  phone_verified: z.boolean(),
  location: z.object({ city: z.string().nullable(), state: z.string().nullable(), country: z.string().nullable() }),
  skills: z.array(z.string()),
  profileImage: z.string().nullable(),
  coverLetter: z.string().nullable(),
  coverLetterName: z.string().nullable(),
  about: z.string().nullable(),
  availability: z.enum(AVAILABILITIES).nullable(),
  /** When availability changes by itself; null: never. */
  availability_until: Instant.nullable(),
  /** « Disponible jusqu’à 19 h 40 », whatever the week says; may be past. */
  available_now_until: Instant.nullable(),
  experiences: z.array(ExperienceView),
  badges: z.array(BadgeView),
  rating: z.number().nullable(),
  totalJobs: z.int(),
  createdAt: Instant,
  company_info: z.object({ name: z.string(), logo: z.string().nullable() }).nullable(),
});
export type UserView = z.infer<typeof UserView>;

/**
 * A candidate as the employer sees them. `null` is withheld, not empty: three months after a rejection (`ended`) only
 * first name and initial are left. Before acceptance, e-mail and phone are masked unless the company was found in the
 * register.
 */
export const CandidateView = UserView.pick({
  id: true,
  first_name: true,
  last_name: true,
  profession: true,
  phone: true,
  location: true,
  skills: true,
  profileImage: true,
  coverLetter: true,
  coverLetterName: true,
  about: true,
  availability: true,
  experiences: true,
  badges: true,
  rating: true,
}).extend({
  relation: z.enum(["live", "ended"]),
  email: z.string().nullable(),
  contact: z.enum(CONTACT_STATES),
  /** Why e-mail, phone and CV are masked. */
  contact_reason: z.enum(CONTACT_REASONS).nullable(),
  /** There is a number, and it is not given before its owner has confirmed it. */
  phone_unconfirmed: z.boolean(),
  totalJobs: z.int().nullable(),
  createdAt: Instant.nullable(),
  /** The application the caller may rate, if any. */
  to_rate: z.int().nullable(),
});
export type CandidateView = z.infer<typeof CandidateView>;

export const ProfileView = z.discriminatedUnion("relation", [
  UserView.extend({ relation: z.literal("self") }),
  CandidateView,
]);
export type ProfileView = z.infer<typeof ProfileView>;

export const profileRoute = defineRoute({
  method: "GET",
  url: "/api/profile/:id/",
  access: "signed-in",
  params: IdParams,
  status: 200,
  response: ProfileView,
});

export const Completeness = z.object({ complete: z.boolean(), missing: z.array(z.string()) });

/** Where a candidate looks for work: « mon secteur ». Without a place, the whole country. */
export const AreaView = z.object({ place: PlaceView.nullable(), radius: z.int() });
export type AreaView = z.infer<typeof AreaView>;

export const areaRoute = defineRoute({
  method: "GET",
  url: "/api/area/",
  access: "candidate",
  status: 200,
  response: AreaView,
});

export const updateAreaRoute = defineRoute({
  method: "PUT",
  url: "/api/area/",
  access: "candidate",
  body: z.object({
    /** A code or a text of `GET /api/places/`: a commune or an arrondissement. */
    place: requiredText(fr.areaRequired, 120),
    radius: z.coerce.number(fr.radiusInvalid).int(fr.radiusInvalid).min(1, fr.radiusInvalid).max(200, fr.radiusInvalid),
  }),
  status: 200,
  response: AreaView,
});

/** A single value of a multipart body arrives as a string; an empty one is none. */
const skillList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    [value]
      .flat()
      .map((skill) => skill.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().max(80)).max(50))
  .transform((list) => [...new Set(list)]);
export const skillNames = skillList.optional().transform((list) => list ?? []);

const availabilityOrNull = z
  .union([z.enum(AVAILABILITIES), z.literal("")], fr.availabilityInvalid)
  .nullable()
  .transform((value) => value || null);
export const optionalAvailability = availabilityOrNull.optional().transform((value) => value ?? null);

const experiences = z
  .string()
  .transform((text, ctx) => {
    if (text === "") return [];
    try {
      return parseJson(text);
    } catch {
      ctx.addIssue({ code: "custom", message: fr.experiencesInvalid });
      return z.NEVER;
    }
  })
  .pipe(z.array(ExperienceBody, fr.experiencesInvalid).max(50));

const required = {
  first_name: personName(fr.firstNameRequired),
  last_name: personName(fr.lastNameRequired),
  city: requiredText(fr.cityRequired, 120),
  state: requiredText(fr.stateRequired, 120),
  country: requiredText(fr.countryRequired, 120),
};

/** What is absent stays as it is; what may be empty is emptied by an empty text. */
export const ProfileBody = z
  .object({
    ...required,
    /** The account's own: changing it takes the password (`POST /api/account/email/`). */
    email: email({ required: fr.emailRequired, invalid: fr.emailInvalid }),
    profession: textOrNull(120),
    phone: phoneOrNull(fr.phoneInvalid),
    commune_code: textOrNull(5),
    about: textOrNull(3000),
    availability: availabilityOrNull,
    skills: skillList,
    experiences,
  })
  .partial();
export type ProfileBody = z.output<typeof ProfileBody>;

/** The whole form of a candidate. */
export const CandidateProfileBody = ProfileBody.extend({
  ...required,
  profession: requiredText(fr.professionRequired, 120),
});

export const updateProfileRoute = defineRoute({
  method: "PUT",
  url: "/api/profile/update/",
  access: "signed-in",
  body: ProfileBody,
  files: { profileImage: "image", coverLetter: "cv" },
  limit: "upload",
  status: 200,
  response: z.object({ user: UserView }),
});

/** `until`: a day, inclusive, or an instant; without it the choice lasts. */
export const AvailabilityBody = z.object({
  availability: z.enum(AVAILABILITIES, fr.availabilityInvalid),
  until: optionalEndInstant(fr.untilInvalid),
});

export const availabilityRoute = defineRoute({
  method: "PATCH",
  url: "/api/profile/availability/",
  access: "candidate",
  body: AvailabilityBody,
  status: 200,
  response: z.object({ user: UserView.pick({ availability: true, availability_until: true }) }),
});

const removal = { method: "DELETE", status: 200, response: z.object({ user: UserView }) } as const;

/** A PDF made of the profile as it is now: made anew each time and stored nowhere. */
export const generatedCvRoute = defineRoute({
  method: "GET",
  url: "/api/profile/generated-cv/",
  access: "candidate",
  limit: "cv",
  answer: "file",
  status: 200,
  response: z.unknown(),
});

/** Puts the same PDF in the place of the CV of the profile, as if it had been uploaded. */
export const keepGeneratedCvRoute = defineRoute({
  method: "POST",
  url: "/api/profile/generated-cv/",
  access: "candidate",
  limit: "cv",
  status: 200,
  refusals: [413],
  response: z.object({ user: UserView }),
});

/** Sent applications keep their CV. */
export const removeCvRoute = defineRoute({ ...removal, url: "/api/profile/cv/", access: "candidate" });
export const removeImageRoute = defineRoute({ ...removal, url: "/api/profile/image/", access: "signed-in" });
