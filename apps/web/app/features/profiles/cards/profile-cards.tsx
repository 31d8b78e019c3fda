import type { CandidateView, UserView } from "@app/contract/profiles/profiles";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { formatSpan } from "@app/domain/profiles/experience-span";
import { Mail, Phone, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/class-names.ts";
import { LinkButton } from "../../../ui/link-button.tsx";

export interface ProfileCardProps {
  user: UserView;
  editHref: string;
}

export function Nothing({ to, link, children }: { to: string; link: string; children: ReactNode }) {
  return (
    <div className="mt-2 text-ink-2">
      <p>{children}</p>
      <Link to={to} className="link inline-flex min-h-11 items-center text-sm">
        {link}
      </Link>
    </div>
  );
}

export function AboutCard({ user, editHref }: ProfileCardProps) {
  return (
    <Card padding="form">
      <h2 className="text-xl">À propos</h2>
      {user.about === null ? (
        <Nothing to={`${editHref}#field-about`} link="Écrire quelques lignes">
          Quelques lignes sur vous aident un employeur à décider.
        </Nothing>
      ) : (
        <p className="mt-2 max-w-[65ch] whitespace-pre-line text-ink-2">{user.about}</p>
      )}
    </Card>
  );
}

export function SkillsCard({ user, editHref }: ProfileCardProps) {
  return (
    <Card padding="form">
      <h2 className="text-xl">Compétences</h2>
      {user.skills.length === 0 ? (
        <Nothing to={`${editHref}#field-skills`} link="Ajouter des compétences">
          Il en faut au moins une pour postuler.
        </Nothing>
      ) : (
        <SkillList skills={user.skills} />
      )}
    </Card>
  );
}

export function SkillList({ skills }: Pick<CandidateView, "skills">) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li key={skill} className="tag min-h-9! px-3!">
          {skill}
        </li>
      ))}
    </ul>
  );
}

export function ExperiencesCard({ user, editHref }: ProfileCardProps) {
  return (
    <Card padding="form">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">Expériences</h2>
        <LinkButton to={`${editHref}#experiences`} variant="soft" icon={Plus} aria-label="Ajouter une expérience">
          Ajouter
        </LinkButton>
      </div>
      {user.experiences.length === 0 ? (
        <p className="mt-2 text-ink-2">Aucune expérience pour l’instant.</p>
      ) : (
        <ExperienceList experiences={user.experiences} />
      )}
    </Card>
  );
}

export function ExperienceList({ experiences }: Pick<CandidateView, "experiences">) {
  return (
    <ol className="mt-5">
      {experiences.map((experience) => (
        <li
          key={experience.id}
          className="relative pb-7 pl-8 before:absolute before:top-6 before:bottom-0 before:left-[7px] before:w-0.5 before:bg-line last:pb-0 last:before:hidden"
        >
          <span
            className={cx(
              "absolute top-1.5 start-0 size-4 rounded-full border-[3px]",
              experience.current ? "border-brand bg-brand-soft" : "border-line-strong bg-surface",
            )}
          />
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h3 className="text-lg">{experience.title}</h3>
            <span className="text-ink-2 text-sm">{`${experience.company}, ${experience.location}`}</span>
          </div>
          <p className="num text-ink-3 text-sm">{formatSpan(experience.startDate, experience.endDate)}</p>
          <p className="mt-1.5 whitespace-pre-line text-ink-2">{experience.description}</p>
        </li>
      ))}
    </ol>
  );
}

export function ContactCard({ user, editHref, confirmPhoneHref }: ProfileCardProps & { confirmPhoneHref: string }) {
  return (
    <Card className="md:p-6">
      <h2 className="text-xl">Contact</h2>
      <ul className="mt-3 grid gap-1">
        <li className="flex min-h-10 items-center gap-3">
          <Mail className="ico shrink-0 text-ink-3" aria-hidden="true" />
          <span className="min-w-0 break-words">{user.email}</span>
        </li>
        <li className="flex min-h-10 items-center gap-3">
          <Phone className="ico shrink-0 text-ink-3" aria-hidden="true" />
          {user.phone === null ? (
            <Link to={`${editHref}#field-phone`} className="link inline-flex min-h-11 items-center text-sm">
              Ajouter un téléphone
            </Link>
          ) : (
            <span className="num">{formatPhone(user.phone)}</span>
          )}
        </li>
        {user.phone !== null && !user.phone_verified && (
          <li className="text-sm">
            {"Ce numéro n’est montré à personne tant que vous ne l’avez pas confirmé. "}
            <Link to={confirmPhoneHref} className="link inline-flex min-h-11 items-center">
              Confirmer ce numéro
            </Link>
          </li>
        )}
      </ul>
      <p className="mt-2 text-ink-3 text-xs">
        Un employeur à qui vous postulez peut les ouvrir tout de suite si son entreprise a prouvé son adresse, sinon une
        fois que vous avez confirmé votre venue.
      </p>
    </Card>
  );
}
