import { Lock } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";

/** Replaces « Postuler ». */
export function ClosedBadge({ label }: { label: string }) {
  return (
    <Badge tone="grey" icon={Lock}>
      {label}
    </Badge>
  );
}
