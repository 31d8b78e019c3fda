/** The three people one signs in as: what their screens show is decided here, not drawn. */

import { distanceKm } from "@app/domain/places/distance";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import type { Insertable } from "kysely";
import { registered } from "../builders/company-row.ts";
import { DEMO_PASSWORD_HASH } from "../builders/demo-password.ts";
import { userRow } from "../builders/person-rows.ts";
import type { Place } from "../builders/places.ts";
import { skillIdsOf } from "../builders/skills.ts";
import type { Users } from "../schema.ts";
import type { ApplicationsInput } from "./applications.ts";
import { FIXED_MISSIONS, type FixedMission } from "./fixed-missions.ts";
import { WRITTEN_MISSIONS } from "./material/written-missions.ts";
import { fromWritten } from "./mission-content.ts";
import { buildMission, type MissionsInput } from "./missions.ts";
import { endOf } from "./schedule.ts";
import { addTimeline, isFree, takesAPosition } from "./timeline.ts";
import { type DemoCandidate, type DemoCompany, type DemoMission, HOUR_MS, MINUTE_MS } from "./types.ts";

const EMPLOYER = {
  firstName: "Nadia",
  lastName: "Ferrand",
  email: "employeur@demo.fr",
  passwordHash: DEMO_PASSWORD_HASH,
};
const CANDIDATE = {
  firstName: "Karim",
  lastName: "Benali",
  email: "candidat@demo.fr",
  passwordHash: DEMO_PASSWORD_HASH,
};
const ADMIN = { firstName: "Sofia", lastName: "Lambert", email: "admin@demo.fr", passwordHash: DEMO_PASSWORD_HASH };

export const DEMO_EMPLOYER_EMAIL = EMPLOYER.email;

/** The first company of the list becomes Nadia's. */
export function asNadia(company: DemoCompany): DemoCompany {
  return {
    ...company,
    pace: 1,
    user: { ...company.user, ...EMPLOYER },
    row: {
      ...company.row,
      ...registered(new Date(company.row.createdAt ?? 0), "address_proven"),
      size: "11-50",
      foundedYear: 1998,
      address: "3 place des Terreaux, 69001 Lyon",
    },
  };
}

export const KARIM_HOME = "69387";
/** Across Lyon. */
const SAME_TOWN_KM = 10;

const KARIM_SKILLS = [
  "Service en salle",
  "Service au plateau",
  "Prise de commande",
  "Encaissement",
  "Préparation de cocktails",
  "Service du petit-déjeuner",
  "Service en banquet",
  "Anglais courant",
];

const KARIM_MESSAGES = [
  "Bonjour, dix ans de salle et de banquets, plateau et rang complet. Je suis disponible sur tous les jours indiqués.",
  "Bonjour, j’ai déjà tenu ce poste et je peux commencer sans formation. Tenue noire prête, j’habite à quinze minutes.",
  "Bonjour, vos dates me conviennent. Service au plateau, encaissement, anglais courant\u202f: je peux passer vous voir avant.",
];

type KarimInput = { now: Date; home: Place; skillIds: ReadonlyMap<string, number> };

/** The first candidate of the list becomes Karim. */
export function asKarim(candidate: DemoCandidate, { now, home, skillIds }: KarimInput): DemoCandidate {
  const since = new Date(now.getTime() - 260 * 24 * HOUR_MS);
  return {
    ...candidate,
    name: "Karim Benali",
    firstName: "Karim",
    sectors: ["restauration", "hotellerie", "evenementiel"],
    place: home,
    since,
    isOnFire: true,
    skills: KARIM_SKILLS,
    user: {
      ...candidate.user,
      ...CANDIDATE,
      city: home.city,
      region: home.region,
      communeCode: home.communeCode,
      createdAt: since,
      updatedAt: since,
      emailVerifiedAt: since,
      adultConfirmedAt: since,
    },
    row: {
      ...candidate.row,
      profession: "Serveur en salle",
      about:
        "Dix ans de salle, entre brasseries et banquets. J’aime les services pleins, les équipes qui se parlent et les clients qui reviennent. Disponible soirs et week-ends.",
      availability: "on_fire",
      skills: KARIM_SKILLS,
      skillIds: skillIdsOf(skillIds, KARIM_SKILLS),
      lat: home.lat,
      lon: home.lon,
      radiusKm: 10,
      lastActiveAt: new Date(now.getTime() - 25 * MINUTE_MS),
    },
  };
}

export function adminUser(id: number, now: Date): Insertable<Users> {
  return userRow({
    now: new Date(now.getTime() - 400 * 24 * HOUR_MS),
    place: null,
    id,
    role: "admin",
    phone: null,
    country: null,
    ...ADMIN,
  });
}

export type FixedMissionsInput = MissionsInput &
  ApplicationsInput & { companies: readonly DemoCompany[]; karim: DemoCandidate };

export function addFixedMissions(input: FixedMissionsInput, ids: readonly number[]): DemoMission[] {
  return FIXED_MISSIONS.map((scripted, index) => playMission(input, scripted, ids[index] ?? 0));
}

function playMission(input: FixedMissionsInput, scripted: FixedMission, id: number): DemoMission {
  const { random, now, companies, candidates, karim } = input;
  const company = companies.find(({ name }) => name === scripted.company);
  const written = WRITTEN_MISSIONS.find(({ title }) => title === scripted.title);
  if (!company || !written)
    throw new Error(`The script names ${scripted.title} at ${scripted.company}, which is not in the material.`);
  const content = { ...fromWritten(random, written), totalDays: scripted.totalDays ?? written.totalDays };
  const startsAt = atParis(addDays(parisDay(now), scripted.inDays), written.startTime);
  const latest = Math.min(now.getTime() - 30 * MINUTE_MS, startsAt.getTime() - 2 * HOUR_MS);
  const mission = buildMission(input, {
    id,
    company,
    content,
    schedule: {
      startsAt,
      endsAt: endOf(startsAt, content),
      publishedAt: new Date(latest - scripted.publishedHoursBefore * HOUR_MS),
      closedAt: null,
    },
    phase: scripted.phase,
    place: company.place,
    fixed: {
      urgent: scripted.urgent ?? false,
      positions: scripted.positions ?? 1,
      maxApplications: scripted.maxApplications ?? null,
      remote: false,
      payCents: content.hourlyCents,
      payPeriod: "hourly",
      totalDays: content.totalDays,
    },
  });
  const others = random.shuffle(
    candidates.filter(
      ({ place, sectors }) => distanceKm(place, company.place) <= SAME_TOWN_KM && sectors.includes(mission.sector),
    ),
  );
  for (const { by, outcome } of scripted.applications) {
    const candidate =
      by === "karim"
        ? karim
        : others.find((other) => isAvailable(other, mission) && (!takesAPosition(outcome) || isFree(other, mission)));
    if (!candidate) throw new Error(`Nobody is left to play ${outcome} in ${scripted.title} at ${scripted.company}.`);
    const overrides = by === "karim" ? { message: random.pick(KARIM_MESSAGES) } : {};
    addTimeline({ random, now, id: input.nextId(), mission, candidate, outcome, ...overrides });
  }
  return mission;
}

function isAvailable({ id, since }: DemoCandidate, { timelines, row }: DemoMission): boolean {
  return since < row.publishedAt && !timelines.some(({ candidateId }) => candidateId === id);
}
