import { placesText } from "@app/domain/missions/recruitment.fr";
import { parisDay } from "@app/domain/time/calendar";
import { ApplicationRow } from "../features/applications/applicants/application-row.tsx";
import { EmployerMissionCard } from "../features/missions/mine/employer-mission-card.tsx";
import { EmployerMissionRow } from "../features/missions/mine/employer-mission-row.tsx";
import { LiveLead } from "../features/missions/mine/live-lead.tsx";
import { MissionRecap } from "../features/missions/mine/mission-recap.tsx";
import { MissionStateBadge, UrgentBadge } from "../features/missions/mine/mission-state-badge.tsx";
import { RecentMissions } from "../features/missions/mine/recent-missions.tsx";
import { MissionPreview, PreviewStrip } from "../features/missions/publish/mission-preview.tsx";
import { earningsOf, previewFacts, readDraft } from "../features/missions/publish/values/mission-draft.ts";
import { ComingPeople } from "../features/week/coming/coming-people.tsx";
import { PlanningWeek } from "../features/week/planning/planning-week.tsx";
import { MissingPeople } from "../features/week/upcoming/missing-people.tsx";
import { missionFacts } from "../parts/mission-card/mission-facts.ts";
import { LinkButton } from "../ui/link-button.tsx";
import type { CardsProps } from "./candidate-cards.tsx";
import { applicationOf, missionOf, plannedShiftOf, upcomingShiftOf } from "./card-fixtures.ts";
import { Samples } from "./sample.tsx";

const HERE = "/composants/cartes";

export function EmployerCards({ places, now }: CardsProps) {
  const missions = places.map((place, index) => missionOf(index, place, now));
  const days = places.slice(0, 7).map((place, index) => ({
    day: parisDay(new Date(now + index * 86_400_000)),
    shifts: [plannedShiftOf(index, place, now)],
  }));
  return (
    <>
      <Samples title="Aperçu d’une mission à publier">
        {places.map((place) => (
          <Preview key={place} place={place} />
        ))}
      </Samples>
      <Samples title="Missions de l’employeur">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {missions.map((mission) => (
            <EmployerMissionRow key={mission.id} mission={mission} now={now} base={HERE} />
          ))}
        </div>
        <RecentMissions missions={missions.slice(0, 6)} base={HERE} now={now} />
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
          {missions.slice(0, 8).map((mission) => (
            <EmployerMissionCard
              key={mission.id}
              mission={missionFacts(mission, HERE, now)}
              badges={
                <>
                  <MissionStateBadge mission={mission} now={now} />
                  <UrgentBadge />
                </>
              }
              progress={{ label: "Places prises", value: 2, max: 6, text: placesText(mission) }}
              action={<LinkButton to={HERE}>Voir les candidatures</LinkButton>}
            />
          ))}
        </div>
      </Samples>
      <Samples title="Une mission">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
          {missions.slice(0, 8).map((mission) => (
            <div key={mission.id} className="contents">
              <MissionRecap mission={mission} href={HERE} now={now} />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <div>
                  <LiveLead mission={mission} live={undefined} menu={null} now={now} heading="h3" />
                </div>
              </div>
            </div>
          ))}
        </div>
      </Samples>
      <Samples title="Ce qui manque, planning">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
          <MissingPeople
            shifts={places.map((place, index) => upcomingShiftOf(index, place, now))}
            base={HERE}
            now={now}
          />
          <ul className="cands card divide-y divide-line">
            {places.slice(0, 6).map((place, index) => (
              <ApplicationRow key={place} application={applicationOf(index, place, now)} href={HERE} now={now} />
            ))}
          </ul>
        </div>
        <div className="mt-5">
          <ComingPeople
            shifts={days.flatMap(({ shifts }) => shifts)}
            most={7}
            base={HERE}
            now={now}
            showMission
            messageFor={() => null}
          />
        </div>
        <div className="weeks mt-5">
          <PlanningWeek days={days} today={parisDay(new Date(now))} now={now} linkOf={() => HERE} />
        </div>
      </Samples>
    </>
  );
}

/** As typed in the form. */
function Preview({ place }: { place: string }) {
  const draft = readDraft({
    title: "Préparateur de commandes",
    location: place,
    compensation: "1250,50",
    compensationType: "daily",
    urgent: "1",
    shiftDay: "2027-11-20",
    shiftStart: "18:30",
    shiftEnd: "23:30",
    shiftPositions: "3",
  });
  const company = { sectorName: "Logistique", companyName: "Blanchisserie Saint-Barthélemy", companyLogo: null };
  const facts = previewFacts(draft, earningsOf(draft), company);
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_332px]">
      <PreviewStrip facts={facts} draft={draft} />
      <div className="max-lg:hidden" />
      <MissionPreview facts={facts} draft={draft} />
    </div>
  );
}
