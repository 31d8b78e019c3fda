import type { Client } from "@app/contract/client";
import { landingsRoute, sitemapCompaniesRoute, sitemapMissionsRoute } from "@app/contract/site/discovery";
import { sectorByKey } from "@app/domain/catalogue/sectors";
import { data } from "react-router";
import { FOOTER_GROUPS, HEADER_LINKS } from "../../layouts/public-links.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { SHARED_FEED } from "../../lib/shared-page.ts";
import { xmlResponse, xmlText } from "../../lib/xml.server.ts";
import { companyPath } from "../../parts/company/company-path.ts";
import { missionPath } from "../../parts/mission-card/mission-facts.ts";
import { landingPath } from "../../parts/places/landing-links.tsx";
import type { Route } from "./+types/sitemap-file";

export const handle = SHARED_FEED;

/** The largest first. */
const MOST_PLACES = 10_000;

type Entry = { path: string; changed?: string };

export async function loader({ params, context }: Route.LoaderArgs) {
  const entries = await entriesOf(context.get(apiContext), params.file.replace(/\.xml$/, ""));
  if (entries === null) throw data(null, { status: 404 });
  return xmlResponse(written(entries), "application/xml");
}

async function entriesOf(api: Client, name: string): Promise<Entry[] | null> {
  if (name === "pages") return sitePages();
  const [kind = "", which = ""] = name.split("-", 2);
  if (kind === "secteur") {
    const sector = sectorByKey(which);
    if (!sector) return null;
    const { results } = await api.call(landingsRoute, { query: { sector: sector.key, limit: MOST_PLACES } });
    return results.map((landing) => ({ path: landingPath(landing) }));
  }
  if (!/^\d{1,9}$/.test(which)) return null;
  if (kind === "entreprises") {
    const { companies } = await api.call(sitemapCompaniesRoute, { query: { file: which } });
    return companies.map((company) => ({ path: companyPath(company), changed: company.updated_at }));
  }
  if (kind !== "missions") return null;
  const { missions } = await api.call(sitemapMissionsRoute, { query: { file: which } });
  return missions.map((mission) => ({ path: missionPath(mission), changed: mission.updated_at }));
}

/** The links of the header and the footer, without signing in. */
function sitePages(): Entry[] {
  const links = [{ to: "/" }, ...HEADER_LINKS, ...FOOTER_GROUPS.flatMap((group) => group.links)];
  const paths = links.map(({ to }) => to.replace(/[?#].*$/, "")).filter((path) => !path.startsWith("/connexion"));
  return [...new Set(paths)].map((path) => ({ path: encodeURI(path) }));
}

function* written(entries: readonly Entry[]): Generator<string> {
  const { publicUrl } = environment();
  yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  for (const { path, changed } of entries) {
    yield `<url><loc>${xmlText(publicUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>\n`;
  }
  yield "</urlset>\n";
}
