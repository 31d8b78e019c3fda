import type { DeclarationView } from "@app/contract/papers/declaration";
import { type DeclarationChannel, declarableFrom } from "@app/domain/papers/declaration";
import { parisDay, parisTime } from "@app/domain/time/calendar";
import { ShieldCheck } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { DateTimeField } from "../../../ui/fields/date-time-field.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { RadioCards } from "../../../ui/fields/radio-cards.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { CHANNEL_LABELS, CHANNEL_NOTES, declaredFr as fr } from "./declared-text.fr.ts";

interface DeclareFormProps {
  applicationId: number;
  declaration: DeclarationView;
  channels: readonly DeclarationChannel[];
  startsAt: string;
  now: number;
  refused: RefusedForm | undefined;
}

/** The number and the hour of what the employer did elsewhere. */
export function DeclareForm({ applicationId, declaration, channels, startsAt, now, refused }: DeclareFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const isBusy = useNavigation().formData?.get("intent") === "declare";
  const { channel, receipt, declared_at } = declaration;
  const at = declared_at === null ? null : new Date(declared_at);
  const today = parisDay(new Date(now));
  return (
    <Form method="post" preventScrollReset noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" {...form}>
      <input type="hidden" name="intent" value="declare" />
      <input type="hidden" name="id" value={applicationId} />
      <FormErrorSummary title={refused?.formError} errors={errors} />
      <RadioCards
        legend="Déclarée par"
        name="channel"
        required
        columns={1}
        error={errors["channel"]}
        defaultValue={firstValue(refused, "channel", channel ?? "receipt")}
        options={channels.map((value) => ({
          value,
          label: CHANNEL_LABELS[value],
          description: CHANNEL_NOTES[value],
        }))}
      />
      <Field
        label="Numéro du récépissé"
        name="receipt"
        error={errors["receipt"]}
        hint="Demandé pour une DPAE, facultatif pour les autres. Jamais un numéro de sécurité sociale."
      >
        <TextInput
          className="num"
          maxLength={40}
          autoComplete="off"
          defaultValue={firstValue(refused, "receipt", receipt)}
        />
      </Field>
      <DateTimeField
        date={{ name: "declaredDay", label: "Jour de la déclaration" }}
        time={{ name: "declaredTime", label: "Heure" }}
        required
        stacked
        today={today}
        min={parisDay(declarableFrom(new Date(startsAt)))}
        values={
          refused?.values ?? {
            declaredDay: at === null ? today : parisDay(at),
            declaredTime: at === null ? "" : parisTime(at),
          }
        }
        errors={errors}
      />
      <Button type="submit" block icon={ShieldCheck} loading={isBusy}>
        {fr.save}
      </Button>
    </Form>
  );
}
