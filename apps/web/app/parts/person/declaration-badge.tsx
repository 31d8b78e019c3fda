import { isDeclarationDue } from "@app/domain/papers/declaration";
import { declarationLabel } from "@app/domain/papers/papers.fr";
import { FileText } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

interface DeclarationBadgeProps {
  declared: boolean;
  startsAt: string;
  now: number;
}

/** What the employer entered. It blocks nothing: red from two hours before the start, grey earlier. */
export function DeclarationBadge({ declared, startsAt, now }: DeclarationBadgeProps) {
  const isDue = !declared && isDeclarationDue(new Date(startsAt), new Date(now));
  return (
    <Badge tone={isDue ? "red" : declared ? "line" : "grey"} icon={FileText}>
      {declarationLabel(declared)}
    </Badge>
  );
}
