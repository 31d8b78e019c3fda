import type { ApplicationDetail } from "@app/contract/applications/applications";
import { formatDay, formatTime } from "@app/domain/time/format-time";

type Kind = ApplicationDetail["history"][number]["kind"];

const HISTORY_LABELS: Record<Kind, string> = {
  received: "Candidature reçue",
  seen: "Lue",
  reviewed: "Examinée",
  unreviewed: "Remise en attente",
  reopened: "Remise à l’étude",
  accepted: "Acceptée",
  rejected: "Rejetée",
  cancelled: "Acceptation annulée",
  released: "Place rouverte, sans confirmation",
  confirmed: "Venue confirmée",
  withdrawn: "Candidature retirée",
  reconfirm_asked: "«\u00a0Vous venez toujours\u202f?\u00a0» demandé",
  reconfirmed: "Venue confirmée à nouveau",
  unconfirmed: "Sans nouvelle confirmation",
  lapsed: "Délai de réponse passé",
  worked: "Présence enregistrée",
  absent: "Absence signalée",
  contested: "Absence contestée",
  interview_proposed: "Entretien proposé",
  interview_chosen: "Créneau d’entretien choisi",
  interview_declined: "Entretien décliné",
  interview_countered: "Autres créneaux proposés",
};

export function ApplicationHistory({ history }: Pick<ApplicationDetail, "history">) {
  return (
    <section className="card card-pad" aria-labelledby="historique">
      <h2 id="historique" className="text-xl">
        Historique
      </h2>
      <ol className="mt-4">
        {history.map(({ kind, at, reason }) => (
          <li
            key={`${kind}-${at}`}
            className="relative pb-5 pl-8 before:absolute before:top-6 before:bottom-0 before:left-[7px] before:w-0.5 before:bg-line last:pb-0 last:before:hidden"
          >
            <span className="absolute top-1.5 start-0 size-4 rounded-full border-[3px] border-line-strong bg-surface" />
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{HISTORY_LABELS[kind]}</span>
              <time dateTime={at} className="num text-ink-3 text-sm">
                {`${formatDay(new Date(at))} à ${formatTime(new Date(at))}`}
              </time>
            </p>
            {reason !== null && <p className="mt-0.5 break-words text-ink-2 text-sm">{`«\u00a0${reason}\u00a0»`}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
