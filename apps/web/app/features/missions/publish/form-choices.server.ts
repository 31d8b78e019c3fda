import type { Client } from "@app/contract/client";
import { type CompanyRightsView, companyRoute } from "@app/contract/companies/companies";
import { type EstablishmentView, establishmentsRoute } from "@app/contract/companies/establishments";
import { minimumWageRoute } from "@app/contract/missions/local-pay";
import { type MissionCard, searchMissionsRoute } from "@app/contract/missions/missions";
import { teamGroupsRoute } from "@app/contract/team/team";
import type { SmicRate } from "@app/domain/catalogue/smic";
import type { TeamChoice } from "./answers/audience-field.tsx";
import type { RecentMission } from "./shifts/moments.ts";

const MOST_TITLES = 4;

/** What the form proposes from the company's own past. */
export interface FormChoices {
  establishments: readonly EstablishmentView[];
  recents: readonly RecentMission[];
  smicRates: readonly SmicRate[];
  /** Its last métiers. */
  titles: readonly string[];
  /** Of its last mission. */
  lastPlace: string | undefined;
  /** What the company's level allows; unknown for a visitor. */
  rights: CompanyRightsView | undefined;
  /** For a mission that is not on line yet. */
  team?: TeamChoice;
}

export async function readFormChoices(api: Client): Promise<FormChoices> {
  const [establishments, smicRates, rights, { results: missions }, team] = await Promise.all([
    readEstablishments(api),
    readSmicRates(api),
    readRights(api),
    api.call(searchMissionsRoute, { query: { mine: true } }),
    api.call(teamGroupsRoute, {}),
  ]);
  return {
    establishments,
    smicRates,
    rights,
    team: { members: team.members, groups: team.groups },
    recents: missions.flatMap(recentOf),
    titles: [...new Set(missions.map(({ title }) => title))].slice(0, MOST_TITLES),
    lastPlace: missions[0]?.location,
  };
}

export async function readSmicRates(api: Client): Promise<readonly SmicRate[]> {
  return (await api.call(minimumWageRoute, {})).rates;
}

export async function readRights(api: Client): Promise<CompanyRightsView> {
  return (await api.call(companyRoute, {})).rights;
}

/** Closed ones too: a mission keeps its own. */
export async function readEstablishments(api: Client): Promise<readonly EstablishmentView[]> {
  return (await api.call(establishmentsRoute, {})).results;
}

function recentOf({ title, nextShift }: MissionCard): RecentMission[] {
  return nextShift ? [{ title, ...nextShift }] : [];
}
