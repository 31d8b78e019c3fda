import { CERTIFICATE_KINDS } from "@app/domain/papers/certificates";
import { CERTIFICATE_LABELS } from "@app/domain/papers/certificates.fr";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { FieldError } from "../../../../ui/fields/field.tsx";
import { type TypedValues, typedList } from "../../../../ui/fields/form-values.ts";

/** The driving licence has its own box, which the description follows. */
const OTHERS = CERTIFICATE_KINDS.filter((kind) => kind !== "permis_b");

export function CertificatesField({ values, error }: { values: TypedValues; error: string | undefined }) {
  const asked = typedList(values, "certificates");
  return (
    <fieldset aria-describedby="certificates-hint">
      <legend className="label">Certificats demandés</legend>
      <div className="flex flex-wrap gap-x-6">
        {OTHERS.map((kind) => (
          <Checkbox
            key={kind}
            name="certificates"
            value={kind}
            label={CERTIFICATE_LABELS[kind]}
            defaultChecked={asked.includes(kind)}
          />
        ))}
      </div>
      <p id="certificates-hint" className="hint">
        Seules les personnes qui les déclarent jusqu’à la fin de la mission peuvent postuler.
      </p>
      <FieldError id="certificates-error" error={error} />
    </fieldset>
  );
}
