import { Check, EllipsisVertical, Flame, Pause } from "lucide-react";
import { useState } from "react";
import { EmployerMissionCard } from "../../features/missions/employer-mission-card.tsx";
import { MissionCard } from "../../features/missions/mission-card.tsx";
import type { MissionFacts } from "../../features/missions/mission-card-parts.tsx";
import { MissionCardSkeleton } from "../../features/missions/mission-card-skeleton.tsx";
import { startCountdown } from "../../features/missions/mission-start.ts";
import { SaveButton } from "../../features/missions/save-button.tsx";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { SkeletonGroup } from "../../ui/skeleton.tsx";
import { Samples } from "./sample.tsx";

const WAITER: MissionFacts = {
  id: 1,
  title: "Serveur en salle (H/F), service du soir",
  href: "/composants",
  companyName: "Brasserie des Terreaux",
  location: "Lyon 1er",
  urgent: true,
  sectorName: "Restauration",
  ageText: "il y a 1\u00a0h",
  periodText: "Sam. 14 et dim. 15 nov.",
  hoursText: "6\u00a0h / jour",
  typeLabel: "Contrat",
  payText: "14,50\u00a0€ / heure",
  earningsText: "174\u00a0€",
};

const DRIVER: MissionFacts = {
  id: 2,
  title: "Chauffeur-livreur VL (H/F)",
  href: "/composants",
  companyName: "Rapido Colis",
  location: "Saint-Priest",
  sectorName: "Transport",
  ageText: "il y a 6\u00a0h",
  periodText: "Du 16 au 21 nov.",
  hoursText: "8\u00a0h / jour",
  typeLabel: "Contrat",
  licenseRequired: true,
  payText: "120\u00a0€ / jour",
  earningsText: "720\u00a0€",
};

const MINUTE = 60_000;

function Apply({ title }: { title: string }) {
  return (
    <LinkButton to="/composants" aria-label={`Postuler\u00a0: ${title}`}>
      Postuler
    </LinkButton>
  );
}

export function CardSamples() {
  const renderedAt = useRenderedAt();
  const [saved, setSaved] = useState(true);
  const countdown = startCountdown(new Date(renderedAt + 134 * MINUTE).toISOString(), renderedAt);
  return (
    <>
      <Samples title="Cartes de mission">
        <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
          <MissionCard
            mission={WAITER}
            index={0}
            description="Renfort pour deux services du soir, salle de 90 couverts. Tenue noire, plateau maîtrisé, équipe de six et repas du personnel à 18 h."
            countdown={countdown}
            action={<Apply title={WAITER.title} />}
          />
          <MissionCard
            mission={DRIVER}
            index={4}
            why="permis B et 4 missions de livraison."
            capacity={
              <ProgressBar
                label="Places pourvues"
                value={5}
                max={12}
                start="En cours de recrutement"
                end="7 places restantes"
              />
            }
            corner={<SaveButton type="button" saved={saved} title={DRIVER.title} onClick={() => setSaved(!saved)} />}
            action={<Apply title={DRIVER.title} />}
          />
          <SkeletonGroup>
            <MissionCardSkeleton />
          </SkeletonGroup>
          <MissionCard
            mission={{ ...WAITER, remote: true, earningsBreakdown: "14,50\u00a0€ × 6\u00a0h × 2\u00a0j" }}
            index={1}
            capacity={
              <ProgressBar
                label="Places pourvues"
                value={8}
                max={10}
                tone="hot"
                start="Presque complet"
                end="2 places restantes"
              />
            }
            countdown={countdown}
            corner={<SaveButton type="button" saved={false} title={WAITER.title} />}
            action={
              <Badge tone="ok" icon={Check} className="h-11! px-4!">
                Candidature envoyée
              </Badge>
            }
          />
          <MissionCard
            mission={{ ...DRIVER, sectorName: "Événementiel" }}
            index={2}
            closed
            capacity={<ProgressBar label="Places pourvues" value={9} max={9} tone="full" start="Clôturée" />}
          />
        </div>
      </Samples>
      <Samples title="Cartes de l’employeur">
        <div className="grid gap-5 lg:grid-cols-2">
          <EmployerSample />
          <EmployerMissionCard
            mission={{ ...DRIVER, title: "Barman (H/F), soirée privée" }}
            index={1}
            draft
            badges={<Badge tone="dash">Brouillon</Badge>}
            missingText={"Il manque\u00a0: lieu, rémunération."}
            action={
              <LinkButton to="/composants" variant="line" aria-label={"Modifier\u00a0: Barman (H/F), soirée privée"}>
                Modifier
              </LinkButton>
            }
          />
        </div>
        <div className="mt-5 grid gap-5">
          <EmployerSample />
          <EmployerMissionCard
            mission={{ ...DRIVER, title: "Commis de cuisine (H/F)" }}
            index={1}
            badges={
              <Badge tone="warn" icon={Pause}>
                En pause
              </Badge>
            }
            countText="5 candidatures"
            action={
              <LinkButton to="/composants" aria-label={"Voir les candidatures\u00a0: Commis de cuisine (H/F)"}>
                Voir
              </LinkButton>
            }
          />
        </div>
      </Samples>
    </>
  );
}

function EmployerSample() {
  return (
    <EmployerMissionCard
      mission={WAITER}
      index={0}
      badges={
        <>
          <Badge tone="ok" dot>
            En recrutement
          </Badge>
          <Badge tone="feu" icon={Flame}>
            Urgent
          </Badge>
        </>
      }
      progress={{ label: "Candidatures reçues", value: 7, max: 10, text: "7 sur 10 candidatures" }}
      corner={<IconButton icon={EllipsisVertical} label={`Actions pour ${WAITER.title}`} />}
      stub={
        <>
          <span className="-space-x-2.5 flex shrink-0">
            <Avatar id={1} name="Karim Benali" size={34} />
            <Avatar id={2} name="Inès Moreau" size={34} />
            <Avatar id={3} name="Théo Lambert" size={34} />
          </span>
          <p className="font-medium leading-tight">
            <b>3 nouvelles</b>
            <br />
            depuis hier
          </p>
        </>
      }
      action={
        <LinkButton to="/composants" aria-label={`Voir les candidatures\u00a0: ${WAITER.title}`}>
          Voir
        </LinkButton>
      }
    />
  );
}
