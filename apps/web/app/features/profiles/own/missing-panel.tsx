import { MISSING_FIELD_LABELS } from "@app/domain/profiles/labels.fr";
import { CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { fieldId } from "../../../ui/fields/field.tsx";

const LABELS: Readonly<Record<string, string>> = MISSING_FIELD_LABELS;

export function MissingPanel({ missing, editHref }: { missing: readonly string[]; editHref: string }) {
  return (
    <section aria-label="Profil incomplet" className="mb-5 flex gap-3 rounded-lg bg-warn-soft p-4 text-warn-ink">
      <CircleAlert className="ico mt-0.5 shrink-0" aria-hidden="true" />
      <div>
        <p className="font-semibold">Complétez votre profil pour pouvoir postuler.</p>
        <ul className="flex flex-wrap items-center gap-x-1.5">
          <li>{"Il manque\u00a0:"}</li>
          {missing.map((field, index) => (
            <li key={field}>
              <Link
                to={`${editHref}#${fieldId(field)}`}
                className="inline-flex min-h-7 items-center font-medium underline underline-offset-3"
              >
                {LABELS[field] ?? field}
              </Link>
              {index < missing.length - 1 && ","}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
