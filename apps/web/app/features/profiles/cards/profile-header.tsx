import type { CandidateView } from "@app/contract/profiles/profiles";
import { formatRating } from "@app/domain/ratings/format-rating";
import { formatCount } from "@app/domain/text/format-number";
import { formatMonth } from "@app/domain/time/format-time";
import { CalendarDays, MapPin, Star } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/avatar.tsx";

export interface ProfileHeaderProps {
  user: Omit<CandidateView, "relation" | "to_rate" | "contact" | "contact_reason" | "phone_unconfirmed">;
  top: ReactNode;
  actions: ReactNode;
}

export function ProfileHeader({ user, top, actions }: ProfileHeaderProps) {
  const name = `${user.first_name} ${user.last_name}`;
  const place = [user.location.city, user.location.state, user.location.country].filter(Boolean).join(", ");
  const ring = user.availability === null ? undefined : user.availability === "on_fire" ? "fire" : "ice";
  return (
    <div className="card overflow-hidden">
      {top}
      <div className="flex flex-wrap items-center gap-4 p-5 md:flex-nowrap md:gap-7 md:p-8">
        <Avatar id={user.id} name={name} src={user.profileImage} size={96} ring={ring} />
        <div className="order-3 w-full min-w-0 md:order-none md:w-auto md:flex-1">
          <h1 className="text-3xl md:text-4xl">{name}</h1>
          {user.profession !== null && <p className="text-ink-2 text-lg">{user.profession}</p>}
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
            {place !== "" && (
              <span className="inline-flex items-center gap-1.5">
                <MapPin className="ico text-ink-3" aria-hidden="true" />
                {place}
              </span>
            )}
            {user.createdAt !== null && (
              <span className="inline-flex items-center gap-1.5">
                <CalendarDays className="ico text-ink-3" aria-hidden="true" />
                {`Membre depuis ${formatMonth(new Date(user.createdAt))}`}
              </span>
            )}
          </p>
        </div>
        <div className="ms-auto flex flex-wrap justify-end gap-2 empty:hidden md:self-start">{actions}</div>
      </div>
      <dl className="flex divide-x-2 divide-dashed divide-line border-line border-t-2 border-dashed *:flex-1 *:p-4 md:*:px-8 md:*:py-5">
        {user.rating !== null && (
          <Figure label="Note">
            {formatRating(user.rating)}
            <Star className="ico fill-current text-star text-xl" aria-hidden="true" />
            <span className="sr-only">sur 5</span>
          </Figure>
        )}
        {user.totalJobs !== null && <Figure label="Missions terminées">{formatCount(user.totalJobs)}</Figure>}
        {user.badges.length > 0 && <Figure label="Badges">{formatCount(user.badges.length)}</Figure>}
      </dl>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2 text-xs md:text-sm">{label}</dt>
      <dd className="display num flex items-center gap-2 text-2xl md:text-3xl">{children}</dd>
    </div>
  );
}
