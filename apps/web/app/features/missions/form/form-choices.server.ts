import type { Client } from "@app/contract/client";
import { type EstablishmentView, establishmentsRoute } from "@app/contract/establishments";
import { type MissionCard, searchMissionsRoute } from "@app/contract/missions";
import type { RecentMission } from "./moments.ts";

const MOST_TITLES = 4;

/** What the form proposes from the company's own past. */
export interface FormChoices {
  establishments: readonly EstablishmentView[];
  recents: readonly RecentMission[];
  /** Its last métiers. */
  titles: readonly string[];
  /** Of its last mission. */
  lastPlace: string | undefined;
}

export async function readFormChoices(api: Client): Promise<FormChoices> {
  const [establishments, { results: missions }] = await Promise.all([
    readEstablishments(api),
    api.call(searchMissionsRoute, { query: { mine: true } }),
  ]);
  return {
    establishments,
    recents: missions.flatMap(recentOf),
    titles: [...new Set(missions.map(({ title }) => title))].slice(0, MOST_TITLES),
    lastPlace: missions[0]?.location,
  };
}

/** Closed ones too: a mission keeps its own. */
export async function readEstablishments(api: Client): Promise<readonly EstablishmentView[]> {
  return (await api.call(establishmentsRoute, {})).results;
}

function recentOf({ title, nextShift }: MissionCard): RecentMission[] {
  return nextShift ? [{ title, ...nextShift }] : [];
}
