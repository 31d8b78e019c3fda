import type { ApplicationView } from "@app/contract/applications/applications";
import { refuseWithdraw } from "@app/domain/applications/application";
import { isFreeWithdrawal, isLateWithdrawal } from "@app/domain/applications/attendance";
import { FREE_WITHDRAWAL, LATE_WITHDRAWAL } from "@app/domain/applications/withdrawal.fr";
import { useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { lockedFrom, startOf } from "../applied/applied-start.ts";

const REASONS = [
  "J’ai trouvé une autre mission",
  "Je ne suis plus disponible à ces dates",
  "Un imprévu m’empêche de venir",
] as const;

export function isWithdrawable(application: ApplicationView, now: Date): boolean {
  const { status, candidate_status: candidateStatus } = application;
  return refuseWithdraw({ status, candidateStatus, startsAt: new Date(lockedFrom(application)) }, now) === null;
}

export interface WithdrawActionProps {
  application: ApplicationView;
  company: string;
  title: string;
  now: Date;
  /** « Retirer » by default. */
  label?: string;
  /** Where the form is without script: this page by default. */
  inPage?: string;
}

/** In a dialog; without script, in the page. */
export function WithdrawAction({ application, label = "Retirer", inPage = "", ...words }: WithdrawActionProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const isShort = label === "Retirer";
  const name = isShort ? `Retirer ma candidature\u00a0: ${words.title}` : undefined;
  const look = isShort ? "text-ink-2!" : "text-white! underline underline-offset-4 hover:bg-night-2!";
  if (!hydrated) {
    return (
      <LinkButton
        to={`${inPage}?retirer=${application.id}#candidature-${application.id}`}
        variant="ghost"
        className={look}
        aria-label={name}
      >
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant="ghost" className={look} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title="Retirer votre candidature&#8239;?"
        description={consequence(application, words.company, words.now)}
      >
        <WithdrawForm application={application} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Without script. */
export function WithdrawInPage({
  application,
  company,
  now,
}: Pick<WithdrawActionProps, "application" | "company" | "now">) {
  return (
    <div className="mt-5 rounded-lg bg-sunken p-5">
      <h3 className="text-lg">Retirer votre candidature&#8239;?</h3>
      <p className="mt-1 mb-4 text-ink-2">{consequence(application, company, now)}</p>
      <WithdrawForm application={application} />
    </div>
  );
}

function consequence(application: ApplicationView, company: string, now: Date): string {
  const { status, candidate_status: candidateStatus, confirmed_at } = application;
  const facts = {
    status,
    candidateStatus,
    startsAt: new Date(startOf(application)),
    confirmedAt: confirmed_at === null ? null : new Date(confirmed_at),
  };
  return status === "accepted"
    ? [
        `${company} compte sur vous\u00a0: la place sera rouverte, et vous ne pourrez plus postuler à cette mission.`,
        ...(isLateWithdrawal(facts, now) ? [LATE_WITHDRAWAL] : []),
        ...(isFreeWithdrawal(facts, now) ? [FREE_WITHDRAWAL] : []),
      ].join(" ")
    : `${company} en sera prévenu, et vous ne pourrez plus postuler à cette mission.`;
}

function WithdrawForm({ application, onCancel }: { application: ApplicationView; onCancel?: () => void }) {
  const fetcher = useFetcher({ key: `withdraw-${application.id}` });
  const busy = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="id" value={application.id} />
      <fieldset>
        <legend className="label">
          Motif <span className="opt">(facultatif, l’employeur le lira)</span>
        </legend>
        {REASONS.map((reason) => (
          <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="radio" name="reason" value={reason} className="size-5 accent-brand" />
            {reason}
          </label>
        ))}
      </fieldset>
      <Field name="details" id={`details-${application.id}`} label="En quelques mots" optional>
        <TextArea rows={2} maxLength={400} />
      </Field>
      <div className="grid gap-3 md:flex md:flex-row-reverse">
        <Button type="submit" variant="danger-line" loading={busy} loadingLabel="Retrait…">
          Retirer ma candidature
        </Button>
        {onCancel && (
          <Button variant="ghost" disabled={busy} onClick={onCancel}>
            La garder
          </Button>
        )}
      </div>
    </fetcher.Form>
  );
}
