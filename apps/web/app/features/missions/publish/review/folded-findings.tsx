import type { LintFinding } from "@app/contract/missions/mission-lint";
import { Button } from "../../../../ui/button.tsx";
import { LintNotes } from "./lint-notes.tsx";

export interface FoldedFindingsProps {
  findings: readonly LintFinding[];
  onOpen: (field: LintFinding["field"]) => void;
}

/** Remarks on the law about what is folded, while it is. */
export function FoldedFindings({ findings, onOpen }: FoldedFindingsProps) {
  const fields = [...new Set(findings.map(({ field }) => field))];
  const [first] = fields;
  if (first === undefined) return null;
  return (
    <div>
      {fields.map((field) => (
        <LintNotes key={field} findings={findings} field={field} error={undefined} />
      ))}
      <Button variant="line" size="sm" className="mt-3" onClick={() => onOpen(first)}>
        Voir le texte
      </Button>
    </div>
  );
}
