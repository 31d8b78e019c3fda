import { MapPin } from "lucide-react";
import { Link } from "react-router";

/** Formatted. */
export interface TalentPlace {
  /** « Lyon (69) », to ask for it alone. */
  asked: string;
  name: string;
  /** « Serveur en salle (H/F) », « au moins 20 » */
  groups: readonly { title: string; people: string }[];
}

export function TalentPlaces({ places }: { places: readonly TalentPlace[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      {places.map(({ asked, name, groups }) => (
        <li key={name} className="card p-5 md:p-6">
          <h3 className="flex items-center gap-2 text-lg">
            <MapPin className="ico shrink-0 text-brand" aria-hidden="true" />
            <Link to={`/talents?${new URLSearchParams({ lieu: asked })}`} className="link">
              {name}
            </Link>
          </h3>
          <ul className="mt-3 divide-y divide-line">
            {groups.map(({ title, people }) => (
              <li key={title} className="flex items-baseline justify-between gap-4 py-2">
                <span className="min-w-0">{title}</span>
                <span className="num shrink-0 text-ink-2 text-sm">{people}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
