import type { OfficeKind } from "@app/domain/office/office";
import {
  Building2,
  Clock,
  FileText,
  Flag,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  Scale,
  ScrollText,
  Ticket,
  UserX,
} from "lucide-react";

export const KIND_ICONS: Readonly<Record<OfficeKind, LucideIcon>> = {
  report: Flag,
  suspension: UserX,
  company: Building2,
  held: Ticket,
  overruled: ScrollText,
  contested: MessageCircleQuestionMark,
  appeal: Scale,
  contact: Mail,
  hours: Clock,
  undeclared: FileText,
};
