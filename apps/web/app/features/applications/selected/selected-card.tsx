import type { ApplicationView } from "@app/contract/applications/applications";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { CalendarPlus, Check, MapPin, Navigation, Phone, Shirt, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Hours } from "../../../parts/shifts/hours.tsx";
import { ShiftTime } from "../../../parts/shifts/shift-time.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { cx } from "../../../ui/class-names.ts";
import { Monogram } from "../../../ui/monogram.tsx";

export interface SelectedCardProps {
  job: Pick<ApplicationView["job"], "title" | "company">;
  /** « 87 € », « brut ». */
  pay: { text: string; detail: string };
  /** Those the person has, in the order of time. */
  shifts: ApplicationView["shifts"];
  /** « Ce soir, lun. 16 nov. » */
  dayText: string;
  place: { address: string; access: string | null };
  phone: string | null;
  /** The form that opens the conversation. */
  message: ReactNode;
  outfit: string;
  calendarHref: string;
  /** `soon`: it starts within three hours. */
  state: "soon" | "to-confirm" | "confirmed" | "begun";
  /** The button of confirmation. */
  confirm: ReactNode;
}

const STYLES = {
  soon: "tone-soon",
  "to-confirm": "tone-neutral",
  confirmed: "tone-ok is-done",
  begun: "tone-over",
} as const;

/** Opens the phone's map application, or its page; nothing is asked of it before. */
const itinerary = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

export function SelectedCard({ job, pay, shifts, place, phone, state, ...shown }: SelectedCardProps) {
  const [first, ...others] = shifts;
  const confirmed = state === "confirmed";
  return (
    <article className={cx("selected-card text-ink", STYLES[state])} aria-labelledby="stub-card">
      <div className="bb-body">
        <div className="beside items-center">
          <Monogram name={job.company.name} src={job.company.logo} size={48} />
          <div className="beside-text">
            <h2 id="stub-card" className="text-[min(1.25rem,11cqi)] leading-tight">
              {job.title}
            </h2>
            <p className="text-[.9375rem] text-ink-2">{job.company.name}</p>
          </div>
          <p className="ms-auto text-end">
            <span className="display num block font-bold text-xl leading-tight">{pay.text}</span>
            <span className="text-ink-2 text-sm">{pay.detail}</span>
          </p>
        </div>
        <div className="bb-when">
          <p className="font-semibold">{shown.dayText}</p>
          {first && (
            <p className="bb-hrs">
              <Hours {...first} />
            </p>
          )}
          {first && first.breakMinutes > 0 && (
            <p className="text-[.9375rem] text-ink-2">{`Pause de ${first.breakMinutes}\u00a0min`}</p>
          )}
          {others.length > 0 && (
            <ul aria-label="Vos autres créneaux" className="mt-2 text-[.9375rem]">
              {others.map((shift) => (
                <li key={shift.id}>
                  <ShiftTime {...shift} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="bb-row">
          <MapPin className="ico" aria-hidden="true" />
          <p className="beside-text whole">
            <span className="block font-semibold">{place.address}</span>
            {place.access !== null && <span className="text-[.9375rem] text-ink-2">{place.access}</span>}
          </p>
          {!confirmed && <Itinerary address={place.address} />}
        </div>
        <div className="bb-row">
          <UserRound className="ico" aria-hidden="true" />
          <p className="beside-text whole">
            <span className="block font-semibold">{job.company.name}</span>
            {phone !== null && <span className="num text-[.9375rem] text-ink-2">{formatPhone(phone)}</span>}
          </p>
          {shown.message}
          {phone !== null && (
            <a
              href={`tel:${phone}`}
              className={buttonClass({ variant: confirmed ? "primary" : "line" }, "btn-icon")}
              aria-label={`Appeler ${job.company.name}`}
            >
              <Phone className="ico" aria-hidden="true" />
            </a>
          )}
        </div>
        {shown.outfit !== "" && (
          <div className="bb-row">
            <Shirt className="ico" aria-hidden="true" />
            <p className="beside-text">{shown.outfit}</p>
          </div>
        )}
      </div>
      <div className="bb-stub">
        {confirmed ? (
          <>
            <p className="flex items-center gap-3 font-bold font-display text-lg text-ok-ink">
              <span className="grid size-11 place-content-center rounded-full bg-ok text-surface">
                <Check className="ico" aria-hidden="true" />
              </span>
              Venue confirmée
            </p>
            <div className="mt-3 grid gap-2 min-[430px]:grid-cols-2">
              <Calendar href={shown.calendarHref} />
              <Itinerary address={place.address} withText />
            </div>
          </>
        ) : (
          <>
            {shown.confirm}
            <div className="mt-2 grid">
              <Calendar href={shown.calendarHref} />
            </div>
          </>
        )}
      </div>
    </article>
  );
}

/** A file, not a page: the router must not fetch it. */
function Calendar({ href }: { href: string }) {
  return (
    <a href={href} download className={buttonClass({ variant: "line" })}>
      <CalendarPlus className="ico" aria-hidden="true" />
      Ajouter à mon agenda
    </a>
  );
}

function Itinerary({ address, withText = false }: { address: string; withText?: boolean }) {
  return (
    <a
      href={itinerary(address)}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: "line" }, withText ? "" : "btn-icon shrink-0")}
      aria-label="Itinéraire (nouvelle fenêtre)"
    >
      <Navigation className="ico" aria-hidden="true" />
      {withText && "Itinéraire"}
    </a>
  );
}
