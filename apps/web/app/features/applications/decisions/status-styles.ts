import type { ApplicationStatus } from "@app/domain/applications/application";
import { Check, Eye, Hourglass, type LucideIcon, Minus, X } from "lucide-react";
import type { BadgeTone } from "../../../ui/badge.tsx";

export interface StatusStyle {
  icon: LucideIcon;
  tone: BadgeTone;
  /** Background and text of a tile; literal so that Tailwind sees them. */
  tile: string;
}

/** As the employer sees them. */
export const STATUS_STYLES: Record<ApplicationStatus, StatusStyle> = {
  pending: { icon: Hourglass, tone: "warn", tile: "bg-warn-soft text-warn-ink" },
  reviewed: { icon: Eye, tone: "blue", tile: "bg-brand-soft text-brand-ink" },
  accepted: { icon: Check, tone: "ok", tile: "bg-ok-soft text-ok-ink" },
  rejected: { icon: X, tone: "red", tile: "bg-danger-soft text-danger-ink" },
  lapsed: { icon: Minus, tone: "grey", tile: "bg-paper-2 text-ink-2" },
};
