import type { Insertable } from "kysely";
import type { Candidates, Users } from "../schema.ts";
import type { Place } from "./places.ts";

export type UserFields = Partial<Insertable<Users>>;
export type CandidateFields = Partial<Omit<Insertable<Candidates>, "cell">>;

export type UserInput = UserFields & {
  role: Insertable<Users>["role"];
  email: string;
  now: Date;
  place: Place | null;
};

/** An active, verified, adult account with every field a complete profile needs; its number is confirmed. */
export function userRow({ now, place, ...fields }: UserInput): Insertable<Users> {
  return {
    passwordHash: null,
    firstName: "Camille",
    lastName: "Moreau",
    phone: "0612345678",
    phoneVerifiedAt: fields.phone === null ? null : now,
    city: place?.city ?? null,
    region: place?.region ?? null,
    country: "France",
    communeCode: place?.communeCode ?? null,
    imageFileId: null,
    companyId: null,
    status: "active",
    adultConfirmedAt: now,
    termsAcceptedAt: now,
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

export type CandidateInput = CandidateFields & { userId: number; now: Date; place: Place | null };

export const DEFAULT_SKILLS: readonly string[] = ["Service en salle", "Service au plateau", "Encaissement"];

/** Someone who waits for an urgent mission near home. */
export function candidateRow({ now, place, ...fields }: CandidateInput): Insertable<Candidates> {
  return {
    profession: "Serveur en salle",
    about: "Deux saisons de brasserie, service au plateau. Disponible soirs et week-ends.",
    availability: "on_fire",
    skills: [...DEFAULT_SKILLS],
    skillIds: [],
    cvFileId: null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    radiusKm: 30,
    rating: null,
    ratingCount: 0,
    completedMissions: 0,
    reliability: 100,
    lastActiveAt: now,
    ...fields,
  };
}
