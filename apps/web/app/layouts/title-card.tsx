import { Flame } from "lucide-react";
import { Badge } from "../ui/badge.tsx";

/** Decorative. */
export function TitleSlip({ title, urgent = true }: { title: string; urgent?: boolean }) {
  return (
    <>
      {urgent && (
        <Badge tone="feu" icon={Flame}>
          Urgent
        </Badge>
      )}
      <p className="bon-title mt-3">{title}</p>
      <hr />
      <div className="grid gap-3">
        <span className="slip-line w-4/5" />
        <span className="slip-line w-3/5" />
      </div>
    </>
  );
}
