import type { CompanyView } from "@app/contract/companies";
import { formatLongDay } from "@app/domain/format";
import { BadgeCheck, FileCheck, FileX, type LucideIcon } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

type Status = CompanyView["siret_status"];

const LOOKS: Record<Status, { label: string; tone: BadgeTone; icon: LucideIcon }> = {
  verified: { label: "SIRET vérifié", tone: "ok", icon: BadgeCheck },
  unchecked: { label: "SIRET à vérifier", tone: "grey", icon: FileCheck },
  implausible: { label: "SIRET à vérifier", tone: "warn", icon: FileCheck },
  not_found: { label: "SIRET introuvable", tone: "warn", icon: FileX },
  refused: { label: "SIRET refusé", tone: "red", icon: FileX },
};

/** « Vérifié » only when somebody did. */
export function SiretBadge({ status }: { status: Status }) {
  const { label, tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

export const SIRET_TONES: Record<Status, string> = {
  verified: "bg-ok-soft text-ok-ink",
  unchecked: "bg-paper text-ink-2",
  implausible: "bg-warn-soft text-warn-ink",
  not_found: "bg-warn-soft text-warn-ink",
  refused: "bg-danger-soft text-danger-ink",
};

/** What is known of the number, and how. */
export function siretText({ siret_status, siret_checked_at }: Pick<CompanyView, "siret_status" | "siret_checked_at">) {
  const on = siret_checked_at === null ? "" : ` le ${formatLongDay(new Date(siret_checked_at))}`;
  switch (siret_status) {
    case "verified":
      return siret_checked_at === null
        ? "Ce numéro a été vérifié."
        : `Établissement ouvert, retrouvé dans l’annuaire officiel des entreprises${on}.`;
    case "unchecked":
      return siret_checked_at === null
        ? "Ce numéro n’a pas encore été comparé à l’annuaire officiel des entreprises."
        : `L’annuaire officiel des entreprises n’a pas permis de le confirmer${on}.`;
    case "implausible":
      return "Ce numéro SIRET ne passe pas le contrôle habituel\u00a0: vérifiez qu’il ne contient pas de faute de frappe.";
    case "not_found":
      return `L’annuaire officiel des entreprises ne connaît pas d’établissement ouvert à ce numéro${on}. Vérifiez-le, ou attendez quelques jours s’il est récent.`;
    case "refused":
      return "Ce numéro a été refusé par notre équipe. Écrivez-nous si c’est une erreur.";
  }
}
