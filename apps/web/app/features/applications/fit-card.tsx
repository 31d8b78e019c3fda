import { BadgeCheck, type LucideIcon, MapPin } from "lucide-react";
import type { Fit } from "./fit.ts";

export function FitCard({ firstName, fit: { shared, missing, city } }: { firstName: string; fit: Fit }) {
  const requested = shared.length + missing.length;
  return (
    <section className="bon acc-4" aria-labelledby="pourquoi">
      <div className="bon-body md:px-7! md:pt-6!">
        <h2 id="pourquoi" className="text-xl">{`Pourquoi ${firstName}`}</h2>
        <ul className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {shared.length > 0 && (
            <Reason
              icon={BadgeCheck}
              text={`${shared.length} compétence${shared.length > 1 ? "s" : ""} sur ${requested} en commun`}
            />
          )}
          {city !== undefined && <Reason icon={MapPin} text={`À ${city}, comme votre mission`} />}
        </ul>
      </div>
      {shared.length > 0 && (
        <div className="bon-stub md:px-7!">
          <p className="text-sm">
            <b>{`${shared.join(", ")}.`}</b>
            {missing.length > 0 && ` Manque\u00a0: ${missing.join(", ")}.`}
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
