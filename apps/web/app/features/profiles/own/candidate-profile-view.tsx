import type { UserView } from "@app/contract/profiles/profiles";
import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { CANDIDATE_RATINGS } from "../../../lib/candidate-paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { CvCard } from "../cards/cv-card.tsx";
import { AboutCard, ContactCard, ExperiencesCard, SkillsCard } from "../cards/profile-cards.tsx";
import { ProfileHeader } from "../cards/profile-header.tsx";
import { OwnBadges } from "./own-badges.tsx";

export interface CandidateProfileViewProps {
  user: UserView;
  top: ReactNode;
  meter: ReactNode;
  editHref: string;
  confirmPhoneHref: string;
  /** The PDF made of the profile. */
  generatedCvHref: string;
}

export function CandidateProfileView({
  user,
  top,
  meter,
  editHref,
  confirmPhoneHref,
  generatedCvHref,
}: CandidateProfileViewProps) {
  return (
    <>
      <ProfileHeader
        user={user}
        top={top}
        actions={
          <LinkButton to={editHref} variant="line" icon={Pencil}>
            Modifier
          </LinkButton>
        }
      />
      {meter}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5">
          <AboutCard user={user} editHref={editHref} />
          <SkillsCard user={user} editHref={editHref} />
          <ExperiencesCard user={user} editHref={editHref} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ContactCard user={user} editHref={editHref} confirmPhoneHref={confirmPhoneHref} />
          <CvCard user={user} editHref={editHref} generatedHref={generatedCvHref} />
          <OwnBadges badges={user.badges} />
          <p className="text-ink-2 text-sm">
            {WITHDRAWAL_RULE} Une absence fait perdre le badge «&nbsp;Fiable&nbsp;». Elle ne compte qu’au bout de
            7&nbsp;jours sans contestation de votre part&#8239;; en cas de contestation, une personne de notre équipe
            décide d’abord.{" "}
            <Link to={CANDIDATE_RATINGS} className="link">
              Mes missions tenues et mes absences
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}
