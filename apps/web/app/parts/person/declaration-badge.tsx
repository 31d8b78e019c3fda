import { isDeclarationDue, isDeclaredLate } from "@app/domain/papers/declaration";
import { declarationLabel } from "@app/domain/papers/papers.fr";
import { FileText } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

interface DeclarationBadgeProps {
  declared: boolean;
  declaredAt: string | null;
  startsAt: string;
  now: number;
}

/** What the employer entered. It blocks nothing: red from two hours before the start, grey earlier. */
export function DeclarationBadge({ declared, declaredAt, startsAt, now }: DeclarationBadgeProps) {
  const isLate = isDeclaredLate(declaredAt === null ? null : new Date(declaredAt), new Date(startsAt));
  const isDue = !declared && isDeclarationDue(new Date(startsAt), new Date(now));
  return (
    <Badge tone={isDue ? "red" : declared ? "line" : "grey"} icon={FileText}>
      {declarationLabel(declared, isLate)}
    </Badge>
  );
}
