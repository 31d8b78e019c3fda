import { MISSING_FIELD_LABELS } from "@app/domain/profiles/labels.fr";
import { CANDIDATE_FIELDS } from "@app/domain/profiles/profile";
import { formatPercent } from "@app/domain/text/format-number";
import { Link } from "react-router";
import { Card } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

const LABELS: Readonly<Record<string, string>> = MISSING_FIELD_LABELS;

/** « téléphone, disponibilité »: to follow « Il manque : ». */
function missingText(missing: readonly string[]): string {
  return missing.map((field) => LABELS[field] ?? field).join(", ");
}

export function ProfileCompletion({ missing, to }: { missing: readonly string[]; to: string }) {
  const total = CANDIDATE_FIELDS.length;
  const filled = total - missing.length;
  return (
    <Card aria-labelledby="profil-complet">
      <div className="flex items-baseline justify-between">
        <h2 id="profil-complet" className="text-lg">
          Profil
        </h2>
        <span className="num font-semibold text-sm">{formatPercent(filled / total)}</span>
      </div>
      <ProgressBar className="mt-2" label="Profil complété" value={filled} max={total} tone="brand" />
      <p className="mt-3 text-ink-2 text-sm">{`Il manque\u00a0: ${missingText(missing)}.`}</p>
      <Link to={to} className="link mt-1 inline-flex min-h-11 items-center text-sm">
        Compléter mon profil
      </Link>
    </Card>
  );
}
