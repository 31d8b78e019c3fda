import { sitemapRoute } from "@app/contract/site/discovery";
import { SECTOR_KEYS } from "@app/domain/catalogue/sectors";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { SHARED_FEED } from "../../lib/shared-page.ts";
import { xmlResponse, xmlText } from "../../lib/xml.server.ts";
import type { Route } from "./+types/sitemap";

export const handle = SHARED_FEED;

/** The index: the pages of the site, those of each sector, and the missions and companies by ranges of ids. */
export async function loader({ context }: Route.LoaderArgs) {
  const { files, companyFiles } = await context.get(apiContext).call(sitemapRoute, {});
  const names = [
    "pages",
    ...SECTOR_KEYS.map((key) => `secteur-${key}`),
    ...files.map((number) => `missions-${number}`),
    ...companyFiles.map((number) => `entreprises-${number}`),
  ];
  const { publicUrl } = environment();
  return xmlResponse(
    [
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
      ...names.map((name) => `<sitemap><loc>${xmlText(`${publicUrl}/sitemap/${name}.xml`)}</loc></sitemap>\n`),
      "</sitemapindex>\n",
    ],
    "application/xml",
  );
}
