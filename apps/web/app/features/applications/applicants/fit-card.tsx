import { BadgeCheck, CircleAlert, type LucideIcon, MapPin } from "lucide-react";
import { cx } from "../../../ui/class-names.ts";
import { skillsText } from "./applicant-text.fr.ts";
import type { Fit } from "./fit.ts";

export function FitCard({ firstName, fit: { shared, missing, city } }: { firstName: string; fit: Fit }) {
  const requested = shared.length + missing.length;
  const mismatch = requested > 0 && shared.length === 0 ? skillsText({ shared, missing }) : undefined;
  return (
    <section
      className={cx("stub-card", mismatch === undefined ? "tone-ok" : "tone-neutral")}
      aria-labelledby="pourquoi"
    >
      <div className="stub-card-body md:px-7! md:pt-6!">
        <h2 id="pourquoi" className="text-xl">
          {mismatch === undefined ? `Pourquoi ${firstName}` : "Compétences"}
        </h2>
        <ul className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {shared.length > 0 && (
            <Reason
              icon={BadgeCheck}
              text={`${shared.length} compétence${shared.length > 1 ? "s" : ""} sur ${requested} en commun`}
            />
          )}
          {mismatch !== undefined && <Reason icon={CircleAlert} text={mismatch} />}
          {city !== undefined && <Reason icon={MapPin} text={`À ${city}, comme votre mission`} />}
        </ul>
      </div>
      {requested > 0 && (
        <div className="stub-card-stub md:px-7!">
          <p className="text-sm">
            {shared.length > 0 && <b>{`${shared.join(", ")}. `}</b>}
            {missing.length > 0 && `Manque\u00a0: ${missing.join(", ")}.`}
          </p>
        </div>
      )}
    </section>
  );
}

function Reason({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="flex items-start gap-3">
      <Icon className="ico mt-0.5 text-lg text-ok" aria-hidden="true" />
      {text}
    </li>
  );
}
