import type { ShiftStatus } from "@app/contract/missions/shifts";
import { Check, CheckCheck, Hourglass, type LucideIcon, Minus, Undo2 } from "lucide-react";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

const STATUSES: Record<ShiftStatus, { label: string; tone: BadgeTone; icon: LucideIcon }> = {
  asked: { label: "Demandé", tone: "blue", icon: Hourglass },
  accepted: { label: "Retenu", tone: "ok", icon: Check },
  confirmed: { label: "Confirmé", tone: "ok-line", icon: CheckCheck },
  refused: { label: "Non retenu", tone: "grey", icon: Minus },
  withdrawn: { label: "Retiré", tone: "line", icon: Undo2 },
};

/** Of a shift, for the person who asked for it and for the employer. */
export function ShiftStatusBadge({ status }: { status: ShiftStatus }) {
  const { label, ...look } = STATUSES[status];
  return <Badge {...look}>{label}</Badge>;
}
