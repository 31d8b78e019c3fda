import { formatSpan } from "@app/domain/profiles/experience-span";
import { isDay } from "@app/domain/time/calendar";
import { ChevronDown, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import { useRefill } from "../../../ui/fields/form-restore.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import {
  blankExperience,
  type ExperienceDraft,
  experienceFieldName,
  freeKey,
  readExperiences,
} from "./experience-fields.ts";

export interface ExperienceEditorProps {
  initial: readonly ExperienceDraft[];
  errors: FieldErrors;
}

export function ExperienceEditor({ initial, errors }: ExperienceEditorProps) {
  const hydrated = useHydrated();
  const [drafts, setDrafts] = useState(initial);
  const [added, setAdded] = useState<string>();
  const editor = useRef<HTMLDivElement>(null);
  useRefill(editor, (values) => setDrafts(readExperiences(values)));

  function add() {
    const key = freeKey(drafts, "new");
    setAdded(key);
    setDrafts([...drafts, blankExperience(key)]);
  }

  return (
    <div ref={editor} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {drafts.map((draft) => (
        <ExperienceItem
          key={draft.key}
          draft={draft}
          errors={errors}
          focused={draft.key === added}
          onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
        />
      ))}
      {/* Without script there is always one to fill; left blank, it is ignored. */}
      {!hydrated && (
        <div className="no-js-only">
          <ExperienceItem draft={blankExperience(freeKey(drafts, "blank"))} errors={errors} />
        </div>
      )}
      <Button variant="soft" icon={Plus} className="js-only justify-self-start" onClick={add}>
        Ajouter une expérience
      </Button>
    </div>
  );
}

function summaryOf({ company, startDate, endDate }: ExperienceDraft): string {
  const span = isDay(startDate) ? formatSpan(startDate, isDay(endDate) ? endDate : null) : "";
  return [company, span].filter(Boolean).join(", ");
}

/** Removing an experience clears its errors. */
function forgetErrors(item: Element | null, fields: string): void {
  for (const field of item?.querySelectorAll(fields) ?? []) field.dispatchEvent(new Event("input", { bubbles: true }));
}

interface ExperienceItemProps {
  draft: ExperienceDraft;
  errors: FieldErrors;
  /** Just added. */
  focused?: boolean;
  onRemove?: () => void;
}

function ExperienceItem({ draft, errors, focused = false, onRemove }: ExperienceItemProps) {
  const [current, setCurrent] = useState(draft.current);
  const name = (field: string) => experienceFieldName(draft.key, field);
  const isNew = draft.title === "";
  const faulty = Object.keys(errors).some((field) => field.startsWith(`experience.${draft.key}.`) && errors[field]);
  const item = useRef<HTMLDetailsElement>(null);
  const [startsOpen] = useState(isNew || faulty);
  useEffect(() => {
    // Not a prop: correcting the last error must not close it.
    if (faulty && item.current) item.current.open = true;
  }, [faulty]);
  useEffect(() => {
    if (focused) item.current?.querySelector("input")?.focus();
  }, [focused]);
  return (
    <details ref={item} className="group rounded-lg border-[1.5px] border-line-strong" open={startsOpen}>
      <summary className="flex min-h-13 cursor-pointer items-center gap-3 rounded-lg px-4 py-2">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold leading-tight">{isNew ? "Nouvelle expérience" : draft.title}</span>
          <span className="text-ink-2 text-sm">{summaryOf(draft)}</span>
        </span>
        <ChevronDown className="ico text-ink-2 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 pt-2 sm:grid-cols-2">
        <Field name={name("title")} label="Poste" required error={errors[name("title")]}>
          <TextInput defaultValue={draft.title} maxLength={160} />
        </Field>
        <Field name={name("company")} label="Entreprise" required error={errors[name("company")]}>
          <TextInput defaultValue={draft.company} maxLength={160} />
        </Field>
        <Field name={name("location")} label="Lieu" required error={errors[name("location")]} className="sm:col-span-2">
          <TextInput defaultValue={draft.location} maxLength={160} />
        </Field>
        <Field name={name("startDate")} label="Début" required error={errors[name("startDate")]}>
          <TextInput type="date" defaultValue={draft.startDate} />
        </Field>
        {!current && (
          <Field name={name("endDate")} label="Fin" error={errors[name("endDate")]}>
            <TextInput type="date" defaultValue={draft.endDate} />
          </Field>
        )}
        <Checkbox
          name={name("current")}
          value="true"
          label="J’occupe ce poste actuellement"
          className="sm:col-span-2"
          defaultChecked={draft.current}
          onChange={(event) => {
            if (event.currentTarget.checked) forgetErrors(item.current, `[name="${name("endDate")}"]`);
            setCurrent(event.currentTarget.checked);
          }}
        />
        <Field
          name={name("description")}
          label="Description"
          required
          error={errors[name("description")]}
          className="sm:col-span-2"
        >
          <TextArea rows={3} defaultValue={draft.description} maxLength={2000} />
        </Field>
        {onRemove && (
          <div className="sm:col-span-2">
            <Button
              variant="danger-line"
              icon={Trash2}
              className="js-only"
              onClick={() => {
                forgetErrors(item.current, "[name]");
                onRemove();
              }}
            >
              Retirer cette expérience
            </Button>
            <Checkbox name={name("remove")} value="true" label="Retirer cette expérience" className="no-js-only" />
          </div>
        )}
      </div>
    </details>
  );
}
