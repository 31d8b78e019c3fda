import type { EstablishmentView } from "@app/contract/companies/establishments";
import { memberFr } from "@app/contract/members/members.fr";
import { MEMBER_ROLES, type MemberEstablishments, type MemberRole } from "@app/domain/members/member";
import { useId, useState } from "react";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldError } from "../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import { type TypedValues, typed, typedList } from "../../../ui/fields/form-values.ts";
import { RadioCards } from "../../../ui/fields/radio-cards.tsx";
import { establishmentLabel } from "../member-text.fr.ts";

/** From the one that is given most often. */
const ROLES: readonly MemberRole[] = ["manager", "shift_lead", "owner"];

export interface Access {
  role: MemberRole;
  establishments: MemberEstablishments;
}

interface AccessFieldsProps {
  initial: Access;
  establishments: readonly EstablishmentView[];
  errors: FieldErrors;
}

/** What a refused form had chosen. */
export function typedAccess(values: TypedValues): Access {
  const role = MEMBER_ROLES.find((one) => one === typed(values, "role")) ?? "manager";
  const isEverywhere = typed(values, "all_establishments") !== "";
  return { role, establishments: isEverywhere ? "all" : typedList(values, "establishments").map(Number) };
}

/** A role, and where: an owner is everywhere. */
export function AccessFields({ initial, establishments, errors }: AccessFieldsProps) {
  const [role, setRole] = useState(initial.role);
  const [isEverywhere, setEverywhere] = useState(initial.establishments === "all");
  const id = useId();
  const error = errors["establishments"];
  return (
    <>
      <RadioCards
        legend="Rôle"
        name="role"
        columns={1}
        value={role}
        onChange={(value) => setRole(ROLES.find((one) => one === value) ?? role)}
        error={errors["role"]}
        options={ROLES.map((one) => ({ value: one, label: memberFr.roles[one], description: memberFr.roleHelp[one] }))}
      />
      {establishments.length === 0 && <input type="hidden" name="all_establishments" value="1" />}
      {establishments.length > 0 && role !== "owner" && (
        <fieldset
          data-group="establishments"
          data-invalid={error === undefined ? undefined : ""}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        >
          <legend className="label">Établissements</legend>
          <Checkbox
            name="all_establishments"
            label="Tous, et ceux à venir"
            checked={isEverywhere}
            onChange={(event) => setEverywhere(event.target.checked)}
          />
          {!isEverywhere &&
            establishments.map((one) => (
              <Checkbox
                key={one.id}
                name="establishments"
                value={one.id}
                label={establishmentLabel(one)}
                defaultChecked={initial.establishments !== "all" && initial.establishments.includes(one.id)}
              />
            ))}
          <FieldError id={`${id}-error`} error={error} />
        </fieldset>
      )}
      {role === "owner" && <p className="text-ink-2 text-sm">{memberFr.ownerSeesAll}</p>}
    </>
  );
}
