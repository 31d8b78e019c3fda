import { AboutCard, BadgesCard, ContactCard, CvCard, ExperiencesCard, SkillsCard } from "./profile-cards.tsx";
import { ProfileHeader, type ProfileHeaderProps } from "./profile-header.tsx";

export function CandidateProfileView(props: ProfileHeaderProps) {
  const { user, editHref } = props;
  return (
    <>
      <ProfileHeader {...props} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5">
          <AboutCard user={user} editHref={editHref} />
          <SkillsCard user={user} editHref={editHref} />
          <ExperiencesCard user={user} editHref={editHref} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ContactCard user={user} editHref={editHref} />
          <CvCard user={user} editHref={editHref} />
          <BadgesCard user={user} />
        </div>
      </div>
    </>
  );
}
