import type { CertificatesView } from "@app/contract/papers/certificates";
import { CERTIFICATE_KINDS, type CertificateKind } from "@app/domain/papers/certificates";
import { CERTIFICATE_LABELS } from "@app/domain/papers/certificates.fr";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { DateInput } from "../../../ui/fields/date-input.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { type FieldErrors, useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { firstValue, type RefusedForm, typedList } from "../../../ui/fields/form-values.ts";
import { endField, HELD, shareField } from "./certificate-fields.ts";
import { ownCertificatesFr as fr, sightingText } from "./own-certificates.fr.ts";

type Declared = CertificatesView["results"];

interface CertificatesFormProps {
  declared: Declared;
  today: string;
  refused: RefusedForm | undefined;
}

/** Each kind, yes or no; what is asked of those held opens under them, without script too. */
export function CertificatesForm({ declared, today, refused }: CertificatesFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Card aria-labelledby="certificats">
      <h2 id="certificats" className="text-xl">
        {fr.form}
      </h2>
      <Form method="post" preventScrollReset noValidate className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4" {...form}>
        <ul className="divide-y divide-line">
          {CERTIFICATE_KINDS.map((kind) => (
            <KindRow key={kind} kind={kind} {...{ declared, today, refused, errors }} />
          ))}
        </ul>
        {/* Beside the button: the form is longer than a phone. */}
        <FormErrorSummary title={refused?.formError} errors={errors} />
        <Button type="submit" size="lg" block loading={isBusy} loadingLabel="Enregistrement…">
          {fr.save}
        </Button>
      </Form>
    </Card>
  );
}

function KindRow({
  kind,
  declared,
  today,
  refused,
  errors,
}: CertificatesFormProps & { kind: CertificateKind; errors: FieldErrors }) {
  const known = declared.find((one) => one.kind === kind);
  const isHeld = refused ? typedList(refused.values, HELD).includes(kind) : known !== undefined;
  const isShared = refused ? shareField(kind) in refused.values : (known?.shared ?? false);
  const name = <span className="sr-only">{` (${CERTIFICATE_LABELS[kind]})`}</span>;
  return (
    <li className="group py-1">
      <Checkbox
        name={HELD}
        value={kind}
        label={<b className="font-semibold">{CERTIFICATE_LABELS[kind]}</b>}
        defaultChecked={isHeld}
      />
      <div className="hidden gap-3 pt-1 pb-3 pl-8 group-has-[[name=held]:checked]:grid">
        <Field
          label={
            <>
              {fr.until}
              {name}
            </>
          }
          name={endField(kind)}
          hint={known && known.sightings.length > 0 ? `${fr.noEnd} ${fr.newDate}` : fr.noEnd}
          error={errors[endField(kind)]}
          className="max-w-72"
        >
          <DateInput today={today} defaultValue={firstValue(refused, endField(kind), known?.validUntil)} />
        </Field>
        <Checkbox
          name={shareField(kind)}
          label={
            <>
              {fr.shared}
              {name}
            </>
          }
          description={fr.sharedNote}
          defaultChecked={isShared}
        />
        {known && <Sightings sightings={known.sightings} />}
      </div>
    </li>
  );
}

function Sightings({ sightings }: Pick<Declared[number], "sightings">) {
  if (sightings.length === 0) return <p className="text-ink-2 text-sm">{fr.unseen}</p>;
  return (
    <ul className="text-ink-2 text-sm">
      {sightings.map((sighting) => (
        <li key={`${sighting.seenAt} ${sighting.company}`}>{sightingText(sighting)}</li>
      ))}
    </ul>
  );
}
