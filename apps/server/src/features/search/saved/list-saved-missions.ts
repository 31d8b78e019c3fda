import type { MissionCard } from "@app/contract/missions/missions";
import type { Candidate } from "@app/domain/accounts/actor";
import type { Context } from "../../../platform/context.ts";
import { cutPage, nextPage, PAGE_SIZE, type PageLinks } from "../../../platform/http/pagination.ts";
import { distanceFrom, presentDistance } from "../../../views/distance.ts";
import { presentMissionCard, selectMissionCards } from "../../../views/mission.ts";
import { isVisibleTo } from "../../../views/mission-visibility.ts";
import { readOwnApplications } from "../../../views/own-applications.ts";

type SavedPage = PageLinks & { results: MissionCard[]; count: number };

/** Last saved first, without missions paused or removed since. */
export async function listSavedMissions(
  ctx: Context,
  candidate: Candidate,
  page: number,
  url: string,
): Promise<SavedPage> {
  const [rows, count] = await Promise.all([
    selectSaved(ctx, candidate)
      .select(distanceFrom(candidate).as("distance"))
      .orderBy("savedMissions.createdAt", "desc")
      .orderBy("savedMissions.missionId", "desc")
      .limit(PAGE_SIZE + 1)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    // Exact: one person saves few missions.
    selectSaved(ctx, candidate)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow(),
  ]);
  const { results, more } = cutPage(rows);
  const applications = await readOwnApplications(
    ctx.db,
    candidate,
    results.map(({ id }) => id),
    ctx.now(),
  );
  const cards = results.map((row) => ({
    ...presentMissionCard(row),
    ...presentDistance(row.distance),
    saved: true,
    application: applications.get(row.id) ?? null,
  }));
  return { results: cards, count: count.n, ...nextPage(url, page, more) };
}

function selectSaved(ctx: Context, candidate: Candidate) {
  return selectMissionCards(ctx.db)
    .innerJoin("savedMissions", "savedMissions.missionId", "missions.id")
    .where("savedMissions.userId", "=", candidate.userId)
    .where(isVisibleTo(candidate));
}
