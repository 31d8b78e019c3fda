import type { ApplicationView } from "@app/contract/applications/applications";
import { isUndo } from "@app/domain/applications/application";
import { isEmployeeKind } from "@app/domain/missions/contract-kind";
import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { ConfirmForm } from "../../../parts/person/confirm-coming-form.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { UndoForm } from "../apply/undo-form.tsx";
import { ReserveForm } from "./reserve-form.tsx";
import { isWithdrawable, WithdrawAction } from "./withdraw-form.tsx";

export interface CandidateApplicationActionsProps {
  application: ApplicationView;
  title: string;
  company: string;
  links: { missions: string; calendar: string; selected: string; papers: string };
  toConfirm: boolean;
  isComing: boolean;
  rendered: number;
  now: Date;
  contact: ReactNode;
}

export function CandidateApplicationActions(props: CandidateApplicationActionsProps) {
  const { application, title, company, links, rendered, now } = props;
  const { status, candidate_status } = application;
  const createdAt = new Date(application.created_at);
  const undoable = candidate_status === null && isUndo({ status, createdAt }, new Date(rendered));
  const refused = (status === "rejected" || status === "lapsed") && candidate_status !== "withdrawn";
  const isToCome =
    application.job.status !== "completed" &&
    application.shifts.some(({ endsAt }) => Date.parse(endsAt) > now.getTime());
  return (
    <div className="flex max-w-full flex-wrap items-center gap-2 empty:hidden md:max-w-80 md:justify-end">
      {props.toConfirm && <ConfirmForm id={application.id} title={title} />}
      {application.state === "to_reconfirm" && (
        <ConfirmForm id={application.id} title={title} label="Oui, je viens" withRule={false} />
      )}
      {status === "accepted" && props.isComing && (
        // A file, not a page: the router must not fetch it.
        <a
          href={links.calendar}
          download
          className={buttonClass({ variant: "line" })}
          aria-label={`Ajouter à mon agenda\u00a0: ${title}`}
        >
          <CalendarPlus className="ico" aria-hidden="true" />
          Agenda
        </a>
      )}
      {status === "accepted" && props.isComing && (
        <LinkButton to={links.selected} variant="line" aria-label={`Voir ma place\u00a0: ${title}`}>
          Voir ma place
        </LinkButton>
      )}
      {status === "accepted" && candidate_status === "confirmed" && isEmployeeKind(application.job.contractKind) && (
        <LinkButton to={links.papers} variant="line" aria-label={`Ma déclaration\u00a0: ${title}`}>
          Ma déclaration
        </LinkButton>
      )}
      {props.contact}
      {candidate_status !== "withdrawn" && (application.reserve || (refused && isToCome)) && (
        <ReserveForm application={application} title={title} />
      )}
      {refused && (
        <LinkButton to={links.missions} variant="soft">
          Voir d’autres missions
        </LinkButton>
      )}
      {undoable ? (
        <UndoForm application={application} rendered={rendered} />
      ) : (
        isWithdrawable(application, now) && (
          <WithdrawAction application={application} title={title} company={company} now={now} />
        )
      )}
    </div>
  );
}
