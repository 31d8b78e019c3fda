import { Lock } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

/** Takes the place of « Postuler » on a mission that nobody more can apply to. */
export function ClosedBadge({ label }: { label: string }) {
  return (
    <Badge tone="grey" icon={Lock}>
      {label}
    </Badge>
  );
}
