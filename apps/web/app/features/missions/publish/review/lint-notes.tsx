import type { LintFinding } from "@app/contract/missions/mission-lint";
import { OctagonX, Scale } from "lucide-react";
import { cx } from "../../../../ui/class-names.ts";
import { Field, type FieldFrameProps } from "../../../../ui/fields/field.tsx";

const SEVERITIES = {
  block: { label: "Interdit par la loi", icon: OctagonX, colors: "bg-danger-soft text-danger-ink" },
  warn: { label: "À vérifier", icon: Scale, colors: "bg-warn-soft text-warn-ink" },
} as const;

export interface LintNotesProps {
  findings: readonly LintFinding[];
  field: LintFinding["field"];
  error: string | undefined;
}

type LintedFieldProps = Omit<FieldFrameProps, "name"> & {
  findings: readonly LintFinding[];
  name: LintFinding["field"];
};

/** A field of the mission, and what the law says of its words. */
export function LintedField({ findings, ...field }: LintedFieldProps) {
  return (
    <div>
      <Field {...field} />
      <LintNotes findings={findings} field={field.name} error={field.error} />
    </div>
  );
}

export function LintNotes({ findings, field, error }: LintNotesProps) {
  const isShown = ({ excerpt, suggestion }: LintFinding) => error?.includes(excerpt) && error.includes(suggestion);
  const mine = findings.filter((finding) => finding.field === field && !isShown(finding));
  return (
    <output className="block">
      {mine.map(({ rule, severity, excerpt, suggestion, law }) => {
        const { label, icon: Icon, colors } = SEVERITIES[severity];
        return (
          <span key={`${rule} ${excerpt}`} className={cx("mt-2 flex items-start gap-2 rounded-md p-3 text-sm", colors)}>
            <Icon className="ico mt-0.5" aria-hidden="true" />
            <span className="min-w-0">
              <b className="block">{excerpt ? `${label}\u00a0: «\u00a0${excerpt}\u00a0»` : label}</b>
              {suggestion}
              <span className="mt-0.5 block text-xs">{law}</span>
            </span>
          </span>
        );
      })}
    </output>
  );
}
