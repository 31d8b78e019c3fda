import { useLoaderData } from "react-router";
import { CandidateCards } from "../gallery/candidate-cards.tsx";
import { missionOf } from "../gallery/card-fixtures.ts";
import { LONGEST_COMMUNES, SOME_PLACES } from "../gallery/card-places.ts";
import { EmployerCards } from "../gallery/employer-cards.tsx";
import { Samples } from "../gallery/sample.tsx";
import { publicCards } from "../parts/mission-card/public-cards.server.ts";
import { PublicMissionGrid } from "../parts/mission-card/public-mission-grid.tsx";
import "../styles/candidate.css";
import "../styles/employer.css";
import "../styles/planning.css";
import "../styles/propositions.css";
import "../styles/selected.css";

export const meta = () => [{ title: "Cartes · Renfort" }, { name: "robots", content: "noindex" }];

export function loader() {
  const now = Date.now();
  const missions = [...LONGEST_COMMUNES, ...SOME_PLACES].map((place, index) => missionOf(index, place, now));
  return { now, cards: publicCards(missions, null) };
}

/** Development only: everything that shows a mission, with the longest texts it can hold. */
export default function GalleryCards() {
  const { now, cards } = useLoaderData<typeof loader>();
  const some = cards.slice(-SOME_PLACES.length);
  return (
    <main id="contenu" className="wrap pb-20">
      <h1 className="mt-10 text-4xl">Cartes</h1>
      <Samples title="Résultats">
        <PublicMissionGrid cards={cards} rendered={now} columns={2} headingLevel={3} />
      </Samples>
      <Samples title="Accueil">
        <PublicMissionGrid cards={some} rendered={now} columns={3} headingLevel={3} />
      </Samples>
      <Samples title="Liste de la carte">
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(320px,400px)_minmax(0,1fr)]">
          <PublicMissionGrid cards={some} rendered={now} columns={1} headingLevel={3} />
        </div>
      </Samples>
      <CandidateCards places={SOME_PLACES} cards={some} now={now} />
      <EmployerCards places={SOME_PLACES} now={now} />
    </main>
  );
}
