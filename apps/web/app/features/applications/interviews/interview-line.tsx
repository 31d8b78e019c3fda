import type { ApplicationView } from "@app/contract/applications/applications";
import { formatDay, formatTime } from "@app/domain/time/format-time";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";

export interface InterviewLineProps {
  interview: NonNullable<ApplicationView["interview"]>;
  company: string;
  to: string;
}

/** Nothing once declined. */
export function InterviewLine({ interview, company, to }: InterviewLineProps) {
  const { status, chosen_time, my_turn } = interview;
  if (status === "declined") return null;
  const title =
    chosen_time !== null
      ? `Entretien avec ${company} ${momentOf(chosen_time)}.`
      : my_turn
        ? `${company} vous propose un entretien.`
        : `Entretien\u00a0: ${company} doit choisir parmi vos créneaux.`;
  return (
    <Notice
      tone="info"
      className="mt-4"
      title={title}
      action={
        <LinkButton to={to} variant={my_turn ? "primary" : "line"}>
          {my_turn ? "Choisir un créneau" : "Voir l’entretien"}
        </LinkButton>
      }
    />
  );
}

/** « lun. 16 nov. à 9 h 30 » */
export function momentOf(time: string): string {
  return `${formatDay(new Date(time))} à ${formatTime(new Date(time))}`;
}
