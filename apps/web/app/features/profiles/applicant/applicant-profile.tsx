import { maskedContactFr } from "@app/contract/applications/masked-contact.fr";
import type { CandidateView } from "@app/contract/profiles/profiles";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { displayFileName } from "@app/domain/text/file-name";
import { EyeOff, Flame, Mail, Phone, Snowflake } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/class-names.ts";
import { DocumentPreview } from "../../../ui/document-preview.tsx";
import { BadgesCard } from "../cards/badges-card.tsx";
import { ExperienceList, SkillList } from "../cards/profile-cards.tsx";
import { ProfileHeader } from "../cards/profile-header.tsx";

export interface ApplicantProfileProps {
  candidate: CandidateView;
  actions: ReactNode;
  ratings: ReactNode;
}

export function ApplicantProfile({ candidate, actions, ratings }: ApplicantProfileProps) {
  return (
    <>
      <ProfileHeader user={candidate} top={<AvailabilityStrip {...candidate} />} actions={actions} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          {candidate.relation === "ended" && <Ended />}
          {candidate.about !== null && (
            <Card padding="form">
              <h2 className="text-xl">À propos</h2>
              <p className="mt-2 max-w-[65ch] whitespace-pre-line break-words text-ink-2">{candidate.about}</p>
            </Card>
          )}
          {candidate.skills.length > 0 && (
            <Card padding="form">
              <h2 className="text-xl">Compétences</h2>
              <SkillList skills={candidate.skills} />
            </Card>
          )}
          {candidate.relation === "live" && (
            <Card padding="form">
              <h2 className="text-xl">Expériences</h2>
              {candidate.experiences.length === 0 ? (
                <p className="mt-2 text-ink-2">Aucune expérience indiquée.</p>
              ) : (
                <ExperienceList experiences={candidate.experiences} />
              )}
            </Card>
          )}
          {ratings}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {candidate.relation === "live" && (
            <>
              <Contact {...candidate} />
              <Cv {...candidate} />
            </>
          )}
          <BadgesCard badges={candidate.badges} />
        </div>
      </div>
    </>
  );
}

function AvailabilityStrip({ availability, first_name }: Pick<CandidateView, "availability" | "first_name">) {
  if (availability === null) return null;
  const available = availability === "on_fire";
  const Icon = available ? Flame : Snowflake;
  return (
    <p
      className={cx(
        "flex items-center gap-3 px-5 py-3.5 text-sm md:px-8 md:text-base",
        available ? "bg-feu-soft" : "bg-glace-soft",
      )}
    >
      <Icon className={cx("ico text-xl", available ? "text-feu-ink" : "text-glace-ink")} aria-hidden="true" />
      <span>
        <b>{available ? `${first_name} est disponible tout de suite.` : "Indisponible pour l’urgent."}</b>{" "}
        <span className="text-ink-2">
          {available ? "Disponible pour les missions urgentes." : "Pas de nouvelle mission en ce moment."}
        </span>
      </span>
    </p>
  );
}

type ContactProps = Pick<CandidateView, "email" | "phone" | "contact" | "contact_reason" | "phone_unconfirmed">;

function Contact({ email, phone, contact, contact_reason, phone_unconfirmed }: ContactProps) {
  const isShown = contact === "shown";
  return (
    <Card className="md:p-6">
      <h2 className="text-xl">Contact</h2>
      <ul className="mt-2 grid">
        {email !== null && (
          <li className="flex items-center gap-3">
            <Mail className="ico shrink-0 text-ink-3" aria-hidden="true" />
            {isShown ? (
              <a href={`mailto:${email}`} className="link inline-flex min-h-11 min-w-0 items-center break-all">
                {email}
              </a>
            ) : (
              <span className="inline-flex min-h-9 items-center">{email}</span>
            )}
          </li>
        )}
        {phone !== null && (
          <li className="flex items-center gap-3">
            <Phone className="ico shrink-0 text-ink-3" aria-hidden="true" />
            {isShown ? (
              <a href={`tel:${phone}`} className="link num inline-flex min-h-11 items-center">
                {formatPhone(phone)}
              </a>
            ) : (
              <span className="num inline-flex min-h-9 items-center">{phone}</span>
            )}
          </li>
        )}
        {phone_unconfirmed && (
          <li className="flex items-center gap-3 text-ink-2">
            <Phone className="ico shrink-0 text-ink-3" aria-hidden="true" />
            <span className="inline-flex min-h-9 items-center">{maskedContactFr.phoneUnconfirmed}</span>
          </li>
        )}
        {contact === "masked" && contact_reason !== null && (
          <li className="flex items-start gap-3 text-ink-2 text-sm">
            <EyeOff className="ico mt-0.5 shrink-0 text-base text-ink-3" aria-hidden="true" />
            {maskedContactFr.reasons[contact_reason]}
          </li>
        )}
      </ul>
    </Card>
  );
}

function Cv({ coverLetter, coverLetterName, contact_reason, first_name, last_name }: CandidateView) {
  return (
    <Card className="md:p-6">
      <h2 className="text-xl">CV</h2>
      {coverLetter === null ? (
        <p className="mt-2 text-ink-2">
          {contact_reason === null
            ? `${first_name} n’a pas joint de CV à sa candidature.`
            : "S’il y en a un, il s’ouvre en même temps que l’e-mail et le téléphone."}
        </p>
      ) : (
        <div className="mt-3">
          <DocumentPreview
            href={coverLetter}
            name={displayFileName(coverLetterName ?? "CV")}
            title={`CV de ${first_name} ${last_name}`}
          />
        </div>
      )}
    </Card>
  );
}

function Ended() {
  return (
    <Card padding="form" className="flex items-start gap-3">
      <EyeOff className="ico mt-1 shrink-0 text-ink-3" aria-hidden="true" />
      <p className="text-ink-2">
        Le profil n’est plus visible&#160;: votre refus date de plus de trois mois. Une nouvelle candidature le
        rouvrira.
      </p>
    </Card>
  );
}
