import { type MissionCard, searchMissionsRoute } from "@app/contract/missions/missions";
import { formatPay } from "@app/domain/missions/format-pay";
import { eurosToCents } from "@app/domain/money/money";
import { DEFAULT_SORT, filtersSearch, searchTitle } from "../../features/search/filters/filters.ts";
import { readFilters, searchQuery } from "../../features/search/filters/read-filters.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { SHARED_FEED } from "../../lib/shared-page.ts";
import { xmlResponse, xmlText } from "../../lib/xml.server.ts";
import { shiftsText } from "../../parts/mission/mission-shifts.ts";
import { missionPath } from "../../parts/mission-card/mission-facts.ts";
import type { Route } from "./+types/atom";

export const handle = SHARED_FEED;

/** Twenty missions: two pages of the list. */
const PAGES = [1, 2];

/** Takes the same parameters as the list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const filters = { ...readFilters(url.searchParams), sort: "recent" as const };
  const found = await Promise.all(
    PAGES.map((page) => api.call(searchMissionsRoute, { query: searchQuery(filters, page) })),
  );
  const missions = found.flatMap(({ results }) => results);
  const { publicUrl } = environment();
  const search = filtersSearch({ ...filters, sort: DEFAULT_SORT, map: false });
  const updated = missions[0]?.created_at ?? new Date().toISOString();
  return xmlResponse(
    [
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">\n',
      `<id>${xmlText(`${publicUrl}/flux/missions.atom${search}`)}</id>\n`,
      `<title>${xmlText(`${searchTitle(filters)} · Renfort`)}</title>\n`,
      `<link rel="self" type="application/atom+xml" href="${xmlText(`${publicUrl}/flux/missions.atom${search}`)}"/>\n`,
      `<link rel="alternate" type="text/html" href="${xmlText(`${publicUrl}/emplois${search}`)}"/>\n`,
      `<updated>${updated}</updated>\n`,
      ...missions.map((mission) => entry(mission, publicUrl)),
      "</feed>\n",
    ],
    "application/atom+xml",
  );
}

function entry(mission: MissionCard, publicUrl: string): string {
  const address = xmlText(publicUrl + missionPath(mission));
  const pay = formatPay(eurosToCents(mission.compensation), mission.compensationType);
  const summary = `${mission.company.name}, ${mission.location}. ${shiftsText(mission)}. ${pay}.\n\n${mission.description}`;
  return `<entry><id>${address}</id><title>${xmlText(mission.title)}</title><link rel="alternate" type="text/html" href="${address}"/><published>${mission.created_at}</published><updated>${mission.created_at}</updated><author><name>${xmlText(mission.company.name)}</name></author>${mission.sector.map((name) => `<category term="${xmlText(name)}"/>`).join("")}<summary>${xmlText(summary)}</summary></entry>\n`;
}
