import type { CompanyRightsView } from "@app/contract/companies/companies";
import { FIRST_BOOKING_CLOSED } from "@app/contract/companies/level-limit.fr";
import { BOOKING_LABELS, BOOKING_NOTES } from "@app/domain/applications/booking-mode.fr";
import { BOOKING_MODES } from "@app/domain/missions/mission";
import { Link } from "react-router";
import { EMPLOYER_VERIFICATION } from "../../../../parts/mission/mission-links.ts";
import { RadioCards } from "../../../../ui/fields/radio-cards.tsx";
import { FormCard } from "../../../../ui/form-card.tsx";

/** While the company's level leaves no choice; a visitor has no company yet. */
export function ClosedBooking({ rights }: { rights: CompanyRightsView | undefined }) {
  return (
    <FormCard title="Réservation">
      <RadioCards
        legend="Qui prend la place"
        name="booking"
        columns={1}
        defaultValue="choose"
        options={BOOKING_MODES.map((mode) => ({
          value: mode,
          label: BOOKING_LABELS[mode],
          description: BOOKING_NOTES.employer[mode],
          disabled: mode === "first",
        }))}
      />
      {rights && (
        <p className="text-ink-2 text-sm">
          {`${FIRST_BOOKING_CLOSED} `}
          <Link to={EMPLOYER_VERIFICATION} className="link">
            Prouver l’adresse
          </Link>
        </p>
      )}
    </FormCard>
  );
}
