import type { ContractFindings } from "@app/contract/papers/contracts";
import { Notice } from "../../../ui/notice.tsx";

/** What the law says of this hire, with its article: a warning, or what is refused. */
export function LimitsNotice({ findings }: { findings: ContractFindings["results"] }) {
  if (findings.length === 0) return null;
  return (
    <div className="grid gap-3">
      {findings.map(({ kind, severity, sentence }) => (
        <Notice
          key={sentence}
          tone={severity === "refused" ? "danger" : "warn"}
          title={
            severity === "refused" ? (REFUSED_TITLES[kind] ?? "Refusé par la loi") : (WARNED_TITLES[kind] ?? "À savoir")
          }
        >
          {sentence}
        </Notice>
      ))}
    </div>
  );
}

const WARNED_TITLES: Record<string, string> = {
  extra_days: "Jours d’extra du trimestre",
  one_per_vacation: "Un contrat par vacation",
  waiting_time: "Délai entre deux contrats",
};
const REFUSED_TITLES: Record<string, string> = {
  extra_days: "Trop de jours d’extra dans le trimestre\u00a0: c’est refusé",
};
