import type { LintFinding } from "@app/contract/missions/mission-lint";
import { suggestSkills, usualSkills } from "@app/domain/catalogue/skills";
import { useRef, useState } from "react";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { useRefill } from "../../../../ui/fields/form-restore.ts";
import { type TypedValues, typedList } from "../../../../ui/fields/form-values.ts";
import { TagInput } from "../../../../ui/fields/tag-input.tsx";
import { LintedField } from "../review/lint-notes.tsx";

export interface SkillsFieldProps {
  values: TypedValues;
  errors: FieldErrors;
  findings: readonly LintFinding[];
  title: string;
  sectors: readonly string[];
}

/** Those of the métier until one is added or removed. */
export function SkillsField({ values, errors, findings, title, sectors }: SkillsFieldProps) {
  const group = useRef<HTMLDivElement>(null);
  const own = typedList(values, "skills");
  const [frozen, setFrozen] = useState(own.length > 0 ? own : null);
  const first = frozen ?? usualSkills(title);
  const freeze = () => setFrozen((before) => before ?? first);
  useRefill(group, freeze);
  return (
    <div ref={group}>
      <LintedField
        findings={findings}
        label="Compétences"
        name="skills"
        required
        error={errors["skills"]}
        hint={
          <>
            <span className="js-only">
              Écrivez une compétence puis Entrée, ou choisissez parmi celles proposées pour ce métier.
            </span>
            <span className="no-js-only">Séparez-les par des virgules.</span>
          </>
        }
        hintAbove
      >
        <TagInput
          key={first.join()}
          defaultValue={first}
          onChange={freeze}
          suggestions={suggestSkills(title, sectors)}
        />
      </LintedField>
    </div>
  );
}
