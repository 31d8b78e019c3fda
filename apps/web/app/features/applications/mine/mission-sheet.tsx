import type { PublicCompanyView } from "@app/contract/companies/companies";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { CalendarPlus, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../../ui/button-styles.ts";
import { Card } from "../../../ui/card.tsx";

export interface MissionSheetProps {
  /** « demain à 6 h 30 ». */
  startText: string;
  place: string;
  company: Pick<PublicCompanyView, "name" | "address" | "phone" | "email">;
  calendarHref: string;
}

export function MissionSheet({ startText, place, company, calendarHref }: MissionSheetProps) {
  return (
    <Card padding="form" className="ring-2 ring-ok" aria-labelledby="fiche">
      <h2 id="fiche" className="text-xl">
        Votre fiche de mission
      </h2>
      <p className="mt-2 font-semibold">{`${company.name} vous attend ${startText}.`}</p>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-1">
        <Line icon={MapPin}>
          {company.address === null ? place : `${place}. ${company.name}\u00a0: ${company.address}`}
        </Line>
        {company.phone !== null && (
          <Line icon={Phone}>
            <a className="link inline-flex min-h-11 items-center" href={`tel:${company.phone}`}>
              {formatPhone(company.phone)}
            </a>
          </Line>
        )}
        {company.email !== null && (
          <Line icon={Mail}>
            <a className="link inline-flex min-h-11 items-center break-all" href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </Line>
        )}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {/* A file, not a page: the router must not fetch it. */}
        <a href={calendarHref} download className={buttonClass({ variant: "line", size: "md", block: false })}>
          <CalendarPlus className="ico" aria-hidden="true" />
          Ajouter à mon agenda
        </a>
        <p className="text-ink-2 text-sm">Cette fiche reste lisible sans réseau.</p>
      </div>
    </Card>
  );
}

function Line({ icon: Icon, children }: { icon: typeof MapPin; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <Icon className="ico shrink-0 text-ink-3" aria-hidden="true" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
