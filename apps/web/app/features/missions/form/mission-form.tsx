import { missionFr } from "@app/contract/missions.fr";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useFieldErrors } from "../../../ui/field-errors.ts";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { type RefusedForm, type TypedValues, typed } from "../../../ui/form-values.ts";
import { useKeptForm } from "../../../ui/kept-form.ts";
import type { SearchOptions } from "../../../ui/remote-options.ts";
import { BasicsCard } from "./basics-card.tsx";
import { ConditionsCard } from "./conditions-card.tsx";
import { DescriptionCard } from "./description-card.tsx";
import { inFormOrder } from "./field-order.ts";
import { earningsOf, previewFacts, readDraft } from "./mission-draft.ts";
import { MissionPreview, PreviewStrip } from "./mission-preview.tsx";
import { useDescription } from "./use-description.ts";
import { draftOf, useMissionDraft } from "./use-mission-draft.ts";

export interface MissionFormProps {
  /** The last refusal. */
  answer: RefusedForm | undefined;
  /** Names the form and whose it is, for what is kept when the session ends. */
  keptKey: string;
  company: { name: string; logo: string | null };
  today: string;
  /** Makes a double click publish once. */
  idempotencyKey: string;
  /** Why nothing can be published yet. */
  obstacle: string | undefined;
  searchCommunes: SearchOptions;
  /** What a draft already holds. */
  initial?: TypedValues | undefined;
  /** The draft that publishing replaces. */
  draftId?: number | undefined;
  /** Said instead of the refusal, when more than a sentence is needed. */
  notice?: ReactNode;
}

const NOTHING: TypedValues = {};

export function MissionForm({ answer, company, today, idempotencyKey, obstacle, ...props }: MissionFormProps) {
  const values = answer?.values ?? props.initial ?? NOTHING;
  const { errors: left, form } = useFieldErrors(answer?.errors);
  useKeptForm(form.ref, props.keptKey);
  const { draft, read, sectors, skillSuggestions } = useMissionDraft(form.ref, values);
  const description = useDescription({
    form: form.ref,
    first: typed(values, "description"),
    draft,
    sector: sectors.keys[0],
  });
  // A text written from the answers is no longer missing, though nobody typed in its box.
  const isWritten = !description.edited && description.text.trim() !== "";
  const errors = inFormOrder(isWritten ? { ...left, description: undefined } : left);
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  const busy = useNavigation().formMethod === "POST";

  const facts = readDraft(draft ?? draftOf(values));
  const earnings = earningsOf(facts);
  const preview = {
    earnings,
    facts: previewFacts(facts, earnings, {
      sectorName: sectors.names[0],
      companyName: company.name,
      companyLogo: company.logo,
    }),
  };
  const refusal = useShownRefusal(answer?.formError === undefined ? undefined : answer);
  const faulty = Object.values(errors).filter(Boolean).length;

  /** Only a form that looks complete is worth the question; the others are told what they lack. */
  function askFirst(event: FormEvent<HTMLFormElement>) {
    if (busy || obstacle !== undefined) return event.preventDefault();
    if (!looksComplete(event.currentTarget)) return;
    event.preventDefault();
    setAsking(true);
  }

  return (
    <>
      <div ref={refusal} tabIndex={-1} className="outline-none not-empty:mb-6">
        {props.notice ?? <FormErrorSummary title={answer?.formError} errors={errors} listAbove={1} />}
      </div>
      <Form
        method="post"
        noValidate
        {...form}
        onInput={(event) => {
          form.onInput(event);
          read();
        }}
        onSubmit={askFirst}
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {props.draftId !== undefined && <input type="hidden" name="draft_id" value={props.draftId} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_332px] lg:gap-8">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 pb-24">
            <BasicsCard {...{ values, errors, sectors }} searchCommunes={props.searchCommunes} onFill={read} />
            <DescriptionCard {...{ values, errors, description, skillSuggestions }} />
            <ConditionsCard {...{ values, errors, today }} draft={facts} />
          </div>
          <MissionPreview {...preview} />
        </div>
        <ActionBar label="Publication">
          <div className="md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-6 lg:block">
            <PreviewStrip {...preview} />
            <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
              <p id="publication-etat" className="mr-auto text-sm">
                {obstacle ?? (faulty > 0 && <span className="font-medium text-danger">{toCorrect(faulty)}</span>)}
              </p>
              <Button
                type="submit"
                size="lg"
                className="w-full md:w-auto"
                disabled={obstacle !== undefined}
                aria-describedby="publication-etat"
                loading={busy}
                loadingLabel="Publication…"
              >
                Publier la mission
              </Button>
            </div>
          </div>
        </ActionBar>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={missionFr.confirmPublish}
          description="Elle sera visible aussitôt, et les candidatures pourront arriver."
          confirmLabel="Publier"
          onConfirm={() => {
            setAsking(false);
            void submit(form.ref.current);
          }}
        />
      </Form>
    </>
  );
}

/** A refusal of the whole form is said at the top, far from the button: focus goes there. */
function useShownRefusal(answer: object | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) ref.current?.focus();
  }, [answer]);
  return ref;
}

const toCorrect = (count: number) => (count > 1 ? `${count} champs à corriger` : "1 champ à corriger");

/** What the browser can see without knowing the rules: nothing required is empty. */
function looksComplete(form: HTMLFormElement): boolean {
  return form.checkValidity() && new FormData(form).has("skills");
}
