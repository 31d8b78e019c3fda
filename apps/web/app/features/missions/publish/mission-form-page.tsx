import { parisDay } from "@app/domain/time/calendar";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { IncompleteNotice } from "../../../parts/company/incomplete-notice.tsx";
import { EmailCodeField } from "../../../parts/person/email-code-field.tsx";
import "../../../styles/publish.css";
import { EMPLOYER } from "../../../lib/employer-paths.ts";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { useEmployer } from "../../../lib/use-employer.ts";
import { EMPLOYER_PUBLISH } from "../../../parts/mission/mission-links.ts";
import { searchCommunes } from "../../../parts/places/communes.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { useNow } from "../../../ui/clock.ts";
import type { FormPart, TypedValues } from "../../../ui/fields/form-values.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { AskAgainStep } from "./ask-again-step.tsx";
import type { RecentTitlesProps } from "./drafts/recent-titles.tsx";
import type { FormChoices } from "./form-choices.server.ts";
import type { FormPurpose } from "./form-purpose.ts";
import { MissionForm } from "./mission-form.tsx";
import type { RefusedMission } from "./values/refused-mission.ts";

export interface MissionFormPageProps {
  title: string;
  back: { to: string; label: string };
  purpose: FormPurpose;
  result: RefusedMission | undefined;
  initial: TypedValues | undefined;
  /** Key of what is saved when the session ends. */
  restoreKey: string;
  choices: Pick<FormChoices, "establishments" | "recents" | "smicRates" | "rights" | "team">;
  starts?: RecentTitlesProps;
  isUnfolded?: boolean;
  foldHint?: string;
  children?: ReactNode;
  /** Under the form. */
  after?: ReactNode;
}

const DIALOGS = { Confirm: ConfirmDialog, AskAgain: AskAgainStep };

export function MissionFormPage({ title, back, result, children, after, restoreKey, ...form }: MissionFormPageProps) {
  const { user, company, completeness } = useEmployer();
  const rendered = useRenderedAt();
  const { pathname, search } = useLocation();
  // The autosaved draft is resumed on return.
  const requested = new URLSearchParams(search);
  if (!requested.has("brouillon")) requested.set("depuis", String(rendered));
  const profileHref = `${EMPLOYER}/completer?retour=${encodeURIComponent(`${pathname}?${requested}`)}`;
  const now = new Date(useNow(rendered));
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <PageHeader
        title={title}
        {...(form.purpose.kind === "publish" && {
          description: (
            <p className="max-md:hidden">
              Cinq réponses suffisent pour les métiers proposés. Le reste se précise si vous le souhaitez.
            </p>
          ),
        })}
      />
      <div className="mt-3 grid gap-3 empty:hidden md:mt-6">
        {children}
        {result?.done !== undefined && <Notice tone="ok" title={result.done} live="polite" />}
        {form.purpose.kind === "publish" && !completeness.complete && (
          <IncompleteNotice missing={completeness.missing} editHref={profileHref} />
        )}
      </div>
      <div className="mt-3 md:mt-6">
        <MissionForm
          {...form}
          starts={form.starts}
          isUnfolded={form.isUnfolded ?? false}
          result={result}
          restoreKey={`${restoreKey}-${user.id}`}
          {...(form.purpose.kind === "publish" && !user.email_verified && { Needs: AddressCode })}
          company={{ name: company?.name ?? "", logo: company?.logo ?? null }}
          today={parisDay(new Date(rendered))}
          now={now}
          searchCommunes={searchCommunes}
          dialogs={DIALOGS}
          helpers={EMPLOYER_PUBLISH}
        />
      </div>
      {after}
    </>
  );
}

/** The address is confirmed where one publishes, not before. */
function AddressCode(part: FormPart) {
  return <EmailCodeField email={useEmployer().user.email} resendAction={`${EMPLOYER}?index`} {...part} />;
}

export function usePublishObstacle(): string | undefined {
  return useEmployer().completeness.complete ? undefined : "Complétez votre profil pour pouvoir publier.";
}
