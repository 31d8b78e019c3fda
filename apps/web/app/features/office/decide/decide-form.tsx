import { DecideBody, type OfficeItemView } from "@app/contract/office/office";
import { type DecisionRule, type ItemAction, isDecision } from "@app/domain/office/office";
import { type RefObject, useLayoutEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { type RefusedForm, typed } from "../../../ui/fields/form-values.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { ItemJournal } from "../item/item-journal.tsx";
import { actionOfKey } from "../queue/action-shortcuts.ts";
import { isSendKey, singleKey } from "../queue/shortcuts.ts";
import { useKeysOn } from "../queue/shortcuts-setting.ts";
import { CodeField } from "./code-field.tsx";
import { proposedRule, ruleOfKey, standardReasons } from "./decision-draft.fr.ts";
import { EffectChoice } from "./effect-choice.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { LevelFields } from "./level-fields.tsx";
import { recipientsOf, sendLabel } from "./recipients.fr.ts";
import { RuleChoice } from "./rule-choice.tsx";

interface DecideFormProps {
  item: OfficeItemView;
  first: ItemAction;
  refused: RefusedForm | undefined;
  /** The last code is too old: another one is asked, beside what was typed. */
  asksCode: boolean;
}

const NOTE_LABELS: Partial<Record<ItemAction, string>> = { answer: "La réponse" };
const NOTE_HINTS: Partial<Record<ItemAction, string>> = {
  answer: "Envoyée par e-mail, telle qu’elle est écrite.",
};

type Draft = { action: ItemAction; rule: DecisionRule | null; note: string; isEdited: boolean };

function propose(item: OfficeItemView, action: ItemAction): Draft {
  const rule = proposedRule(item, action);
  return { action, rule, note: standardReasons(item, action, rule), isEdited: false };
}

/** What was typed stays after a refusal. */
function firstDraft({ item, first, refused }: DecideFormProps): Draft {
  if (!refused) return propose(item, first);
  const body = DecideBody.partial().safeParse({
    action: typed(refused.values, "action"),
    rule: typed(refused.values, "rule") || undefined,
  });
  const { action = first, rule = null } = body.success ? body.data : {};
  return { action, rule: rule ?? null, note: typed(refused.values, "note"), isEdited: true };
}

export function DecideForm(props: DecideFormProps) {
  const { item, refused, asksCode } = props;
  const [draft, setDraft] = useState(() => firstDraft(props));
  const { errors, form: checks } = useFieldErrors(refused?.errors);
  const busy = useNavigation().formMethod === "POST";
  const recipients = recipientsOf(item, draft.action);
  const noteLabel = NOTE_LABELS[draft.action] ?? "Les faits et les raisons";

  const chooseAction = (action: ItemAction) =>
    setDraft((now) => {
      const proposed = propose(item, action);
      return now.isEdited ? { ...now, action, rule: proposed.rule ?? now.rule } : proposed;
    });
  const chooseRule = (rule: DecisionRule) =>
    setDraft((now) => ({ ...now, rule, ...(!now.isEdited && { note: standardReasons(item, now.action, rule) }) }));
  useDecideKeys({ form: checks.ref, actions: item.actions, busy, chooseAction, chooseRule });

  return (
    <Form method="post" noValidate className="dec" {...checks}>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7">
        <FormErrorSummary title={refused?.formError} />
        {asksCode && <CodeField error={errors["totpCode"]} />}
        {isDecision(draft.action) ? (
          <RuleChoice action={draft.action} value={draft.rule} onChange={chooseRule} error={errors["rule"]} />
        ) : (
          <input type="hidden" name="rule" value="rules_respected" />
        )}
        {draft.action === "no_action" ? (
          // Not sent to anyone, nor stored.
          <input type="hidden" name="note" value={standardReasons(item, "no_action", null)} />
        ) : (
          <div>
            <p className="step-title" aria-hidden="true">
              <span>2</span>
              {noteLabel}
            </p>
            <Field
              name="note"
              label={noteLabel}
              labelHidden
              required
              error={errors["note"]}
              hint={
                NOTE_HINTS[draft.action] ??
                "Citez le texte, ne nommez personne. Ces mots figurent tels quels dans la décision."
              }
            >
              <TextArea
                rows={5}
                maxLength={2000}
                value={draft.note}
                onChange={(event) => setDraft({ ...draft, note: event.target.value, isEdited: true })}
              />
            </Field>
          </div>
        )}
        <EffectChoice actions={item.actions} value={draft.action} onChange={chooseAction} error={errors["action"]} />
        {draft.action === "set_level" && (
          <LevelFields refused={refused} errors={errors} hasProof={item.proof !== null} />
        )}
        <div>
          <h2 className="text-base">Seront prévenus</h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {recipients.length === 0 ? (
              <li className="text-ink-2">Personne</li>
            ) : (
              recipients.map(({ label }) => (
                <li key={label} className="tag">
                  {label}
                </li>
              ))
            )}
          </ul>
        </div>
      </div>
      <div className="dec-side">
        <h2 className="sr-only">Le message envoyé</h2>
        <LetterPreview item={item} action={draft.action} rule={draft.rule} note={draft.note} />
        <ItemJournal item={item} />
      </div>
      <div className="dec-act">
        <p className="text-ink-2 text-sm">Envoi immédiat. Seul un recours ou une nouvelle décision y revient.</p>
        <Button type="submit" loading={busy} loadingLabel="Envoi…">
          {sendLabel(draft.action, recipients)}
        </Button>
      </div>
    </Form>
  );
}

interface DecideKeys {
  form: RefObject<HTMLFormElement | null>;
  actions: readonly ItemAction[];
  /** A decision is sent once. */
  busy: boolean;
  chooseAction: (action: ItemAction) => void;
  chooseRule: (rule: DecisionRule) => void;
}

/** A letter chooses the effect, a digit the rule, Enter sends: heard from the moment the page shows them. */
function useDecideKeys({ form, actions, busy, chooseAction, chooseRule }: DecideKeys) {
  const isOn = useKeysOn();
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isSendKey(event, isOn)) {
        event.preventDefault();
        if (!busy) form.current?.requestSubmit();
        return;
      }
      const key = isOn ? singleKey(event) : null;
      if (key === null) return;
      const action = actionOfKey(actions, key);
      const rule = ruleOfKey(key);
      if (action) chooseAction(action);
      if (rule) chooseRule(rule);
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}
