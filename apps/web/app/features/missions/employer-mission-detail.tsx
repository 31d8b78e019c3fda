import type { MissionView } from "@app/contract/missions";
import { EXPERIENCE_LEVEL_LABELS, MISSION_TYPE_LABELS } from "@app/domain/catalogue/labels.fr";
import { formatCount, formatHours, formatPeriod, formatTime } from "@app/domain/format";
import type { ReactNode } from "react";

export function EmployerMissionDetail({ mission }: { mission: MissionView }) {
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
      <section className="card card-pad" aria-labelledby="conditions">
        <h2 id="conditions" className="text-xl">
          Conditions
        </h2>
        <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {facts(mission).map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-3 text-sm">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function facts(mission: MissionView): [label: string, value: string][] {
  const startsAt = new Date(mission.startDate);
  const endsAt = mission.endDate ? new Date(mission.endDate) : null;
  const list: [string, string | null][] = [
    ["Dates", formatPeriod(startsAt, endsAt)],
    ["Début", formatTime(startsAt)],
    ["Fin", endsAt && `${formatPeriod(endsAt, null)}, ${formatTime(endsAt)}`],
    ["Durée", mission.hoursPerDay ? formatHours(mission.hoursPerDay) : null],
    ["Horaires", mission.workingHours || null],
    ["Type", MISSION_TYPE_LABELS[mission.type]],
    ["Expérience", mission.experienceLevel && EXPERIENCE_LEVEL_LABELS[mission.experienceLevel]],
    ["Lieu", mission.location],
    ["Personnes recherchées", formatCount(mission.positions)],
    ["Permis de conduire", mission.licenseRequired ? "Obligatoire" : "Non demandé"],
  ];
  return list.filter((fact): fact is [string, string] => fact[1] !== null);
}

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
