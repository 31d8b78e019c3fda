import { accessFr } from "@app/contract/access.fr";
import { parisDay } from "@app/domain/calendar";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { VerifyEmailNotice } from "../../features/accounts/verify-email-notice.tsx";
import { IncompleteNotice } from "../../features/employers/incomplete-notice.tsx";
import { MissionForm } from "../../features/missions/form/mission-form.tsx";
import type { Purpose } from "../../features/missions/form/purpose.ts";
import type { RefusedMission } from "../../features/missions/form/refused-mission.ts";
import { EMPLOYER_PUBLISH } from "../../features/missions/mission-links.ts";
import { searchCommunes } from "../../features/places/communes.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { useNow } from "../../ui/clock.ts";
import type { TypedValues } from "../../ui/form-values.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { EMPLOYER, useEmployer } from "./employer.ts";

export interface MissionFormPageProps {
  title: string;
  back: { to: string; label: string };
  purpose: Purpose;
  result: RefusedMission | undefined;
  initial: TypedValues | undefined;
  /** Key of what is saved when the session ends. */
  restoreKey: string;
  children?: ReactNode;
}

export function MissionFormPage({ title, back, result, children, restoreKey, ...form }: MissionFormPageProps) {
  const { user, company, completeness } = useEmployer();
  const rendered = useRenderedAt();
  const { pathname, search } = useLocation();
  // The autosaved draft is resumed on return.
  const requested = new URLSearchParams(search);
  if (!requested.has("brouillon")) requested.set("depuis", String(rendered));
  const profileHref = `${EMPLOYER}/profil?modifier=1&retour=${encodeURIComponent(`${pathname}?${requested}`)}`;
  const now = new Date(useNow(rendered));
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <PageHeader
        title={title}
        description={
          <p>
            Les champs marqués <span className="text-danger">*</span> sont obligatoires.
            {form.purpose.kind === "publish" && " Pour un brouillon, seul le titre est nécessaire."}
          </p>
        }
      />
      <div className="mt-6 grid gap-3 empty:hidden">
        {children}
        {result?.done !== undefined && <Notice tone="ok" title={result.done} live="polite" />}
        {form.purpose.kind === "publish" && !completeness.complete && (
          <IncompleteNotice missing={completeness.missing} editHref={profileHref} />
        )}
        {form.purpose.kind === "publish" && !user.email_verified && result?.formError !== accessFr.emailNotVerified && (
          <VerifyEmailNotice email={user.email} action={`${EMPLOYER}?index`} />
        )}
      </div>
      <div className="mt-6">
        <MissionForm
          {...form}
          result={result}
          restoreKey={`${restoreKey}-${user.id}`}
          notice={
            result?.formError === accessFr.emailNotVerified ? (
              <VerifyEmailNotice
                email={user.email}
                action={`${EMPLOYER}?index`}
                title={accessFr.emailNotVerified}
                live
              />
            ) : undefined
          }
          company={{ name: company?.name ?? "", logo: company?.logo ?? null }}
          today={parisDay(new Date(rendered))}
          now={now}
          searchCommunes={searchCommunes}
          helpers={EMPLOYER_PUBLISH}
        />
      </div>
    </>
  );
}

export function usePublishObstacle(): string | undefined {
  return useEmployer().completeness.complete ? undefined : "Complétez votre profil pour pouvoir publier.";
}
