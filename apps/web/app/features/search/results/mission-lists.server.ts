import type { Client } from "@app/contract/client";
import { type MissionCard, type MissionPage, searchMissionsRoute } from "@app/contract/missions/missions";
import type { AreaView } from "@app/contract/profiles/profiles";
import type { searchQuery } from "../filters/read-filters.ts";
import { type ForYou, readForYou } from "./for-you.server.ts";

export interface MissionLists {
  /** What was searched for, or everything chosen for the person. */
  page: MissionPage;
  /** The urgent ones of the page; on the first page, also the first of those that come later. */
  urgent: MissionCard[];
  urgentCount: number;
  /** A few of those chosen for the person. */
  few: MissionCard[];
  /** What is left of the page. */
  others: MissionCard[];
  /** Where few are near: the nearest of those that are further than asked. */
  further: MissionCard[];
  /** Why missions were chosen for the person. */
  reasons: ForYou["reasons"];
}

const FIRST_URGENT = 4;
const FEW = 2;
/** A page of them is enough. */
const MANY_NEAR = 10;
const FURTHEST_KM = 200;
const NOTHING: ForYou = { missions: [], reasons: {} };

/** Everything chosen for the person, in its own order. */
export async function readForYouList(api: Client, area: AreaView | null): Promise<MissionLists> {
  const { missions: results, reasons } = (area?.place && (await readForYou(api))) || NOTHING;
  const page = { results, count: results.length, next: null, previous: null, place: area?.place };
  return { page, urgent: [], urgentCount: 0, few: [], others: results, further: [], reasons };
}

export interface Sections {
  /** False where only urgent missions are asked for, and on a map. */
  urgentFirst: boolean;
  withForYou: boolean;
  /** A list that is short around this person goes on with what is further: their place must not hide the rest. */
  goesFurther: boolean;
}

export async function readMissionLists(
  api: Client,
  query: ReturnType<typeof searchQuery>,
  { urgentFirst, withForYou, goesFurther }: Sections,
): Promise<MissionLists> {
  const [page, allUrgent, forYou] = await Promise.all([
    api.call(searchMissionsRoute, { query: { ...query, waysOut: true } }),
    urgentFirst && query.page === 1 ? api.call(searchMissionsRoute, { query: { ...query, urgent: true } }) : null,
    withForYou ? readForYou(api) : null,
  ]);
  const ofPage = new Set(page.results.map(({ id }) => id));
  const urgent = allUrgent
    ? allUrgent.results.filter(({ id }, index) => index < FIRST_URGENT || ofPage.has(id))
    : page.results.filter((mission) => urgentFirst && mission.urgent);
  const { missions, reasons } = forYou ?? NOTHING;
  const few = without(missions, urgent).slice(0, FEW);
  const around = goesFurther && page.count < MANY_NEAR ? await furtherMissions(api, query) : [];
  return {
    page,
    urgent,
    urgentCount: allUrgent?.count ?? 0,
    few,
    others: without(page.results, [...urgent, ...few]),
    further: without(around, [...page.results, ...urgent, ...few]),
    reasons,
  };
}

/** The nearest first; where there are few of them too, the soonest of everywhere. */
async function furtherMissions(api: Client, query: ReturnType<typeof searchQuery>): Promise<MissionCard[]> {
  const { location: _place, radius: _radius, ...everywhere } = query;
  const near = await api.call(searchMissionsRoute, { query: { ...query, radius: FURTHEST_KM, sort: "nearest" } });
  if (near.count >= MANY_NEAR) return near.results;
  const { results } = await api.call(searchMissionsRoute, { query: everywhere });
  return [...near.results, ...without(results, near.results)];
}

function without(missions: readonly MissionCard[], shown: readonly MissionCard[]): MissionCard[] {
  return missions.filter(({ id }) => !shown.some((one) => one.id === id));
}
