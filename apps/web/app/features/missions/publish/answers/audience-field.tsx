import type { TeamGroup } from "@app/contract/team/team";
import { VETO_HOURS, VETO_MINUTES } from "@app/domain/applications/veto";
import { AUDIENCES, type Audience } from "@app/domain/missions/audience";
import { useState } from "react";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Field, FieldError, fieldId } from "../../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { type TypedValues, typed, typedList } from "../../../../ui/fields/form-values.ts";
import { TimeInput } from "../../../../ui/fields/time-input.tsx";
import { AUDIENCE_LABELS, audienceNotes } from "./audience-text.fr.ts";

/** Those of the company who agreed to be proposed its missions. */
export interface TeamChoice {
  members: number;
  groups: readonly TeamGroup[];
}

export interface AudienceFieldProps {
  team: TeamChoice;
  values: TypedValues;
  errors: FieldErrors;
  /** Whether the company's level lets a yes take the place. */
  canBookAtOnce: boolean;
  startsAt: Date | null;
  now: Date;
}

/** A native checkbox already has its state. */
const SWITCH = { role: "switch" } as const;

/** Whom the mission is for: the team first, unless another answer is given. */
export function AudienceField({ team, values, errors, canBookAtOnce, startsAt, now }: AudienceFieldProps) {
  const [audience, setAudience] = useState(() => chosenAudience(typed(values, "audience")));
  const notes = audienceNotes(team.members, startsAt, now);
  const isForTeam = audience !== "everyone";
  const groups = team.groups.filter(({ members }) => members > 0);
  const chosen = typedList(values, "teamGroups");
  return (
    <div className="grid gap-3">
      <fieldset className="grid gap-2" data-invalid={errors["audience"] === undefined ? undefined : ""}>
        <legend className="label">{"À qui\u202f?"}</legend>
        {AUDIENCES_SHOWN.map((value, index) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-lg border-[1.5px] border-line-strong bg-surface px-4 py-2 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              id={index === 0 ? fieldId("audience") : undefined}
              name="audience"
              value={value}
              checked={audience === value}
              onChange={() => setAudience(value)}
              className="mt-1"
            />
            <b className="min-w-0 flex-1 font-semibold leading-snug">
              {AUDIENCE_LABELS[value]}
              <span className="block font-normal text-ink-2 text-sm">{notes[value]}</span>
            </b>
          </label>
        ))}
        <FieldError id="audience-error" error={errors["audience"]} />
      </fieldset>
      {/* From which day an hour is read. */}
      <input type="hidden" name="teamUntilFrom" value={now.toISOString()} />
      <div hidden={audience !== "team_first"}>
        <details className="disclosure" open={errors["teamUntil"] !== undefined || typed(values, "teamUntil") !== ""}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            Choisir l’heure d’ouverture à tout le monde
          </summary>
          <Field name="teamUntil" label="Tout le monde à" error={errors["teamUntil"]} className="max-w-40">
            <TimeInput defaultValue={typed(values, "teamUntil")} />
          </Field>
        </details>
      </div>
      <div hidden={!isForTeam} className="grid gap-3">
        {groups.length > 0 && (
          <fieldset>
            <legend className="label">
              Groupes <span className="opt">(toute l’équipe sans choix de votre part)</span>
            </legend>
            <div className="flex flex-wrap gap-x-6">
              {groups.map(({ id, label, members }) => (
                <Checkbox
                  key={id}
                  name="teamGroups"
                  value={id}
                  label={`${label} (${members})`}
                  defaultChecked={chosen.includes(String(id))}
                />
              ))}
            </div>
          </fieldset>
        )}
        {canBookAtOnce && (
          <Checkbox
            {...SWITCH}
            name="teamBooking"
            value="first"
            frame="line"
            label="Réservation immédiate pour l’équipe"
            description={`Un oui de l’équipe prend la place et vous engage\u202f; vous avez ${VETO_MINUTES}\u00a0minutes pour y renoncer, si le début est à plus de ${VETO_HOURS}\u00a0h. Les autres personnes postulent, et vous choisissez.`}
            defaultChecked={!("audience" in values) || "teamBooking" in values}
          />
        )}
      </div>
    </div>
  );
}

/** The answer by default first. */
const AUDIENCES_SHOWN: readonly Audience[] = ["team_first", "team_only", "everyone"];

/** The one of the form, else the team first. */
export const chosenAudience = (value: string | undefined): Audience =>
  AUDIENCES.find((one) => one === value) ?? "team_first";
