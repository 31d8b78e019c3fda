import { BOOKING_LABELS, BOOKING_NOTES } from "@app/domain/booking-mode.fr";
import { BOOKING_MODES } from "@app/domain/mission";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { FormCard } from "./form-card.tsx";

export function BookingField({ value, error }: { value: string; error: string | undefined }) {
  return (
    <FormCard title="Réservation">
      <RadioCards
        legend="Qui prend la place"
        name="booking"
        columns={1}
        defaultValue={value}
        error={error}
        options={BOOKING_MODES.map((mode) => ({
          value: mode,
          label: BOOKING_LABELS[mode],
          description: BOOKING_NOTES.employer[mode],
        }))}
      />
    </FormCard>
  );
}
