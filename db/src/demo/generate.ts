import { SECTORS } from "@app/domain/catalogue/sectors";
import type { Insertable } from "kysely";
import { type ApplicationRows, applicationRows } from "../builders/application-rows.ts";
import { reserveIds } from "../builders/insert-many.ts";
import type { ConversationRows } from "../builders/message-rows.ts";
import { findPlaces } from "../builders/places.ts";
import { skillIdsByKey } from "../builders/skills.ts";
import type { Db } from "../database.ts";
import type {
  ContactMessages,
  Establishments,
  Experiences,
  MissionDrafts,
  Notifications,
  Reports,
  SavedMissions,
  Users,
} from "../schema.ts";
import { countApplications, makeApplications, maybeCap } from "./applications.ts";
import { makeConversations } from "./conversations.ts";
import { addFixedMissions, adminUser, asKarim, asNadia, KARIM_HOME } from "./demo-accounts.ts";
import { makeEstablishments } from "./establishments.ts";
import { makeContactMessages, makeDrafts, makeExperiences, makeReports, makeSavedMissions } from "./extras.ts";
import { FIXED_MISSIONS } from "./fixed-missions.ts";
import { ARRONDISSEMENTS } from "./material/arrondissements.ts";
import { COMPANIES } from "./material/companies.ts";
import { GUIDED_MISSIONS } from "./material/guided-missions.ts";
import { WRITTEN_MISSIONS } from "./material/written-missions.ts";
import { makeMissions } from "./missions.ts";
import { makeNotifications, type NumberedEvent } from "./notifications.ts";
import { makeCandidates, makeCompanies } from "./people.ts";
import { createRandom } from "./random.ts";
import { type DemoRating, makeRatings } from "./ratings.ts";
import { type Available, makeSupply, SUPPLY } from "./supply.ts";
import { type DemoTeam, makeTeam } from "./team.ts";
import type { DemoCandidate, DemoCompany, DemoMission } from "./types.ts";

const SEED = 20_261;
const MISSIONS = 2_000;
const CANDIDATES = 600;
// More ids than a seed ever uses: the rest of the reserved ones is simply lost.
const MOST_APPLICATIONS = 8_000;
const MOST_SHIFTS = 20_000;
const MOST_ESTABLISHMENTS = 2_000;
const MOST_EVENTS = 40_000;
const MOST_RATINGS = 5_000;
const MOST_CONVERSATIONS = 4_000;
const MOST_MESSAGES = 20_000;

export type DemoData = {
  companies: DemoCompany[];
  establishments: Insertable<Establishments>[];
  candidates: DemoCandidate[];
  available: Available[];
  admin: Insertable<Users>;
  missions: DemoMission[];
  applications: Omit<ApplicationRows, "events">[];
  events: NumberedEvent[];
  ratings: DemoRating[];
  conversations: ConversationRows[];
  notifications: Insertable<Notifications>[];
  experiences: Insertable<Experiences>[];
  drafts: Insertable<MissionDrafts>[];
  saved: Insertable<SavedMissions>[];
  reports: Insertable<Reports>[];
  letters: Insertable<ContactMessages>[];
  team: DemoTeam;
};

/** Everything is decided in memory first; only places, skills and ids come from the database. */
export async function generateDemoData(db: Db, now: Date): Promise<DemoData> {
  const random = createRandom(SEED);
  const places = await findPlaces(db, [...new Set([...COMPANIES.map(({ commune }) => commune), ...ARRONDISSEMENTS])]);
  const home = places.get(KARIM_HOME);
  const skillIds = await skillIdsByKey(db, everySkill());
  const companyIds = await reserveIds(db, "companies", COMPANIES.length);
  const userIds = await reserveIds(db, "users", COMPANIES.length + CANDIDATES + 1);
  const supplyIds = await reserveIds(db, "users", SUPPLY);
  const missionIds = await reserveIds(db, "missions", MISSIONS);
  const adminId = userIds.at(-1) ?? 0;

  const people = { random, now, places, skillIds };
  const [nadia, ...employers] = makeCompanies({ ...people, userIds: userIds.slice(0, COMPANIES.length) }, companyIds);
  if (!nadia) throw new Error("The material has no company");
  const companies = [asNadia(nadia), ...employers];
  const [first, ...others] = makeCandidates({ ...people, userIds: userIds.slice(COMPANIES.length, -1) }, companies);
  if (!first || !home) throw new Error("The material has no candidate, or this database no Lyon 7e");
  const karim = asKarim(first, { now, home, skillIds });
  const candidates = [karim, ...others];

  const nextApplicationId = take(await reserveIds(db, "applications", MOST_APPLICATIONS));
  const nextShiftId = take(await reserveIds(db, "shifts", MOST_SHIFTS));
  const missionsInput = { random, now, places: [...places.values()], skillIds, nextShiftId };
  const applicationsInput = { random, now, candidates: others, nextId: nextApplicationId };
  const scripted = addFixedMissions(
    { ...missionsInput, ...applicationsInput, companies, karim },
    missionIds.slice(0, FIXED_MISSIONS.length),
  );
  const drawn = makeMissions(missionsInput, employers, missionIds.slice(FIXED_MISSIONS.length));
  const missions = [...scripted, ...drawn];
  makeApplications(
    applicationsInput,
    missions.filter(({ company }) => company.id !== nadia.id),
  );
  for (const mission of missions) countApplications(mission);
  for (const mission of drawn) maybeCap(random, mission);

  const applications = missions
    .flatMap(({ timelines }) => timelines)
    .toSorted((a, b) => a.id - b.id)
    .map(applicationRows);
  const events = numberEvents(applications, await reserveIds(db, "applicationEvents", MOST_EVENTS));
  const ratings = makeRatings(
    { random, now, waiting: nadia, praised: karim.id, nextId: take(await reserveIds(db, "ratings", MOST_RATINGS)) },
    missions,
  );
  const messageIds = await reserveIds(db, "messages", MOST_MESSAGES);
  const conversations = makeConversations(
    {
      random,
      now,
      conversationIds: take(await reserveIds(db, "conversations", MOST_CONVERSATIONS)),
      messageIds: (count) => messageIds.slice(0, count),
    },
    missions,
    new Set([karim.id]),
  );
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const missionById = new Map(missions.map((mission) => [mission.id, mission]));
  const nextId = take(await reserveIds(db, "establishments", MOST_ESTABLISHMENTS));
  return {
    companies,
    establishments: makeEstablishments({ random, places, nextId }, companies, missions),
    candidates,
    // Drawn apart: the rest of the demonstration stays what it was.
    available: makeSupply({ ...people, random: createRandom(SEED), userIds: supplyIds }),
    admin: adminUser(adminId, now),
    missions,
    applications,
    events,
    ratings,
    conversations,
    notifications: makeNotifications({ random, now, candidates: byId, missions: missionById }, { events, ratings }),
    experiences: makeExperiences({ random, now }, candidates, companies),
    drafts: makeDrafts({ random, now }, companies),
    saved: makeSavedMissions({ random, now }, candidates, missions),
    reports: makeReports({ random, now }, others, drawn),
    letters: makeContactMessages({ random, now }),
    team: makeTeam({ random: createRandom(SEED), now, companies, candidates: others, applications, asked: karim }),
  };
}

/** Ids of events follow the order of time, as those of a real history would. */
function numberEvents(applications: readonly ApplicationRows[], ids: readonly number[]): NumberedEvent[] {
  return applications
    .flatMap(({ events }) => events)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((event, index) => Object.assign(event, { id: ids[index] ?? 0 }));
}

function take(ids: readonly number[]): () => number {
  let index = 0;
  return () => {
    const id = ids[index++];
    if (id === undefined) throw new Error("The demo needs more ids than were reserved");
    return id;
  };
}

function everySkill(): string[] {
  return [...SECTORS, ...WRITTEN_MISSIONS, ...GUIDED_MISSIONS].flatMap(({ skills }) => skills);
}
