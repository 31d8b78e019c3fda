import { Flame } from "lucide-react";
import { Badge } from "../ui/badge.tsx";

/** Decorative: as on a French ad. */
export function TitleCard({ title, urgent = true }: { title: string; urgent?: boolean }) {
  return (
    <div lang="fr" dir="ltr" className="contents">
      {urgent && (
        <Badge tone="feu" icon={Flame}>
          Urgent
        </Badge>
      )}
      <p className="stub-card-title mt-3">{title}</p>
      <hr />
      <div className="grid gap-3">
        <span className="hung-card-line w-4/5" />
        <span className="hung-card-line w-3/5" />
      </div>
    </div>
  );
}
