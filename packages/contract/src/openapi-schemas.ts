/** The answers that several calls give, each under its name in the OpenAPI document. */
import * as z from "zod";
import { SignedIn } from "./accounts.ts";
import { ApplicantView, ApplicationView } from "./applications.ts";
import { AvailabilityView } from "./availability.ts";
import { CompanyView } from "./companies.ts";
import { DiffusionLever, DiffusionView, WaveView } from "./diffusion.ts";
import { DraftView } from "./drafts.ts";
import { Instant } from "./fields.ts";
import { InterviewView } from "./interviews.ts";
import { ConversationView } from "./messaging.ts";
import { EstablishmentBrief, MissionCard, MissionReview, MissionView, OwnApplication } from "./missions.ts";
import { OfficeSetting } from "./office-settings.ts";
import { BadgeView, ExperienceView, UserView } from "./profiles.ts";
import { PropositionView } from "./propositions.ts";
import { RatingView } from "./ratings.ts";
import { AppliedShift, ShiftView } from "./shifts.ts";
import { TemplateView } from "./templates.ts";

type Json = Record<string, unknown>;

const SHARED: Readonly<Record<string, z.ZodType>> = {
  ApplicantView,
  ApplicationView,
  AppliedShift,
  AvailabilityView,
  BadgeView,
  CompanyView,
  ConversationView,
  DiffusionLever,
  DiffusionView,
  DraftView,
  EstablishmentBrief,
  ExperienceView,
  Instant,
  InterviewView,
  MissionCard,
  MissionReview,
  MissionView,
  OfficeSetting,
  OwnApplication,
  PropositionView,
  RatingView,
  ShiftView,
  SignedIn,
  TemplateView,
  UserView,
  WaveView,
};

const names = z.registry<{ id: string }>();
for (const [id, type] of Object.entries(SHARED)) names.add(type, { id });

/** Transforms have no JSON schema: the input side is used, whole. */
export function requestSchema(type: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as Json;
  return json;
}

/** The output side, where a shared answer is a reference. */
export function answerSchema(type: z.ZodType): Json {
  const { $defs: _, ...json } = convert(type);
  return json;
}

export const sharedSchemas = (): Json =>
  Object.fromEntries(Object.entries(SHARED).map(([name, type]) => [name, convert(type).$defs?.[name]]));

/** The library gathers what has a name in `$defs`, whose place in the document is among its components. */
function convert(type: z.ZodType): Json & { $defs?: Json } {
  const { $schema: _, ...json } = z.toJSONSchema(type, {
    io: "output",
    unrepresentable: "any",
    metadata: names,
    override: ({ jsonSchema }) => {
      // The reference already holds the name.
      delete jsonSchema.id;
    },
  }) as Json;
  return JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/')) as Json;
}
