import { missionFr } from "@app/contract/missions.fr";
import { suggestSkills } from "@app/domain/catalogue/skills";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigate, useNavigation, useSubmit } from "react-router";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { type FieldErrors, useFieldErrors } from "../../../ui/field-errors.ts";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { RESUMED, useFormRestore } from "../../../ui/form-restore.ts";
import type { TypedValues } from "../../../ui/form-values.ts";
import type { SearchOptions } from "../../../ui/remote-options.ts";
import { AskAgainStep } from "./ask-again-step.tsx";
import { BasicsCard } from "./basics-card.tsx";
import { ConditionsCard } from "./conditions-card.tsx";
import { ContractFields, useContractKind } from "./contract-fields.tsx";
import { DescriptionCard } from "./description-card.tsx";
import { FormBar } from "./form-bar.tsx";
import { draftOf, earningsOf, previewFacts, readDraft } from "./mission-draft.ts";
import { MissionPreview } from "./mission-preview.tsx";
import type { Purpose } from "./purpose.ts";
import type { RefusedMission } from "./refused-mission.ts";
import { ShiftsCard } from "./shifts-card.tsx";
import { TemplateField } from "./template-field.tsx";
import { useAutosave } from "./use-autosave.ts";
import { useDescription } from "./use-description.ts";
import { useLint } from "./use-lint.ts";
import { useMissionDraft } from "./use-mission-draft.ts";

export interface MissionFormProps {
  purpose: Purpose;
  result: RefusedMission | undefined;
  /** Key of what is saved when the session ends. */
  restoreKey: string;
  company: { name: string; logo: string | null };
  today: string;
  now: Date;
  searchCommunes: SearchOptions;
  initial?: TypedValues | undefined;
  /** `{helpers}/brouillon` saves, `{helpers}/relecture` checks. */
  helpers: string;
  /** Replaces the sentence of the refusal. */
  notice?: ReactNode;
}

const NOTHING: TypedValues = {};
const FORM = "mission";

export function MissionForm({ purpose, result, company, today, now, helpers, ...props }: MissionFormProps) {
  const values = result?.values ?? props.initial ?? NOTHING;
  const { errors: left, form } = useFieldErrors(result?.errors);
  useFormRestore(form.ref, props.restoreKey);
  const publishing = purpose.kind === "publish" ? purpose : undefined;
  const busy = useNavigation().formMethod === "POST";
  const {
    state: saved,
    draftField,
    stop: stopSaving,
  } = useAutosave(form.ref, {
    url: publishing && `${helpers}/brouillon`,
    draftId: publishing?.draftId,
    onSaved: publishing?.onDraft,
    busy,
  });
  const { draft, read, sectors } = useMissionDraft(form.ref, values);
  const current = draft ?? draftOf(values);
  const description = useDescription({ form: form.ref, values, draft, sector: sectors.keys[0] });
  const { kind, isGuessed, pick } = useContractKind(values, sectors.names);
  const facts = readDraft({ ...current, contractKind: kind });
  const isBlank = facts.title === "" && description.text === "" && facts.payCents === null;
  const findings = useLint(form.ref, {
    url: `${helpers}/relecture`,
    words: isBlank ? "" : JSON.stringify([current, description.text]),
    refused: result?.findings,
  });
  const overruled = findings.every(({ severity }) => severity === "warn")
    ? [...new Set(findings.map(({ rule }) => rule))]
    : [];
  // A generated text counts as filled.
  const isWritten = !description.edited && description.text.trim() !== "";
  const errors = inFormOrder(isWritten ? { ...left, description: undefined } : left);
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  const navigate = useNavigate();

  const earnings = earningsOf(facts);
  const preview = {
    earnings,
    facts: previewFacts(facts, earnings, {
      sectorName: sectors.names[0],
      companyName: company.name,
      companyLogo: company.logo,
    }),
  };
  const refusal = useShownRefusal(result?.formError === undefined ? undefined : result);

  /** Waits for the autosave: sent before, it would make a second draft. */
  async function sendDraft(element: HTMLFormElement) {
    await stopSaving();
    const body = new FormData(element);
    body.set("intent", "draft");
    await submit(body, { method: "post" });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (busy) return event.preventDefault();
    // The form is restored after signing in.
    if (saved.status === "expired") {
      event.preventDefault();
      const back = encodeURIComponent(`${location.pathname}${location.search}#${RESUMED}`);
      return void navigate(`/connexion?redirect=${back}&expiree=1`);
    }
    if (isButton(event, "template")) return;
    if (isButton(event, "draft")) {
      event.preventDefault();
      return void sendDraft(event.currentTarget);
    }
    if (publishing?.obstacle !== undefined) return event.preventDefault();
    const unlawful = findings.some(({ severity }) => severity === "block");
    // Confirmation is asked only when the form looks complete.
    if (!publishing || unlawful || !looksComplete(event.currentTarget)) return void stopSaving();
    event.preventDefault();
    setAsking(true);
  }

  return (
    <>
      <div ref={refusal} tabIndex={-1} className="outline-none not-empty:mb-6">
        {props.notice ?? <FormErrorSummary title={result?.formError} errors={errors} listAbove={1} />}
        {result?.askedAgain && <AskAgainStep people={result.askedAgain} form={FORM} />}
      </div>
      <Form
        id={FORM}
        method="post"
        noValidate
        {...form}
        onInput={(event) => {
          form.onInput(event);
          read();
        }}
        onSubmit={handleSubmit}
      >
        {overruled.map((rule) => (
          <input key={rule} type="hidden" name="acknowledged" value={rule} />
        ))}
        {publishing && (
          <>
            <input type="hidden" name="idempotencyKey" value={publishing.idempotencyKey} />
            <input type="hidden" name="draft_id" {...draftField} />
          </>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_332px] lg:gap-8">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 pb-24">
            <BasicsCard
              {...{ values, errors, sectors, findings }}
              searchCommunes={props.searchCommunes}
              onFill={read}
            />
            <ShiftsCard {...{ values, errors, findings, today, now }} draft={facts} />
            <DescriptionCard
              {...{ values, errors, description, findings }}
              skillSuggestions={suggestSkills(facts.title, sectors.names)}
            />
            <ConditionsCard
              {...{ values, errors, findings }}
              draft={facts}
              contract={
                <ContractFields {...{ values, errors, kind, isGuessed }} sectors={sectors.names} onPick={pick} />
              }
            />
            {publishing && <TemplateField values={values} error={errors["templateName"]} />}
          </div>
          <MissionPreview {...preview} />
        </div>
        <FormBar
          purpose={purpose}
          preview={preview}
          busy={busy}
          inSpite={overruled.length > 0}
          faulty={Object.values(errors).filter(Boolean).length}
          save={saved}
        />
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={missionFr.confirmPublish}
          description="Elle sera visible aussitôt, et les candidatures pourront arriver."
          confirmLabel={overruled.length > 0 ? "Publier quand même" : "Publier"}
          onConfirm={async () => {
            await stopSaving();
            const body = new FormData(form.ref.current ?? undefined);
            body.set("intent", "publish");
            void submit(body, { method: "post" });
          }}
        />
      </Form>
    </>
  );
}

/** Moves focus to the refusal at the top, far from the button. */
function useShownRefusal(result: object | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) ref.current?.focus();
  }, [result]);
  return ref;
}

function isButton({ nativeEvent }: FormEvent<HTMLFormElement>, intent: string): boolean {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement && button.value === intent;
}

/** No required field is empty. */
function looksComplete(form: HTMLFormElement): boolean {
  return form.checkValidity() && new FormData(form).has("skills");
}

/** In the order of the page. */
const FIELDS = (
  "sector title location shifts hoursPerDay takeSome " +
  "responsibilities equipment description requirement requiredSkills skills tags " +
  "contractKind contractMotive collectiveAgreement compensation compensationType maxApplications experienceLevel " +
  "benifits_perks additionalInfo templateName"
).split(" ");

function inFormOrder(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).toSorted(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** A field of a row is where the shifts are. */
function placeOf(name: string): number {
  return FIELDS.indexOf(/^shift[A-Z]/.test(name) ? "shifts" : name);
}
