import { sql } from "kysely";
import { insertMany } from "../builders/insert-many.ts";
import { linkToCompanies } from "../builders/messaging.ts";
import { recountCandidates, recountCompanies } from "../builders/recount.ts";
import type { Db } from "../database.ts";
import { snapshotLandingPages } from "../landing-pages.ts";
import { snapshotPublicStats } from "../public-stats.ts";
import { snapshotTalents } from "../talents.ts";
import type { DemoData } from "./generate.ts";
import type { DemoTeam } from "./team.ts";

/** In the order of the foreign keys; missions carry their final counters, so each is projected into search once. */
export async function insertDemoData(db: Db, data: DemoData, now: Date): Promise<Record<string, number>> {
  const { companies, candidates, available, missions, applications, events, conversations } = data;
  const firstPublished = firstPublications(data);
  const users = [
    ...companies.map(({ user }) => user),
    ...[...candidates, ...available].map(({ user }) => user),
    data.admin,
  ];
  const bookings = applications.flatMap((application) => application.bookings);
  const messages = conversations
    .flatMap((conversation) => conversation.messages)
    .toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0));

  await insertMany(
    db,
    "companies",
    companies.map(({ row, id }) => Object.assign(row, { firstPublishedAt: firstPublished.get(id) ?? null })),
  );
  await insertMany(db, "establishments", data.establishments);
  await insertMany(db, "users", users);
  await insertMany(
    db,
    "candidates",
    [...candidates, ...available].map(({ row }) => row),
  );
  await insertMany(db, "experiences", data.experiences);
  await insertMany(
    db,
    "missions",
    missions.map(({ row }) => row),
  );
  await insertMany(
    db,
    "shifts",
    missions.flatMap(({ id, shifts }) => shifts.map((shift) => ({ ...shift, missionId: id }))),
  );
  await insertMany(db, "missionDrafts", data.drafts);
  await insertMany(db, "savedMissions", data.saved);
  await insertMany(
    db,
    "applications",
    applications.map(({ application }) => application),
  );
  await insertMany(db, "applicationEvents", events);
  await insertMany(db, "bookings", bookings);
  await sql`select derive_mission(id, now()), recount_places(id, now()) from missions order by id`.execute(db);
  await insertMany(
    db,
    "conversations",
    conversations.map(({ conversation }) => conversation),
  );
  await linkToCompanies(db);
  await insertMany(
    db,
    "conversationMembers",
    conversations.flatMap(({ members }) => members),
  );
  await insertMany(db, "messages", messages);
  await insertMany(
    db,
    "ratings",
    data.ratings.map(({ row }) => row),
  );
  await insertMany(db, "notifications", data.notifications);
  await insertMany(db, "reports", data.reports);
  await insertMany(db, "contactMessages", data.letters);
  await insertTeam(db, data.team);

  await recountCompanies(db);
  await recountCandidates(db);
  // The site has its figures and its pages before the worker's first snapshots.
  await snapshotPublicStats(db, now);
  await snapshotLandingPages(db);
  await snapshotTalents(db, now);
  return {
    companies: companies.length,
    establishments: data.establishments.length,
    users: users.length,
    candidates: candidates.length + available.length,
    experiences: data.experiences.length,
    missions: missions.length,
    drafts: data.drafts.length,
    saved_missions: data.saved.length,
    applications: applications.length,
    application_events: events.length,
    bookings: bookings.length,
    conversations: conversations.length,
    messages: messages.length,
    ratings: data.ratings.length,
    notifications: data.notifications.length,
    team_members: data.team.members.length,
  };
}

async function insertTeam(db: Db, { members, links, groups, grouped }: DemoTeam): Promise<void> {
  await insertMany(db, "teamMembers", members);
  await insertMany(db, "teamLinks", links);
  for (const group of groups) {
    const { id } = await db.insertInto("teamGroups").values(group).returning("id").executeTakeFirstOrThrow();
    await insertMany(
      db,
      "teamGroupMembers",
      grouped.map((row) => ({ ...row, groupId: id })),
    );
  }
}

function firstPublications({ missions }: DemoData): Map<number, Date> {
  const first = new Map<number, Date>();
  for (const { company, row } of missions) {
    const known = first.get(company.id);
    if (!known || row.publishedAt < known) first.set(company.id, row.publishedAt);
  }
  return first;
}
