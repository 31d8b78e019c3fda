import type { UserView } from "@app/contract/profiles/profiles";
import { formatPercent } from "@app/domain/text/format-number";
import { Fragment } from "react";
import { Link } from "react-router";
import { Card } from "../../../ui/card.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { profileStrength } from "./profile-strength.ts";

export interface ProfileMeterProps {
  user: UserView;
  missing: readonly string[];
  editHref: string;
}

export function ProfileMeter({ user, missing, editHref }: ProfileMeterProps) {
  const { filled, total, advised } = profileStrength(user, missing);
  if (filled === total) return null;
  return (
    <Card as="section" aria-labelledby="profil-complet" className="mt-5 md:px-8">
      <h2 id="profil-complet" className="text-lg">
        {`Profil complet à ${formatPercent(filled / total)}`}
      </h2>
      <ProgressBar className="mt-2" label="Profil complété" value={filled} max={total} tone="brand" />
      {advised.length > 0 && (
        <p className="mt-2 text-ink-2 text-sm">
          {"Pour être remarqué plus vite\u00a0: "}
          {advised.map(({ key, field, label }, index) => (
            <Fragment key={key}>
              <Link to={`${editHref}#${field}`} className="link inline-flex min-h-7 items-center">
                {label}
              </Link>
              {index < advised.length - 1 ? ", " : "."}
            </Fragment>
          ))}
        </p>
      )}
    </Card>
  );
}
