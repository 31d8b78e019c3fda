import type { NotificationView } from "@app/contract/notifications/notifications";
import {
  Bell,
  BriefcaseBusiness,
  CheckCheck,
  CircleCheck,
  Eye,
  type LucideIcon,
  Minus,
  Send,
  Star,
  UserRoundPlus,
  Zap,
} from "lucide-react";

export interface NotificationStyle {
  icon: LucideIcon;
  /** Background and text; literal so that Tailwind sees them. */
  colors: string;
}

const BLUE = "bg-brand-soft text-brand-ink";
const GREEN = "bg-ok-soft text-ok-ink";
const GREY = "bg-neutral-soft text-neutral-ink";

const BY_TYPE: Record<NotificationView["type"], NotificationStyle> = {
  job_match: { icon: Zap, colors: "bg-feu-soft text-feu-ink" },
  application_update: { icon: Send, colors: BLUE },
  rating_received: { icon: Star, colors: "bg-warn-soft text-warn-ink" },
  new_job: { icon: BriefcaseBusiness, colors: GREY },
  other: { icon: Bell, colors: GREY },
};

const BY_KIND: Readonly<Record<string, NotificationStyle>> = {
  application_received: { icon: UserRoundPlus, colors: BLUE },
  application_seen: { icon: Eye, colors: BLUE },
  application_accepted: { icon: CircleCheck, colors: GREEN },
  application_confirmed: { icon: CheckCheck, colors: GREEN },
  application_rejected: { icon: Minus, colors: GREY },
};

export function notificationStyle({ type, kind }: Pick<NotificationView, "type" | "kind">): NotificationStyle {
  return BY_KIND[kind] ?? BY_TYPE[type];
}
