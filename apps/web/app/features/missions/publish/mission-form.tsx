import type { EstablishmentView } from "@app/contract/companies/establishments";
import { missionFr } from "@app/contract/missions/missions.fr";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { useFormRestore } from "../../../ui/fields/form-restore.ts";
import { type FormPart, type TypedValues, typed } from "../../../ui/fields/form-values.ts";
import type { SearchOptions } from "../../../ui/fields/remote-options.ts";
import { FormCard } from "../../../ui/form-card.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { chosenAudience } from "./answers/audience-field.tsx";
import { ExpressCard } from "./answers/express-card.tsx";
import { useReach } from "./answers/use-reach.ts";
import type { AskAgainStep } from "./ask-again-step.tsx";
import {
  CollectiveAgreement,
  ContractFields,
  ContractMotive,
  useContractKind,
} from "./description/contract-fields.tsx";
import { DescriptionCard } from "./description/description-card.tsx";
import { SectorField } from "./description/sector-field.tsx";
import { SkillsField } from "./description/skills-field.tsx";
import { useDescription } from "./description/use-description.ts";
import { DraftButton } from "./drafts/draft-button.tsx";
import type { RecentTitlesProps } from "./drafts/recent-titles.tsx";
import { TemplateField } from "./drafts/template-field.tsx";
import { useAutosave } from "./drafts/use-autosave.ts";
import { inFormOrder } from "./field-order.ts";
import { ClosedBooking } from "./folded/closed-booking.tsx";
import { foldedFindings } from "./folded/folded-fields.ts";
import { FoldedPart } from "./folded/folded-part.tsx";
import { PlanBField } from "./folded/plan-b-field.tsx";
import { RemoteField } from "./folded/remote-field.tsx";
import { UrgentField } from "./folded/urgent-field.tsx";
import { useFoldedPart } from "./folded/use-folded-part.ts";
import { useUrgency } from "./folded/use-urgency.ts";
import { FormBar } from "./form-bar.tsx";
import type { FormChoices } from "./form-choices.server.ts";
import type { FormPurpose } from "./form-purpose.ts";
import { MissionPreview, PreviewStrip } from "./mission-preview.tsx";
import { ConditionsCard } from "./pay/conditions-card.tsx";
import { useLocalPay } from "./pay/use-local-pay.ts";
import { FoldedFindings } from "./review/folded-findings.tsx";
import { useLint } from "./review/use-lint.ts";
import { OpenSentence, SentenceField } from "./sentence/sentence-field.tsx";
import { useFilledPlace } from "./sentence/use-filled-place.ts";
import { MoreShifts } from "./shifts/more-shifts.tsx";
import { publishLabel } from "./shifts/start-text.fr.ts";
import { useShiftRows } from "./shifts/use-shift-rows.ts";
import { MomentsForm } from "./shifts/when-field.tsx";
import { useMissionDraft } from "./use-mission-draft.ts";
import { useMissionSubmit } from "./use-mission-submit.ts";
import { costOf, draftOf, earningsOf, previewFacts, readDraft } from "./values/mission-draft.ts";
import type { RefusedMission } from "./values/refused-mission.ts";

export interface MissionFormProps {
  purpose: FormPurpose;
  result: RefusedMission | undefined;
  /** Key of what is saved when the session ends. */
  restoreKey: string;
  company: { name: string; logo: string | null };
  today: string;
  now: Date;
  searchCommunes: SearchOptions;
  initial?: TypedValues | undefined;
  /** `{helpers}/brouillon` saves, `{helpers}/relecture` checks, `{helpers}/salaires` what others pay, `{helpers}/portee` how many people: for members. */
  helpers?: string;
  choices: Pick<FormChoices, "establishments" | "recents" | "smicRates" | "rights" | "team">;
  /** What a new mission can start from. */
  starts: RecentTitlesProps | undefined;
  /** « Préciser » is open. */
  isUnfolded: boolean;
  /** What it holds, in words. */
  foldHint?: string;
  /** Questions asked of members; a visitor's page does not load them. */
  dialogs?: { Confirm: typeof ConfirmDialog; AskAgain: typeof AskAgainStep };
  /** What is still asked of the person before publishing. */
  Needs?: ComponentType<FormPart>;
}

const NOTHING: TypedValues = {};
const FORM = "mission";
const FOLD_HINT = "description, compétences, contrat…";

export function MissionForm({ purpose, result, company, today, now, helpers, dialogs, ...props }: MissionFormProps) {
  const values = result?.values ?? props.initial ?? NOTHING;
  const { errors: left, form } = useFieldErrors(result?.errors);
  useFormRestore(form.ref, props.restoreKey);
  const publishing = purpose.kind === "publish" ? purpose : undefined;
  const hydrated = useHydrated();
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
  const rows = useShiftRows(form.ref, values);
  const place = useFilledPlace(form.ref);
  const [isSentenceOpen, openSentence] = useState(false);
  const open = openEstablishments(props.choices.establishments, values);
  const description = useDescription({ form: form.ref, values, draft, sector: sectors.keys[0] });
  const { kind, isGuessed, pick } = useContractKind(values, sectors.names);
  const typedFacts = readDraft({ ...current, contractKind: kind });
  const urgency = useUrgency(typedFacts.startsAt, { now, values, isNew: publishing !== undefined });
  const facts = { ...typedFacts, urgent: urgency.checked };
  const team = publishing && props.choices.team?.members ? props.choices.team : undefined;
  const isForTeam = team !== undefined && chosenAudience(current["audience"]) !== "everyone";
  const isBlank = facts.title === "" && description.text === "" && facts.payCents === null;
  const findings = useLint(form.ref, {
    url: `${helpers}/relecture`,
    words: isBlank || !helpers ? "" : JSON.stringify([current, description.text]),
    refused: result?.findings,
  });
  const communeCode = current["commune_code"] ?? "";
  const localPay = useLocalPay(`${helpers}/salaires`, {
    title: facts.title,
    place: helpers ? communeCode || facts.location : "",
  });
  const overruled = findings.every(({ severity }) => severity === "warn")
    ? [...new Set(findings.map(({ rule }) => rule))]
    : [];
  // A generated text counts as filled.
  const isWritten = !description.edited && description.text.trim() !== "";
  const reach = useReach(publishing && helpers ? `${helpers}/portee` : "", {
    sector: sectors.keys[0],
    communeCode,
    draft: facts,
  });
  const errors = inFormOrder(isWritten ? { ...left, description: undefined } : left);
  const fold = useFoldedPart(form.ref, { errors: result?.errors, opened: props.isUnfolded || rows.shown.length > 1 });
  const sending = useMissionSubmit(form.ref, {
    purpose,
    busy,
    expired: saved.status === "expired",
    stopSaving,
    unlawful: findings.some(({ severity }) => severity === "block"),
  });

  const preview = {
    draft: facts,
    facts: previewFacts(facts, earningsOf(facts), {
      sectorName: sectors.names[0],
      companyName: company.name,
      companyLogo: company.logo,
    }),
  };
  const refusal = useShownRefusal(result?.formError === undefined ? undefined : result);

  return (
    <>
      <div ref={refusal} tabIndex={-1} className="outline-none not-empty:mb-6">
        {result?.retryable ? (
          <Unsent sentence={result.formError ?? ""} onRetry={() => void sending.send(typed(result.values, "intent"))} />
        ) : (
          <FormErrorSummary title={result?.formError} errors={errors} listAbove={1} />
        )}
        {result?.askedAgain && dialogs && <dialogs.AskAgain people={result.askedAgain} form={FORM} />}
      </div>
      <MomentsForm />
      <Form
        id={FORM}
        method="post"
        noValidate
        {...form}
        onInput={(event) => {
          form.onInput(event);
          read();
        }}
        onKeyDown={sending.publishByKey}
        onSubmit={sending.handleSubmit}
      >
        {overruled.map((rule) => (
          <input key={rule} type="hidden" name="acknowledged" value={rule} />
        ))}
        {publishing && (
          <>
            {/* The first button of the form is the one that Enter presses. */}
            <button type="submit" name="intent" value="publish" disabled={publishing.obstacle !== undefined} hidden>
              Publier
            </button>
            <input type="hidden" name="idempotencyKey" value={publishing.idempotencyKey} />
            <input type="hidden" name="draft_id" {...draftField} />
          </>
        )}
        {hydrated && <input type="hidden" name="scripted" value="on" />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_332px] lg:gap-8">
          <div className="mission-form min-w-0">
            {purpose.kind !== "edit" && (
              <SentenceField
                isOpen={isSentenceOpen}
                now={now}
                smicRates={props.choices.smicRates}
                establishments={open}
                searchCommunes={props.searchCommunes}
                onPlace={place.fill}
                onRows={(filled) => {
                  rows.fillAll(filled);
                  if (filled.length > 1) fold.setOpen(true);
                }}
              />
            )}
            <ExpressCard
              {...{ values, errors, findings, rows, today, now, communeCode, localPay, reach }}
              draft={facts}
              recents={props.choices.recents}
              smicRates={props.choices.smicRates}
              rights={props.choices.rights}
              team={team}
              isNew={publishing !== undefined}
              starts={publishing && props.starts}
              establishments={open}
              filledPlace={place}
              beside={
                purpose.kind === "edit" || isSentenceOpen ? undefined : (
                  <OpenSentence onOpen={() => openSentence(true)} />
                )
              }
              searchCommunes={props.searchCommunes}
              onTitle={read}
              onFill={read}
            />
            <ContractMotive
              {...{ values, errors }}
              isAsked={kind === "cdd" && (!isGuessed || sectors.names.length > 0)}
            />
            <CollectiveAgreement {...{ values, errors, kind }} sectors={sectors.names} />
            {props.Needs && <props.Needs value={(name) => typed(values, name)} errors={errors} />}
            <FoldedPart open={fold.isOpen} onToggle={fold.setOpen} hint={props.foldHint ?? FOLD_HINT}>
              <FormCard title="Secteur et créneaux">
                <SectorField chosen={sectors.names} onChange={sectors.change} error={errors["sector"]} />
                <RemoteField defaultChecked={"remote" in values} />
                <MoreShifts {...{ values, errors, rows, today, now }} draft={facts} />
                <UrgentField checked={urgency.checked} isLate={urgency.isLate} onChange={urgency.choose} />
                {purpose.kind !== "visit" && <PlanBField defaultChecked={typed(values, "planB") === "auto"} />}
              </FormCard>
              <DescriptionCard
                {...{ values, errors, description, findings }}
                skills={<SkillsField {...{ values, errors, findings }} title={facts.title} sectors={sectors.names} />}
              />
              <ConditionsCard
                {...{ values, errors, findings }}
                draft={facts}
                contract={<ContractFields {...{ values, errors, kind, isGuessed }} onPick={pick} />}
              />
              {!props.choices.rights?.first_booking && <ClosedBooking rights={props.choices.rights} />}
              {publishing && (
                <>
                  <TemplateField values={values} error={errors["templateName"]} />
                  <DraftButton className="md:hidden!" />
                </>
              )}
            </FoldedPart>
            {!fold.isOpen && <FoldedFindings findings={foldedFindings(findings)} onOpen={fold.openAt} />}
            <PreviewStrip {...preview} />
          </div>
          <MissionPreview {...preview} />
        </div>
        <FormBar
          purpose={purpose}
          costCents={costOf(facts)?.grossCents ?? null}
          publishLabel={
            isForTeam ? "Publier pour mon équipe" : publishLabel(facts.shifts.length > 0 ? facts.startsAt : null, now)
          }
          busy={busy}
          inSpite={overruled.length > 0}
          faulty={Object.values(errors).filter(Boolean).length}
          save={saved}
        />
        {dialogs && (
          <dialogs.Confirm
            open={sending.asking}
            onOpenChange={sending.setAsking}
            title={missionFr.confirmPublish}
            description={
              isForTeam
                ? "Votre équipe la reçoit aussitôt."
                : "Elle sera visible aussitôt, et les candidatures pourront arriver."
            }
            confirmLabel={overruled.length > 0 ? "Publier quand même" : "Publier"}
            onConfirm={sending.confirm}
          />
        )}
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

/** No answer came. */
function Unsent({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Notice tone="danger" live="assertive" title={sentence} action={<Button onClick={onRetry}>Réessayer</Button>} />
  );
}

/** Those still open, and the one the mission has. */
function openEstablishments(all: readonly EstablishmentView[], values: TypedValues): readonly EstablishmentView[] {
  return all.filter(({ id, closed }) => !closed || String(id) === typed(values, "establishment_id"));
}
