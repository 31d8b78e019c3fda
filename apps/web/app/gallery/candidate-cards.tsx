import { parisDay } from "@app/domain/time/calendar";
import { QueuedBadge, SentBadge } from "../features/applications/apply/sent-application.tsx";
import {
  ActiveApplications,
  NextMissionCard,
  NextMissionLine,
} from "../features/applications/mine/activity-column.tsx";
import { CandidateApplicationCard } from "../features/applications/mine/candidate-application-card.tsx";
import { SelectedCard } from "../features/applications/selected/selected-card.tsx";
import { AnsweredList } from "../features/matching/propositions/answered-list.tsx";
import { PropositionCard } from "../features/matching/propositions/proposition-card.tsx";
import { LatestMissions } from "../features/site/home/latest-missions.tsx";
import { AgendaGrid } from "../features/week/agenda/agenda-grid.tsx";
import { AgendaRow } from "../features/week/agenda/agenda-row.tsx";
import { startCountdown, startPhrase } from "../parts/mission/mission-start.ts";
import { cardState } from "../parts/mission-card/card-state.fr.ts";
import { MissionCard } from "../parts/mission-card/mission-card.tsx";
import { missionFacts } from "../parts/mission-card/mission-facts.ts";
import type { PublicCard } from "../parts/mission-card/public-mission-grid.tsx";
import { SaveButton } from "../parts/mission-card/save-button.tsx";
import { Button } from "../ui/button.tsx";
import { agendaShiftOf, applicationOf, missionOf, propositionOf } from "./card-fixtures.ts";
import { Samples } from "./sample.tsx";

const HERE = "/composants/cartes";
const LINKS = { missions: HERE, calendar: HERE, selected: HERE, papers: HERE, interview: () => HERE };
const WARNING = "Moins de onze heures de repos avant ce créneau.";

export interface CardsProps {
  places: readonly string[];
  now: number;
}

export function CandidateCards({ places, cards, now }: CardsProps & { cards: readonly PublicCard[] }) {
  const applications = places.map((place, index) => applicationOf(index, place, now));
  const propositions = places.map((place, index) => propositionOf(index, place, now));
  const shifts = places.map((place, index) => agendaShiftOf(index, place, now));
  const days = shifts.slice(0, 7).map((shift) => ({ day: parisDay(new Date(shift.startsAt)), shifts: [shift] }));
  const next = { startText: "Demain à 6\u00a0h 30", to: HERE, rendered: now };
  return (
    <>
      <Samples title="Accueil du candidat, missions enregistrées">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_300px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4 xl:grid-cols-2">
            {places.map((place, index) => (
              <CandidateCard key={place} place={place} index={index} now={now} />
            ))}
          </div>
          <aside className="grid gap-5">
            {applications.slice(2, 5).map((application) => (
              <NextMissionCard key={application.id} application={application} {...next} />
            ))}
            <ActiveApplications applications={applications.slice(0, 3)} to={HERE} rendered={now} />
          </aside>
        </div>
        <div className="mt-3 grid gap-3">
          {applications.slice(2, 5).map((application) => (
            <NextMissionLine key={application.id} application={application} {...next} />
          ))}
        </div>
      </Samples>
      <Samples title="Accueil, au crochet">
        <LatestMissions cards={cards} rendered={now} />
      </Samples>
      <Samples title="Propositions">
        <div className="propositions">
          {propositions.slice(0, 1).map((proposition) => (
            <Proposition key={proposition.id} proposition={proposition} now={now} />
          ))}
          <div className="prop-next">
            {propositions.slice(1).map((proposition) => (
              <Proposition key={proposition.id} proposition={proposition} now={now} />
            ))}
          </div>
          <AnsweredList propositions={propositions} answerKey="" action={HERE} />
        </div>
      </Samples>
      <Samples title="Candidatures">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {applications.map((application) => (
            <CandidateApplicationCard
              key={application.id}
              application={application}
              mission={missionFacts(application.job, HERE, now)}
              startText={startPhrase(application.job.startDate, now)}
              countdown={startCountdown(application.job.startDate, now)}
              bookings={[]}
              links={LINKS}
              highlighted={false}
              withdrawing={false}
              rendered={now}
              now={now}
              contact={<Button variant="line">Message</Button>}
            />
          ))}
        </div>
      </Samples>
      <Samples title="Place obtenue">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          {applications.slice(0, 8).map(({ id, job, shifts: booked }, index) => (
            <SelectedCard
              key={id}
              job={job}
              pay={{ text: "1\u202f250,50\u00a0€", detail: "brut" }}
              shifts={booked}
              dayText="Ce soir, lun. 16 nov."
              place={{ address: `12 rue de la République, 67000 ${places[index]}`, access: null }}
              phone="0612345678"
              message={null}
              outfit="Chaussures de sécurité, pantalon noir."
              calendarHref={HERE}
              state={index % 2 === 0 ? "soon" : "confirmed"}
              confirm={
                <Button size="lg" block>
                  Je confirme ma venue
                </Button>
              }
            />
          ))}
        </div>
      </Samples>
      <Samples title="Créneaux">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {shifts.map((shift) => (
            <AgendaRow
              key={shift.id}
              shift={shift}
              to={HERE}
              warnings={[WARNING]}
              confirm={<Button>Confirmer</Button>}
              now={now}
            />
          ))}
        </div>
        <div className="weeks">
          <div className="at-desk mt-5">
            <AgendaGrid days={days} linkOf={() => HERE} warningsOf={() => [WARNING]} now={now} />
          </div>
        </div>
      </Samples>
    </>
  );
}

function CandidateCard({ place, index, now }: { place: string; index: number; now: number }) {
  const mission = missionOf(index, place, now);
  const application = applicationOf(0, place, now);
  const actions = [
    <Button key="postuler">Postuler</Button>,
    <SentBadge key="envoyee" application={application} />,
    <QueuedBadge key="attente" />,
  ];
  return (
    <MissionCard
      mission={missionFacts(mission, HERE, now)}
      why={index % 2 === 0 ? `vous avez déjà travaillé à ${place}.` : undefined}
      reasons={index % 2 === 0 ? undefined : [`À 2,4\u00a0km de ${place}`, "Votre compétence\u00a0: Bar"]}
      state={cardState(mission, now)}
      rendered={now}
      corner={<SaveButton type="button" saved={index % 2 === 0} title={mission.title} />}
      action={actions[index % actions.length]}
    />
  );
}

function Proposition({ proposition, now }: { proposition: ReturnType<typeof propositionOf>; now: number }) {
  return <PropositionCard proposition={proposition} answerKey="" now={new Date(now)} />;
}
