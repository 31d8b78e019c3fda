import type { MissionCard } from "@app/contract/missions/missions";
import { CONTRACT_KIND_LABELS } from "@app/domain/missions/contract-kind.fr";
import { MISSION_TYPE_LABELS } from "@app/domain/missions/labels.fr";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { endText, hoursText, publishedText } from "../../../parts/mission/mission-terms.fr.ts";
import { SectorBadge } from "../../../parts/mission/sector-badge.tsx";
import { missionFacts } from "../../../parts/mission-card/mission-facts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Monogram } from "../../../ui/monogram.tsx";
import { EmployerCountdown } from "./employer-countdown.tsx";
import { MissionStateBadge, UrgentBadge } from "./mission-state-badge.tsx";

export function MissionRecap({ mission, href, now }: { mission: MissionCard; href: string; now: number }) {
  const facts = missionFacts(mission, href, now);
  const end = endText(mission);
  return (
    <section className="card card-pad @container" aria-labelledby="la-mission">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="la-mission" className="text-xl">
          La mission
        </h2>
        <MissionStateBadge mission={mission} now={now} />
      </div>
      <div className="beside mt-4 gap-x-4">
        <Monogram name={mission.company.name} src={mission.company.logo} size={48} />
        <div className="beside-text">
          <h3 className="stub-card-title">
            <Link to={href} className="no-underline hover:underline">
              {mission.title}
            </Link>
          </h3>
          <p className="whole mt-1 text-ink-2 text-sm">{`${mission.company.name} · ${mission.location}`}</p>
          <p className="mt-0.5 text-ink-3 text-xs">{facts.companyLevel}</p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {mission.sector.map((name) => (
              <SectorBadge key={name} name={name} />
            ))}
            {mission.urgent && <UrgentBadge />}
            {mission.remote && <Badge tone="blue">Télétravail</Badge>}
            <time dateTime={mission.created_at} className="text-ink-3 text-xs">
              {publishedText(mission, now)}
            </time>
          </div>
        </div>
      </div>
      <dl className="mt-5 recap gap-4 border-line border-t-2 border-dashed pt-5">
        {facts.earningsText !== undefined && (
          <Fact label="Gains estimés" big>
            {facts.earningsText}
          </Fact>
        )}
        <Fact label="Rémunération">{facts.payText}</Fact>
        <Fact label="Contrat">{contractText(mission)}</Fact>
        <Fact label="Heures payées">{hoursText(mission)}</Fact>
        <Fact label="Dates">{facts.periodText}</Fact>
        {end !== null && <Fact label="Fin de la mission">{end}</Fact>}
      </dl>
      {mission.licenseRequired && (
        <p className="mt-5 rounded-md bg-warn-soft p-3 font-semibold text-warn-ink">Permis de conduire obligatoire</p>
      )}
      {mission.tags.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2" aria-label="Étiquettes">
          {mission.tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
      )}
      {mission.status !== "completed" && <EmployerCountdown className="mt-5" startDate={mission.startDate} now={now} />}
    </section>
  );
}

/** « Extra (CDD d’usage), temps partiel »: the other types say what the contract says already. */
function contractText({ contractKind, type }: Pick<MissionCard, "contractKind" | "type">): string {
  const kind = CONTRACT_KIND_LABELS[contractKind];
  const isTime = type === "full-time" || type === "part-time";
  return isTime ? `${kind}, ${MISSION_TYPE_LABELS[type].toLowerCase()}` : kind;
}

function Fact({ label, big = false, children }: { label: string; big?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-xs">{label}</dt>
      <dd className={big ? "display num mt-0.5 font-bold text-2xl" : "mt-0.5 font-semibold recap-fact"}>{children}</dd>
    </div>
  );
}
