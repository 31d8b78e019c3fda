import { CircleAlert, CircleCheck } from "lucide-react";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { cx } from "../class-names.ts";
import { useUiWords } from "../ui-words.ts";

/** The target of the links of an error summary. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

interface ControlAttributes {
  id: string;
  name: string;
  required?: true;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

const ControlContext = createContext<ControlAttributes | undefined>(undefined);

/** Attributes for the control; empty outside of a Field. */
export function useControl(): Partial<ControlAttributes> {
  return useContext(ControlContext) ?? {};
}

export interface FieldFrameProps {
  label: ReactNode;
  name: string;
  /** Needed when two forms of a page have a field of the same name. */
  id?: string | undefined;
  required?: boolean;
  /** Says « facultatif » next to the label. */
  optional?: boolean;
  hint?: ReactNode;
  /** Above the control when it must be read before typing. */
  hintAbove?: boolean;
  error?: string | undefined;
  success?: string | undefined;
  /** For screen readers only; an icon or placeholder must remain. */
  labelHidden?: boolean;
  /** Beside the label, at the end of the line. */
  labelEnd?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label, hint and error around one control (TextInput, TextArea, Select…), tied together for assistive technology. */
export function Field({
  name,
  id = fieldId(name),
  required = false,
  hint,
  error,
  className,
  ...frame
}: FieldFrameProps) {
  const invalid = error !== undefined;
  const describedBy = [hint !== undefined && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(" ");
  const control = useMemo<ControlAttributes>(
    () => ({
      id,
      name,
      ...(required ? { required } : {}),
      ...(invalid ? { "aria-invalid": true } : {}),
      ...(describedBy ? { "aria-describedby": describedBy } : {}),
    }),
    [id, name, required, invalid, describedBy],
  );
  const hintNode = hint !== undefined && (
    <p className={cx("hint", frame.hintAbove && "mt-0! mb-1.5")} id={`${id}-hint`}>
      {hint}
    </p>
  );
  const label = (
    <label className={cx("label", frame.labelHidden && "sr-only")} htmlFor={id}>
      <FieldLabel required={required} optional={frame.optional ?? false}>
        {frame.label}
      </FieldLabel>
    </label>
  );
  return (
    <div className={cx("min-w-0", className)}>
      {frame.labelEnd === undefined ? (
        label
      ) : (
        <div className="flex items-baseline justify-between gap-3">
          {label}
          {frame.labelEnd}
        </div>
      )}
      {frame.hintAbove && hintNode}
      <ControlContext value={control}>{frame.children}</ControlContext>
      {!frame.hintAbove && hintNode}
      {error === undefined && frame.success !== undefined && (
        <p className="okmsg">
          <CircleCheck className="ico" aria-hidden="true" />
          {frame.success}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldLabel(props: { required: boolean; optional: boolean; children: ReactNode }) {
  const words = useUiWords();
  return (
    <>
      {props.children}
      {props.required && (
        <span className="req" aria-hidden="true">
          {" *"}
        </span>
      )}
      {props.optional && <span className="opt"> {words.optional}</span>}
    </>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className="err" id={id}>
      <CircleAlert className="ico" aria-hidden="true" />
      {error}
    </p>
  );
}
