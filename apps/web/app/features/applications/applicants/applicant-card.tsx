import type { ApplicationDetail, ApplicationView } from "@app/contract/applications/applications";
import { maskedContactFr } from "@app/contract/applications/masked-contact.fr";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { formatRating } from "@app/domain/ratings/format-rating";
import { withDe } from "@app/domain/text/elision";
import { CalendarDays, Clock, EyeOff, type LucideIcon, Mail, MapPin, Phone, Star, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { AvailabilityBadge, ringOf } from "../../../parts/person/applicant-badges.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { countsText } from "../record/record-text.fr.ts";

const month = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", month: "long", year: "numeric" });

const SHIFT_AVAILABILITY = { yes: "Disponible", unknown: "Non précisé" } as const;

export interface ApplicantCardProps {
  application: ApplicationDetail;
  /** The profile, while it can be seen. */
  profileHref: string | undefined;
  rateHref: string | undefined;
  contact: ReactNode;
  /** What opens the contacts earlier; nothing for a company whose address is proven. */
  proveHref: string | undefined;
}

export function ApplicantCard({ application, profileHref, rateHref, contact, proveHref }: ApplicantCardProps) {
  const { candidate } = application;
  const hidden = contactHidden(application);
  const record = application.record === null ? undefined : countsText(application.record);
  const isShown = candidate.contact === "shown";
  return (
    <section className="card p-6" aria-labelledby="candidat">
      <div className="flex items-center gap-4">
        <Avatar
          id={candidate.id}
          name={candidate.name}
          src={candidate.profileImage}
          size={64}
          ring={ringOf(candidate.availability)}
        />
        <div className="min-w-0">
          <h2 id="candidat" className="text-2xl">
            {candidate.name}
          </h2>
          {candidate.profession && <p className="text-ink-2">{candidate.profession}</p>}
          <p className="mt-1.5 empty:hidden">
            <AvailabilityBadge availability={candidate.availability} />
          </p>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-2 rounded-lg bg-paper">
        <div className="p-4">
          <dt className="text-ink-2 text-xs">Note</dt>
          <dd className="display num flex items-center gap-2 font-bold text-2xl">
            {candidate.rating === null ? (
              <span className="font-normal font-sans text-base tracking-normal">Pas encore assez d’avis</span>
            ) : (
              <>
                {formatRating(candidate.rating)}
                <Star className="ico fill-current text-lg text-star" aria-hidden="true" />
                <span className="sr-only"> sur 5</span>
              </>
            )}
          </dd>
        </div>
        <div className="border-line border-s-2 border-dashed p-4">
          <dt className="text-ink-2 text-xs">Missions terminées</dt>
          <dd className="display num font-bold text-2xl">{candidate.totalJobs}</dd>
        </div>
      </dl>
      {record !== undefined && (
        <p className="mt-3 text-[.9375rem]">
          {`Depuis douze mois\u00a0: ${record}. `}
          <span className="text-ink-2">La personne lit la même chose et peut la contester.</span>
        </p>
      )}
      <ul className="mt-3 grid">
        {candidate.email && (
          <Line icon={Mail}>
            {isShown ? (
              <a href={`mailto:${candidate.email}`} className="link inline-flex min-h-11 items-center break-all">
                <span className="sr-only">{"Écrire à\u00a0: "}</span>
                {candidate.email}
              </a>
            ) : (
              candidate.email
            )}
          </Line>
        )}
        {candidate.phone && (
          <Line icon={Phone}>
            {isShown ? (
              <a href={`tel:${candidate.phone}`} className="link num inline-flex min-h-11 items-center">
                <span className="sr-only">{"Appeler le\u00a0: "}</span>
                {formatPhone(candidate.phone)}
              </a>
            ) : (
              <span className="num">{candidate.phone}</span>
            )}
          </Line>
        )}
        {candidate.phone_unconfirmed && <Line icon={Phone}>{maskedContactFr.phoneUnconfirmed}</Line>}
        {hidden !== undefined && (
          <Line icon={EyeOff}>
            {`${hidden} `}
            {candidate.contact === "masked" && proveHref !== undefined && (
              <Link to={proveHref} className="link inline-flex min-h-11 items-center">
                Prouver l’adresse de l’entreprise
              </Link>
            )}
          </Line>
        )}
        {candidate.location && <Line icon={MapPin}>{candidate.location}</Line>}
        {application.shift_availability !== null && (
          <Line icon={Clock}>{`Pour vos créneaux\u00a0: ${SHIFT_AVAILABILITY[application.shift_availability]}`}</Line>
        )}
        <Line icon={CalendarDays}>{`Sur Renfort depuis ${month.format(new Date(candidate.createdAt))}`}</Line>
      </ul>
      {candidate.skills.length > 0 && (
        <>
          <h3 className="sr-only">Compétences</h3>
          <ul className="mt-4 flex flex-wrap gap-2">
            {candidate.skills.map((skill) => (
              <li key={skill} className="tag">
                {skill}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-5 grid grid-cols-2 gap-2 empty:hidden">
        {profileHref !== undefined && (
          <LinkButton to={profileHref} variant="line" icon={UserRound} aria-label={`Profil ${withDe(candidate.name)}`}>
            Profil
          </LinkButton>
        )}
        {isShown && (
          <a
            href={`mailto:${candidate.email}`}
            className={buttonClass({ variant: "line" })}
            aria-label={`E-mail à ${candidate.name}`}
          >
            <Mail className="ico" aria-hidden="true" />
            E-mail
          </a>
        )}
        {application.status === "accepted" && isShown && candidate.phone !== null && (
          <a
            href={`tel:${candidate.phone}`}
            className={buttonClass({ variant: "line" }, "col-span-2")}
            aria-label={`Appeler ${candidate.name}`}
          >
            <Phone className="ico" aria-hidden="true" />
            Appeler
          </a>
        )}
        {contact}
        {rateHref !== undefined && (
          <LinkButton to={rateHref} icon={Star} className="col-span-2" aria-label={`Évaluer ${candidate.name}`}>
            Évaluer
          </LinkButton>
        )}
      </div>
    </section>
  );
}

/** Why the e-mail and phone are masked; undefined when they are not. */
function contactHidden({ candidate, candidate_status }: ApplicationView): string | undefined {
  if (candidate.contact === "shown") return undefined;
  const { contact, contact_reason: reason } = candidate;
  if (contact === "masked" && reason !== null) return maskedContactFr.reasons[reason];
  return candidate_status === "withdrawn"
    ? "Coordonnées masquées\u00a0: la personne a retiré sa candidature."
    : "Coordonnées masquées\u00a0: votre refus date de plus de trois mois.";
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-h-9 items-center gap-3">
      <Icon className="ico text-ink-3" aria-hidden="true" />
      <span className="min-w-0 text-[.9375rem]">{children}</span>
    </li>
  );
}
