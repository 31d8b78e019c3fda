import type { LintFinding } from "@app/contract/missions/mission-lint";
import { KNOWN_TAGS } from "@app/domain/catalogue/tags";
import { IdCard, RefreshCw, WandSparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { type TypedValues, typed, typedList } from "../../../../ui/fields/form-values.ts";
import { TagInput } from "../../../../ui/fields/tag-input.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { FormCard } from "../../../../ui/form-card.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { LintedField, LintNotes } from "../review/lint-notes.tsx";
import { CertificatesField } from "./certificates-field.tsx";
import { HIRING_TAG } from "./contract-fields.tsx";
import { GuidedFields } from "./guided-fields.tsx";
import type { DescriptionState } from "./use-description.ts";

export interface DescriptionCardProps {
  values: TypedValues;
  errors: FieldErrors;
  description: DescriptionState;
  findings: readonly LintFinding[];
  skills: ReactNode;
}

export function DescriptionCard({ values, errors, description, findings, skills }: DescriptionCardProps) {
  const hydrated = useHydrated();
  const guided = description.mode === "guided";
  return (
    <FormCard title="Description de la mission" end={<ModeSwitch description={description} />}>
      <input type="hidden" name="useStructuredDescription" value={String(hydrated && guided)} />
      {guided && <GuidedFields {...{ values, errors, findings }} />}
      <Checkbox
        name="licenseRequired"
        label="Permis de conduire obligatoire"
        icon={IdCard}
        defaultChecked={"licenseRequired" in values}
      />
      <CertificatesField values={values} error={errors["certificates"]} />
      <div>
        <Field
          label={
            <>
              <span className="js-only">{guided ? "Aperçu, modifiable" : "Description"}</span>
              <span className="no-js-only">Description</span>
            </>
          }
          name="description"
          required
          error={errors["description"]}
          labelEnd={guided && <PreviewState description={description} />}
        >
          <TextArea
            rows={10}
            className="field-sizing-content min-h-64"
            value={description.text}
            onChange={(event) => description.write(event.target.value)}
          />
        </Field>
        <LintNotes findings={findings} field="description" error={errors["description"]} />
      </div>
      <LintedField
        findings={findings}
        label="Profil recherché"
        name="requirement"
        optional
        error={errors["requirement"]}
      >
        <TextArea
          rows={3}
          defaultValue={typed(values, "requirement")}
          placeholder="Expérience, diplôme, habilitation…"
        />
      </LintedField>
      {typed(values, "requiredSkills") !== "" && (
        <LintedField
          findings={findings}
          label="Compétences attendues"
          name="requiredSkills"
          optional
          error={errors["requiredSkills"]}
        >
          <TextArea rows={3} defaultValue={typed(values, "requiredSkills")} />
        </LintedField>
      )}
      {skills}
      <LintedField findings={findings} label="Étiquettes" name="tags" optional error={errors["tags"]}>
        <TagInput
          defaultValue={typedList(values, "tags").filter((tag) => tag !== HIRING_TAG)}
          suggestions={KNOWN_TAGS}
        />
      </LintedField>
    </FormCard>
  );
}

const MODES = [
  { mode: "guided", label: "Guidée" },
  { mode: "free", label: "Libre" },
] as const;

/** Needs script. */
function ModeSwitch({ description }: { description: DescriptionState }) {
  return (
    <fieldset className="seg js-only">
      <legend className="sr-only">Mode de rédaction</legend>
      {MODES.map(({ mode, label }) => (
        <button
          key={mode}
          type="button"
          aria-pressed={description.mode === mode}
          onClick={() => description.switchTo(mode)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function PreviewState({ description }: { description: DescriptionState }) {
  if (description.edited) {
    return (
      <Button variant="ghost" size="sm" icon={RefreshCw} className="js-only mb-1" onClick={description.regenerate}>
        Régénérer
      </Button>
    );
  }
  return (
    <span className="js-only mb-1.5 hidden items-center sm:inline-flex gap-1 text-ink-3 text-xs">
      <WandSparkles className="ico size-4!" aria-hidden="true" />
      Mis à jour à chaque saisie
    </span>
  );
}
