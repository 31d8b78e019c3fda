import type { PublicCompanyView } from "@app/contract/companies/companies";
import { type CompanyLevel, isProven } from "@app/domain/companies/company-level";
import { companyLevelSentence } from "@app/domain/companies/company-level.fr";
import { formatSiret } from "@app/domain/companies/siret";
import { BadgeCheck, FileCheck, FileQuestionMark, type LucideIcon, MapPinCheck } from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/class-names.ts";

const ICONS: Record<CompanyLevel, LucideIcon> = {
  unverified: FileQuestionMark,
  siret_found: FileCheck,
  address_proven: MapPinCheck,
  verified: BadgeCheck,
};

/** What each level was checked on. */
const CHECKS: Record<CompanyLevel, string> = {
  unverified:
    "L’entreprise a déclaré ce numéro\u00a0; le répertoire Sirene ne l’a pas confirmé sous son nom et son adresse.",
  siret_found:
    "Le répertoire Sirene connaît ce numéro sous le nom ou l’adresse de l’entreprise. N’importe qui peut recopier un numéro\u00a0: rien ne prouve que ce compte est le sien.",
  address_proven:
    "Ce compte reçoit ce qui est envoyé à l’entreprise\u00a0: un code dans une boîte à son nom de domaine, un courrier à son adresse, ou un document lu par une personne de Renfort.",
  verified: "Une personne de Renfort a vérifié l’entreprise.",
};

type Checked = Pick<PublicCompanyView, "level" | "level_at" | "siret_number">;

export function CompanyLevelCard({ level, level_at, siret_number }: Checked) {
  const Icon = ICONS[level];
  return (
    <Card>
      <h2 className="text-xl">Vérification</h2>
      <p className="mt-3 flex items-start gap-2 font-semibold">
        <Icon className={cx("ico mt-1", isProven(level) ? "text-ok" : "text-ink-3")} aria-hidden="true" />
        <span className="min-w-0">{companyLevelSentence(level, new Date(level_at))}</span>
      </p>
      <p className="mt-2 text-ink-2 text-sm">{CHECKS[level]}</p>
      <p className="num mt-2 text-ink-2 text-sm">{`SIRET ${formatSiret(siret_number)}`}</p>
      <p className="mt-3 text-ink-3 text-sm">Ce contrôle ne garantit pas le déroulement des missions.</p>
    </Card>
  );
}
