import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { seenByEmployer } from "@app/contract/applications/seen-by-employer.fr";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { Eye, FileText, Plus, Send } from "lucide-react";
import { type FormEvent, type ReactNode, useRef } from "react";
import { type FetcherWithComponents, Link } from "react-router";
import { CANDIDATE_CERTIFICATES } from "../../../lib/candidate-paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field, FieldError } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { typed } from "../../../ui/fields/form-values.ts";
import { RequiredKey } from "../../../ui/fields/required-note.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import type { ApplyResult } from "./apply-result.ts";
import { queueApplicationForm } from "./outbox.ts";
import { addPhrase, OPENING_PHRASE, PHRASES } from "./starter-phrases.fr.ts";

export interface ApplyFormProps {
  fetcher: FetcherWithComponents<ApplyResult>;
  /** From the fetcher or, without script, from the page. */
  result: ApplyResult | undefined;
  /** Sent again with a retry, so that it cannot apply twice. */
  idempotencyKey: string;
  mission: { id: number; title: string; companyName: string; level: CompanyLevel };
  applicant: { id: number; cvName: string | null };
  profileHref: string;
  /** The shifts to send. */
  shifts?: ReactNode;
  /** No shift is chosen. */
  disabled?: boolean;
  /** For fields elsewhere in the page. */
  formId?: string;
  onQueued: () => void;
  onCancel?: () => void;
}

export function ApplyForm({
  fetcher,
  result,
  idempotencyKey,
  mission,
  applicant,
  profileHref,
  shifts,
  disabled = false,
  formId,
  onQueued,
  onCancel,
}: ApplyFormProps) {
  const { cvName } = applicant;
  const refusal = result && "errors" in result ? result : undefined;
  const { errors, form } = useFieldErrors(refusal?.errors);
  const message = useRef<HTMLTextAreaElement>(null);

  function add(phrase: string) {
    const area = message.current;
    if (!area) return;
    area.value = addPhrase(area.value, phrase);
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
  }

  /** The router may need the network before it calls the action. */
  function queueOffline(event: FormEvent<HTMLFormElement>) {
    if (navigator.onLine || !queueApplicationForm(new FormData(event.currentTarget))) return;
    event.preventDefault();
    onQueued();
  }

  return (
    <fetcher.Form
      method="post"
      id={formId}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={queueOffline}
      {...form}
    >
      <FormErrorSummary title={refusal?.formError} />
      {refusal?.certificateMissing && (
        <Link to={CANDIDATE_CERTIFICATES} className="link inline-flex min-h-11 items-center">
          Déclarer un certificat
        </Link>
      )}
      <input type="hidden" name="intent" value="apply" />
      <input type="hidden" name="key" value={idempotencyKey} />
      <input type="hidden" name="job" value={mission.id} />
      <input type="hidden" name="title" value={mission.title} />
      <input type="hidden" name="worker" value={applicant.id} />
      {shifts}
      <FieldError id="shifts-error" error={errors["shifts"]} />
      <div>
        <Field name="message" label="Votre message" required labelEnd={<RequiredKey />} error={errors["message"]}>
          <TextArea
            ref={message}
            rows={3}
            maxLength={4000}
            defaultValue={refusal ? typed(refusal.values, "message") : OPENING_PHRASE}
          />
        </Field>
        <div className="js-only mt-3">
          <p className="mb-2 text-ink-2 text-sm">Ajouter une phrase</p>
          <div className="flex flex-wrap gap-2">
            {PHRASES.map((phrase) => (
              <Chip
                key={phrase}
                icon={Plus}
                small
                dashed
                className="whitespace-normal! text-left"
                onClick={() => add(phrase)}
              >
                {phrase}
              </Chip>
            ))}
          </div>
        </div>
      </div>
      <div>
        <Checkbox
          id="field-coverLetter"
          name="is_coverLetter"
          value="true"
          frame="line"
          icon={FileText}
          label="Joindre mon CV"
          description={cvName ?? fr.refusals.cv_missing}
          defaultChecked={cvName !== null && (refusal ? refusal.values["is_coverLetter"] === "true" : true)}
          disabled={cvName === null}
          {...(cvName === null && { className: "[&_label]:cursor-not-allowed [&_label]:bg-neutral-soft" })}
          error={errors["coverLetter"]}
        />
        {cvName === null && (
          <Link to={profileHref} className="link mt-1 inline-flex min-h-11 items-center text-sm">
            Ajouter un CV à mon profil
          </Link>
        )}
      </div>
      <p className="flex gap-3 text-ink-2 text-sm">
        <Eye className="ico mt-0.5 shrink-0" aria-hidden="true" />
        {seenByEmployer(
          { company: mission.companyName, level: mission.level },
          "nom, photo, ville, métier, compétences, expériences et évaluations",
        )}
      </p>
      <div
        className={cx(
          "grid gap-3 md:flex md:flex-row-reverse",
          onCancel && "sticky bottom-0 -mx-5 -mb-5 border-line border-t bg-surface p-4 md:-mx-7 md:-mb-7 md:px-7",
        )}
      >
        <Button
          type="submit"
          size="lg"
          icon={Send}
          className="md:flex-1"
          loading={fetcher.state !== "idle"}
          loadingLabel="Envoi…"
          disabled={disabled}
        >
          {disabled ? "Choisissez un créneau" : "Envoyer ma candidature"}
        </Button>
        {onCancel && (
          <Button
            variant="ghost"
            size="lg"
            className="hidden md:inline-flex"
            disabled={fetcher.state !== "idle"}
            onClick={onCancel}
          >
            Annuler
          </Button>
        )}
      </div>
    </fetcher.Form>
  );
}
