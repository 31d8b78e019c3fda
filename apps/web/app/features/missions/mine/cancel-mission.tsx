import { missionFr as fr } from "@app/contract/missions/missions.fr";
import { type ContractKind, isEmployeeKind } from "@app/domain/missions/contract-kind";
import { Form, Link, useNavigation } from "react-router";
import { employerMissionPath } from "../../../parts/mission/mission-links.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useElapsed } from "../../../ui/use-elapsed.ts";

interface CancelMissionProps {
  mission: { id: number; contractKind: ContractKind };
  /** Those who will be told. */
  names: readonly string[];
  refused: RefusedForm | undefined;
}

/** « Annuler la mission » names the people, and asks for the reason they will read. */
export function CancelMission({ mission, names, refused }: CancelMissionProps) {
  const isSending = useNavigation().formData?.get("intent") === "cancel";
  const { errors, form } = useFieldErrors(refused?.errors);
  return (
    <Card padding="form" aria-labelledby="annuler" className="mt-4">
      <h2 id="annuler" className="text-xl">
        {"Annuler la mission\u202f?"}
      </h2>
      <p className="mt-1">
        {names.length > 1
          ? "Ces personnes ne viendront pas, et liront votre motif\u00a0:"
          : "Cette personne ne viendra pas, et lira votre motif\u00a0:"}
      </p>
      <ul className="mt-1 list-disc pl-6 font-semibold">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {isEmployeeKind(mission.contractKind) && <p className="mt-3 text-sm">{fr.cancelOwed}</p>}
      <Form method="post" noValidate preventScrollReset className="mt-4 grid gap-4" {...form}>
        <FormErrorSummary title={refused?.formError} />
        <Field label="Motif" name="reason" required error={errors["reason"]}>
          <TextArea rows={2} maxLength={500} defaultValue={firstValue(refused, "reason", null)} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="cancel" variant="danger-line" loading={isSending}>
            Annuler la mission
          </Button>
          <Link to={employerMissionPath(mission)} preventScrollReset className={buttonClass({ variant: "ghost" })}>
            Garder la mission
          </Link>
        </div>
      </Form>
      <p className="mt-3 text-ink-2 text-sm">
        Vous aurez dix secondes pour revenir en arrière&nbsp;: personne n’est prévenu avant.
      </p>
    </Card>
  );
}

interface CancellingProps {
  mission: { id: number };
  /** Until when it can be undone. */
  until: string;
  now: number;
}

/** While nobody is told yet. */
export function Cancelling({ mission, until, now }: CancellingProps) {
  const isOver = useElapsed(Math.max(0, Date.parse(until) - now));
  return (
    <Notice
      tone="warn"
      live="polite"
      title={fr.cancelling}
      className="mt-4"
      action={
        !isOver && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={mission.id} />
            <Button type="submit" name="intent" value="uncancel" variant="line">
              Ne pas annuler
            </Button>
          </Form>
        )
      }
    />
  );
}
