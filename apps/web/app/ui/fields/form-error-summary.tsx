import { CircleAlert } from "lucide-react";
import { useUiWords } from "../ui-words.ts";
import { fieldId } from "./field.tsx";
import type { FieldErrors } from "./field-errors.ts";

export interface FormErrorSummaryProps {
  /** The refusal of the form, or a title for the list. */
  title?: string | undefined;
  errors?: FieldErrors | undefined;
  /** Only list fields above this number; below, the messages under the fields are enough. */
  listAbove?: number;
}

/** Announced when it appears. Each line leads to its field. */
export function FormErrorSummary({ title, errors, listAbove = 3 }: FormErrorSummaryProps) {
  const words = useUiWords();
  const faulty = Object.entries(errors ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const listed = faulty.length > listAbove;
  if (title === undefined && !listed) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-danger-soft p-4 font-medium text-danger-ink">
      <CircleAlert className="ico mt-0.5" aria-hidden="true" />
      <div className="min-w-0">
        <p>{title ?? words.toFix(faulty.length)}</p>
        {listed && (
          <ul className="mt-1">
            {faulty.map(([name, message]) => (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  className="inline-flex min-h-7 items-center underline underline-offset-3"
                  onClick={(event) => {
                    const field = document.getElementById(fieldId(name));
                    if (!field) return;
                    event.preventDefault();
                    field.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
