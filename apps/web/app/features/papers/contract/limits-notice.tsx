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
            TITLES[kind]?.[severity === "refused" ? 1 : 0] ??
            (severity === "refused" ? "Refusé par la loi" : "À savoir")
          }
        >
          {sentence}
        </Notice>
      ))}
    </div>
  );
}

/** Warned, refused. */
const TITLES: Record<string, readonly [string, string]> = {
  extra_days: ["Jours d’extra, ce trimestre", "Plus de 60\u00a0jours d’extra ce trimestre\u00a0: c’est refusé"],
  one_per_vacation: ["Un contrat par vacation", "Un contrat par vacation"],
  waiting_time: ["Délai entre deux contrats", "Délai entre deux contrats"],
};
