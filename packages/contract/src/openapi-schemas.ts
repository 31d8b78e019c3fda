/** The answers that several calls give, each under its name in the OpenAPI document. */
import * as z from "zod";
import { SignedIn } from "./accounts/accounts.ts";
import { ApplicantView, ApplicationView } from "./applications/applications.ts";
import { InterviewView } from "./applications/interviews.ts";
import { CompanyView } from "./companies/companies.ts";
import { ProofView } from "./companies/company-proofs.ts";
import { EstablishmentView } from "./companies/establishments.ts";
import { Instant } from "./http/fields.ts";
import { DiffusionLever, DiffusionView, WaveView } from "./matching/diffusion.ts";
import { PropositionView } from "./matching/propositions.ts";
import { InvitationView, JournalEntry, MemberView } from "./members/members.ts";
import { MembershipView } from "./members/membership.ts";
import { ConversationView, MessageView } from "./messages/messages.ts";
import { DraftView } from "./missions/drafts.ts";
import { EstablishmentBrief, MissionCard, MissionReview, MissionView, OwnApplication } from "./missions/missions.ts";
import { AppliedShift, ShiftView } from "./missions/shifts.ts";
import { TemplateView } from "./missions/templates.ts";
import { PreferencesView } from "./notifications/notifications.ts";
import { DecisionView } from "./office/office.ts";
import { OfficeSetting } from "./office/office-settings.ts";
import { PlaceView } from "./places/places.ts";
import { AvailabilityView, WeeklyAvailability } from "./profiles/availability.ts";
import { BadgeView, ExperienceView, UserView } from "./profiles/profiles.ts";
import { RatingView } from "./ratings/ratings.ts";
import { SavedSearchView } from "./search/saved-searches.ts";
import { Membership } from "./team/memberships.ts";
import { TeamLink, TeamMember } from "./team/team.ts";

type Json = Record<string, unknown>;

const SHARED: Readonly<Record<string, z.ZodType>> = {
  ApplicantView,
  ApplicationView,
  AppliedShift,
  AvailabilityView,
  BadgeView,
  CompanyView,
  ConversationView,
  DecisionView,
  DiffusionLever,
  DiffusionView,
  DraftView,
  EstablishmentBrief,
  EstablishmentView,
  ExperienceView,
  Instant,
  InterviewView,
  InvitationView,
  JournalEntry,
  Membership,
  MembershipView,
  MemberView,
  MessageView,
  MissionCard,
  MissionReview,
  MissionView,
  OfficeSetting,
  OwnApplication,
  PlaceView,
  PreferencesView,
  ProofView,
  PropositionView,
  RatingView,
  SavedSearchView,
  ShiftView,
  SignedIn,
  TeamLink,
  TeamMember,
  TemplateView,
  UserView,
  WeeklyAvailability,
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
