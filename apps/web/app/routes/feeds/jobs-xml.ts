import type { Client } from "@app/contract/client";
import type { MissionView } from "@app/contract/missions/missions";
import { feedRoute } from "@app/contract/site/discovery";
import { formatPay } from "@app/domain/missions/format-pay";
import { EXPERIENCE_LEVEL_LABELS, MISSION_TYPE_LABELS } from "@app/domain/missions/labels.fr";
import { eurosToCents } from "@app/domain/money/money";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { SHARED_FEED } from "../../lib/shared-page.ts";
import { cdata, xmlResponse, xmlText } from "../../lib/xml.server.ts";
import { cityOf } from "../../parts/mission/city.ts";
import { missionPath } from "../../parts/mission-card/mission-facts.ts";
import type { Route } from "./+types/jobs-xml";

export const handle = SHARED_FEED;

/** Reads of a hundred missions per file; each file links to the next. */
const READS = 20;

/** The XML format of Indeed, two thousand missions per file. */
export function loader({ url, context }: Route.LoaderArgs) {
  const requested = url.searchParams.get("apres") ?? "";
  const after = /^\d{1,15}$/.test(requested) ? Number(requested) : 0;
  return xmlResponse(written(context.get(apiContext), after), "application/xml");
}

async function* written(api: Client, first: number): AsyncGenerator<string> {
  const { publicUrl } = environment();
  yield `<source>\n<publisher>Renfort</publisher>\n<publisherurl>${xmlText(publicUrl)}</publisherurl>\n<lastBuildDate>${new Date().toUTCString()}</lastBuildDate>\n`;
  let after: number | null = first;
  for (let read = 0; read < READS && after !== null; read += 1) {
    const { results, next }: { results: MissionView[]; next: number | null } = await api.call(feedRoute, {
      query: { after },
    });
    yield results.map((mission) => job(mission, publicUrl)).join("");
    after = next;
  }
  if (after !== null) yield `<nextpage>${xmlText(`${publicUrl}/flux/missions.xml?apres=${after}`)}</nextpage>\n`;
  yield "</source>\n";
}

function job(mission: MissionView, publicUrl: string): string {
  const fields: Record<string, string> = {
    title: mission.title,
    date: mission.created_at,
    referencenumber: String(mission.id),
    url: publicUrl + missionPath(mission),
    company: mission.company.name,
    city: cityOf(mission.location),
    country: "FR",
    description: textOf(mission),
    salary: formatPay(eurosToCents(mission.compensation), mission.compensationType),
    jobtype: MISSION_TYPE_LABELS[mission.type],
    category: mission.sector.join(", "),
    experience: mission.experienceLevel ? EXPERIENCE_LEVEL_LABELS[mission.experienceLevel] : "",
    remotetype: mission.remote ? "Télétravail" : "",
    startdate: mission.startDate,
    expirationdate: mission.startDate,
  };
  const lines = Object.entries(fields).filter(([, text]) => text !== "");
  return `<job>\n${lines.map(([name, text]) => `<${name}>${cdata(text)}</${name}>\n`).join("")}</job>\n`;
}

function textOf(mission: MissionView): string {
  return [mission.description, mission.requirement, mission.benifits_perks].filter(Boolean).join("\n\n");
}
