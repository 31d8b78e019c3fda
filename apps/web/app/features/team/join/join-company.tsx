import type { TeamLinkView } from "@app/contract/team/memberships";
import { INDUSTRY_LABELS } from "@app/domain/companies/company-labels.fr";
import { COMPANY_LEVEL_WORDS } from "@app/domain/companies/company-level.fr";
import { DoorOpen, Hand, Zap } from "lucide-react";
import { Monogram } from "../../../ui/monogram.tsx";

type Shown = Pick<TeamLinkView, "company" | "establishment" | "place">;

/** Who invites, and where. */
export function JoinCompany({ company, establishment, place }: Shown) {
  const industry = Object.entries(INDUSTRY_LABELS).find(([key]) => key === company.industry)?.[1];
  const where = [industry, establishment, place?.label].filter(Boolean).join(", ");
  return (
    <div className="flex items-center gap-3">
      <Monogram name={company.name} id={company.id} src={company.logo} size={48} />
      <div className="min-w-0">
        <p className="break-words font-bold font-display text-lg leading-tight">{company.name}</p>
        {where !== "" && <p className="text-ink-2 text-sm">{where}</p>}
        <p className="text-ink-2 text-sm">{`Entreprise\u00a0: ${COMPANY_LEVEL_WORDS[company.level]}`}</p>
      </div>
    </div>
  );
}

const PROMISES = [
  {
    icon: Zap,
    title: "Leurs missions vous sont proposées directement",
    text: "parfois avant tout le monde, et parfois la place est à vous dès votre oui",
  },
  { icon: Hand, title: "Vous dites oui ou non, à chaque fois", text: "aucune obligation, aucun minimum" },
  {
    icon: DoorOpen,
    title: "Vous sortez quand vous voulez",
    text: "d’un geste, sans que l’entreprise reçoive d’alerte",
  },
];

export function JoinPromises() {
  return (
    <ul className="mt-4 grid gap-3">
      {PROMISES.map(({ icon: Icon, title, text }) => (
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
export function SharedNote({ text }: { text: string }) {
  return (
    <div className="rounded-lg border-[1.5px] border-line-strong border-dashed p-4">
      <h2 className="font-sans font-semibold text-base tracking-normal">Ce que l’entreprise verra</h2>
      <p className="mt-1 text-ink-2 text-sm">{text}</p>
    </div>
  );
}
