import type { ContactViewEntry } from "@app/contract/account-rights";
import { formatLongDay, formatTime } from "@app/domain/format";
import { Monogram } from "../../ui/monogram.tsx";

const SEEN: Record<ContactViewEntry["subject"], string> = {
  contact: "A vu votre e-mail et votre téléphone",
  cv: "A ouvert votre CV",
};

/** Which company looked at what, and when; the most recent first. */
export function ContactViews({ views }: { views: readonly ContactViewEntry[] }) {
  return (
    <ul className="card divide-y divide-line">
      {views.map(({ id, subject, at, company }) => (
        <li key={id} className="flex items-center gap-4 px-4 py-4 md:px-6">
          <Monogram name={company.name} id={company.id} src={company.logo} size={44} />
          <div className="min-w-0 flex-1">
            <p className="break-words font-semibold">{company.name}</p>
            <p className="text-ink-2 text-sm">{SEEN[subject]}</p>
            <time dateTime={at} className="text-ink-3 text-xs">
              {`${formatLongDay(new Date(at))} à ${formatTime(new Date(at))}`}
            </time>
          </div>
        </li>
      ))}
    </ul>
  );
}
