import { insertMany } from "../builders/insert-many.ts";
import { recountCandidates, recountCompanies } from "../builders/recount.ts";
import type { Db } from "../database.ts";
import { snapshotLandingPages } from "../landing-pages.ts";
import { snapshotPublicStats } from "../public-stats.ts";
import type { World } from "./make-world.ts";

/** In the order of the foreign keys; missions carry their final counters, so each is projected into search once. */
export async function writeWorld(db: Db, world: World, now: Date): Promise<Record<string, number>> {
  const { companies, candidates, missions, applications, events, conversations } = world;
  const firstPublished = firstPublications(world);
  const users = [...companies.map(({ user }) => user), ...candidates.map(({ user }) => user), world.admin];
  const bookings = applications.flatMap((application) => application.bookings);
  const messages = conversations
    .flatMap((conversation) => conversation.messages)
    .toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0));

  await insertMany(
    db,
    "companies",
    companies.map(({ row, id }) => Object.assign(row, { firstPublishedAt: firstPublished.get(id) ?? null })),
  );
  await insertMany(db, "users", users);
  await insertMany(
    db,
    "candidates",
    candidates.map(({ row }) => row),
  );
  await insertMany(db, "experiences", world.experiences);
  await insertMany(
    db,
    "missions",
    missions.map(({ row }) => row),
  );
  await insertMany(db, "missionDrafts", world.drafts);
  await insertMany(db, "savedMissions", world.saved);
  await insertMany(
    db,
    "applications",
    applications.map(({ application }) => application),
  );
  await insertMany(db, "applicationEvents", events);
  await insertMany(db, "bookings", bookings);
  await insertMany(
    db,
    "conversations",
    conversations.map(({ conversation }) => conversation),
  );
  await insertMany(
    db,
    "conversationMembers",
    conversations.flatMap(({ members }) => members),
  );
  await insertMany(db, "messages", messages);
  await insertMany(
    db,
    "ratings",
    world.ratings.map(({ row }) => row),
  );
  await insertMany(db, "notifications", world.notifications);
  await insertMany(db, "reports", world.reports);
  await insertMany(db, "contactMessages", world.letters);

  await recountCompanies(db);
  await recountCandidates(db);
  // The site has its figures and its pages before the worker's first snapshots.
  await snapshotPublicStats(db, now);
  await snapshotLandingPages(db);
  return {
    companies: companies.length,
    users: users.length,
    candidates: candidates.length,
    experiences: world.experiences.length,
    missions: missions.length,
    drafts: world.drafts.length,
    saved_missions: world.saved.length,
    applications: applications.length,
    application_events: events.length,
    bookings: bookings.length,
    conversations: conversations.length,
    messages: messages.length,
    ratings: world.ratings.length,
    notifications: world.notifications.length,
  };
}

function firstPublications({ missions }: World): Map<number, Date> {
  const first = new Map<number, Date>();
  for (const { company, row } of missions) {
    const known = first.get(company.id);
    if (!known || row.publishedAt < known) first.set(company.id, row.publishedAt);
  }
  return first;
}
