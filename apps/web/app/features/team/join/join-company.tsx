import type { TeamLinkView } from "@app/contract/team/memberships";
import { DoorOpen, Hand, Zap } from "lucide-react";
import { useWords } from "../../../lib/language/language.ts";
import { Monogram } from "../../../ui/monogram.tsx";
import type { JoinWords } from "./join.fr.ts";
import { joinWords } from "./join-words.ts";

type Shown = Pick<TeamLinkView, "company" | "establishment" | "place">;

/** Who invites, and where. */
export function JoinCompany({ company, establishment, place }: Shown) {
  const words = useWords(joinWords);
  const industry = Object.entries(words.industries).find(([key]) => key === company.industry)?.[1];
  const where = [industry, establishment, place?.label].filter(Boolean).join(words.comma);
  return (
    <div className="flex items-center gap-3">
      <Monogram name={company.name} id={company.id} src={company.logo} size={48} />
      <div className="min-w-0">
        <p className="break-words font-bold font-display text-lg leading-tight">{company.name}</p>
        {where !== "" && <p className="text-ink-2 text-sm">{where}</p>}
        <p className="text-ink-2 text-sm">{words.level(company.level)}</p>
      </div>
    </div>
  );
}

const promisesOf = ({ offered, free, leave }: JoinWords) => [
  { icon: Zap, ...offered },
  { icon: Hand, ...free },
  { icon: DoorOpen, ...leave },
];

export function JoinPromises() {
  const words = useWords(joinWords);
  return (
    <ul className="mt-4 grid gap-3">
      {promisesOf(words).map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon className="ico mt-1 shrink-0 text-brand" aria-hidden="true" />
          <p className="leading-snug">
            <b className="block font-semibold">{title}</b>
            <span className="text-ink-2 text-sm">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Before the yes: what is shared, and what never is. */
export function SharedNote() {
  const words = useWords(joinWords);
  return (
    <div className="rounded-lg border-[1.5px] border-line-strong border-dashed p-4">
      <h2 className="font-sans font-semibold text-base tracking-normal">{words.sharedTitle}</h2>
      <p className="mt-1 text-ink-2 text-sm">{words.shared}</p>
    </div>
  );
}
