import { Star } from "lucide-react";
import { useId } from "react";
import { FieldError, FieldLabel, fieldId } from "./field.tsx";

const WORDS = ["Insuffisant", "Passable", "Bien", "Très bien", "Excellent"] as const;

export interface StarsInputProps {
  label: string;
  description?: string;
  name: string;
  required?: boolean;
  error?: string | undefined;
  /** From 1 to 5; nothing is chosen without it. */
  defaultValue?: number | undefined;
  onChange?: (value: number) => void;
}

/** Native radios styled as stars: works without script. */
export function StarsInput({
  label,
  description,
  name,
  required = false,
  error,
  defaultValue,
  onChange,
}: StarsInputProps) {
  const id = useId();
  const describedBy = [description && `${id}-about`, error !== undefined && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-required={required || undefined}
      data-invalid={error === undefined ? undefined : ""}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 md:flex-nowrap">
        <div className="min-w-0">
          <p id={`${id}-label`} className="label mb-0!">
            <FieldLabel required={required} optional={false}>
              {label}
            </FieldLabel>
          </p>
          {description !== undefined && (
            <p id={`${id}-about`} className="text-ink-2 text-sm">
              {description}
            </p>
          )}
        </div>
        <div className="rate">
          {WORDS.map((word, index) => (
            <label key={word}>
              <input
                type="radio"
                // Where an error summary leads.
                id={index === 0 ? fieldId(name) : undefined}
                name={name}
                value={index + 1}
                required={required}
                defaultChecked={defaultValue === index + 1}
                onChange={() => onChange?.(index + 1)}
              />
              <Star className="ico" aria-hidden="true" />
              <span className="sr-only">{`${index + 1} sur 5, `}</span>
              <span className="rate-word">{word}</span>
            </label>
          ))}
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
