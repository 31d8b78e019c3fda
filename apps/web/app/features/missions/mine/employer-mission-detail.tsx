import type { MissionView } from "@app/contract/missions/missions";
import { BOOKING_LABELS, BOOKING_NOTES } from "@app/domain/applications/booking-mode.fr";
import { CONTRACT_KIND_LABELS } from "@app/domain/missions/contract-kind.fr";
import { EXPERIENCE_LEVEL_LABELS, MISSION_TYPE_LABELS } from "@app/domain/missions/labels.fr";
import { placesText } from "@app/domain/missions/recruitment.fr";
import { shiftPlacesText } from "@app/domain/missions/shift.fr";
import { CERTIFICATE_LABELS } from "@app/domain/papers/certificates.fr";
import type { ReactNode } from "react";
import { daysText, shiftsText } from "../../../parts/mission/mission-shifts.ts";
import { endText, hoursText } from "../../../parts/mission/mission-terms.fr.ts";
import { Earnings } from "../../../parts/mission-card/mission-card-parts.tsx";
import { missionFacts } from "../../../parts/mission-card/mission-facts.ts";
import { ShiftTime } from "../../../parts/shifts/shift-time.tsx";

export function EmployerMissionDetail({ mission, now }: { mission: MissionView; now: number }) {
  return (
    <div className="grid min-w-0 gap-5">
      <Part title="Description">{mission.description}</Part>
      {mission.requirement && <Part title="Profil recherché">{mission.requirement}</Part>}
      {mission.benifits_perks && <Part title="Avantages">{mission.benifits_perks}</Part>}
      {mission.additionalInfo && <Part title="Informations complémentaires">{mission.additionalInfo}</Part>}
      <section className="card card-pad" aria-labelledby="competences">
        <h2 id="competences" className="text-xl">
          Compétences
        </h2>
        <Tags words={mission.skills} />
        {mission.tags.length > 0 && (
          <>
            <h3 className="mt-5 text-lg">Étiquettes</h3>
            <Tags words={mission.tags} />
          </>
        )}
      </section>
      <section className="card card-pad" aria-labelledby="creneaux">
        <h2 id="creneaux" className="text-xl">
          {mission.shifts.length > 1 ? "Créneaux" : "Créneau"}
        </h2>
        {!mission.hoursKnown && <p className="mt-1 font-semibold">{`${daysText(mission)}.`}</p>}
        {mission.shifts.length > 1 && mission.hoursKnown && (
          <p className="mt-1 text-ink-2 text-sm">
            {mission.takeSome
              ? "Chaque personne choisit les créneaux qu’elle prend."
              : "Une même personne prend tous les créneaux."}
          </p>
        )}
        <ul className="mt-3 divide-y divide-line empty:hidden">
          {(mission.hoursKnown ? mission.shifts : []).map((shift) => (
            <li key={shift.id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5">
              <ShiftTime startsAt={shift.startsAt} endsAt={shift.endsAt} />
              <span className="num text-ink-2 text-sm">{shiftPlacesText(shift)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="card card-pad" aria-labelledby="conditions">
        <h2 id="conditions" className="text-xl">
          Conditions
        </h2>
        <div className="mt-3">
          <Earnings {...missionFacts(mission, "", now)} />
        </div>
        <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {facts(mission).map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-3 text-sm">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-5 text-lg">{BOOKING_LABELS[mission.booking]}</h3>
        <p className="mt-1 text-ink-2 text-sm">{BOOKING_NOTES.employer[mission.booking]}</p>
      </section>
    </div>
  );
}

function facts(mission: MissionView): [label: string, value: string][] {
  const list: [string, string | null][] = [
    ["Entreprise", mission.company.name],
    ["Dates", shiftsText(mission)],
    ["Fin de la mission", endText(mission)],
    ["Heures payées", hoursText(mission)],
    ["Horaires", mission.workingHours || null],
    ["Secteur", mission.sector.join(", ")],
    ["Télétravail", mission.remote ? "Oui" : null],
    ["Temps de travail", mission.type === "contract" ? null : MISSION_TYPE_LABELS[mission.type]],
    ["Contrat", CONTRACT_KIND_LABELS[mission.contractKind]],
    ["Expérience", mission.experienceLevel && EXPERIENCE_LEVEL_LABELS[mission.experienceLevel]],
    ["Lieu", mission.location],
    ["Places", placesText(mission)],
    ["Permis de conduire", mission.licenseRequired ? "Obligatoire" : "Non demandé"],
    ["Autres certificats", otherCertificates(mission) || null],
  ];
  return list.filter((fact): fact is [string, string] => fact[1] !== null);
}

/** « CACES 3, HACCP » */
const otherCertificates = ({ certificates }: MissionView) =>
  certificates
    .filter((kind) => kind !== "permis_b")
    .map((kind) => CERTIFICATE_LABELS[kind])
    .join(", ");

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card card-pad">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-3 max-w-[68ch] whitespace-pre-line">{children}</p>
    </section>
  );
}

function Tags({ words }: { words: readonly string[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className="tag">
          {word}
        </li>
      ))}
    </ul>
  );
}
