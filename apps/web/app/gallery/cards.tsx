import { companyLevelLabel } from "@app/domain/companies/company-level.fr";
import { Check, EllipsisVertical, Flame, Pause } from "lucide-react";
import { useState } from "react";
import { EmployerMissionCard } from "../features/missions/mine/employer-mission-card.tsx";
import { useRenderedAt } from "../lib/rendered-at.ts";
import type { CardState } from "../parts/mission-card/card-state.fr.ts";
import { MissionCard } from "../parts/mission-card/mission-card.tsx";
import type { MissionFacts } from "../parts/mission-card/mission-card-parts.tsx";
import { MissionCardSkeleton } from "../parts/mission-card/mission-card-skeleton.tsx";
import { SaveButton } from "../parts/mission-card/save-button.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { Badge } from "../ui/badge.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { SkeletonGroup } from "../ui/skeleton.tsx";
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
  level: "verified",
  companyLevel: companyLevelLabel("verified", new Date("2026-11-12T09:00:00Z")),
  shift: { startsAt: "2026-11-16T18:00:00+01:00", endsAt: "2026-11-17T00:30:00+01:00" },
  dayText: "lun. 16 nov.",
  breakText: "pause 30\u00a0min",
  placeText: "Lyon 1er",
  distanceText: "2,3\u00a0km",
  amountText: "87\u00a0€",
  rateText: "14,50\u00a0€\u00a0/\u00a0h",
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
  companyLevel: companyLevelLabel("unverified", new Date("2026-11-12T09:00:00Z")),
  shift: { startsAt: "2026-11-16T06:30:00+01:00", endsAt: "2026-11-16T14:30:00+01:00" },
  dayText: "lun. 16 nov.",
  moreShiftsText: "+\u00a05\u00a0créneaux",
  placeText: "Saint-Priest",
  amountText: "720\u00a0€",
  amountFor: "les 6\u00a0créneaux",
  rateText: "120\u00a0€\u00a0/\u00a0jour",
};

const OPEN: CardState = {
  tone: "neutral",
  words: "Il manque 4\u00a0personnes sur 6",
  urgent: false,
  positions: 6,
  taken: 2,
  closed: false,
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
  const inMinutes = (minutes: number) => new Date(renderedAt + minutes * MINUTE).toISOString();
  return (
    <>
      <Samples title="Cartes de mission">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
          <MissionCard
            mission={WAITER}
            description="Renfort pour deux services du soir, salle de 90 couverts. Tenue noire, plateau maîtrisé, équipe de six et repas du personnel à 18 h."
            state={{
              ...OPEN,
              tone: "fire",
              words: "Il manque 1\u00a0personne",
              positions: 3,
              startsAt: inMinutes(140),
            }}
            rendered={renderedAt}
            action={<Apply title={WAITER.title} />}
          />
          <MissionCard
            mission={DRIVER}
            why={"4\u00a0missions déjà faites pour Rapido Colis."}
            state={{ ...OPEN, startsAt: inMinutes(3 * 1440) }}
            rendered={renderedAt}
            corner={<SaveButton type="button" saved={saved} title={DRIVER.title} onClick={() => setSaved(!saved)} />}
            action={<Apply title={DRIVER.title} />}
          />
          <SkeletonGroup>
            <MissionCardSkeleton />
          </SkeletonGroup>
          <MissionCard
            mission={{ ...WAITER, placeText: "Télétravail" }}
            state={{
              ...OPEN,
              tone: "fire",
              urgent: true,
              words: "Il manque 2\u00a0personnes",
              positions: 15,
              taken: 13,
              note: "Plus qu’une candidature possible",
              startsAt: inMinutes(20 * 60),
            }}
            rendered={renderedAt}
            corner={<SaveButton type="button" saved={false} title={WAITER.title} />}
            action={
              <Badge tone="ok" icon={Check} className="min-h-11! px-4!">
                Candidature envoyée
              </Badge>
            }
          />
          <MissionCard
            mission={DRIVER}
            state={{
              ...OPEN,
              tone: "ok",
              words: "Complet",
              taken: 6,
              note: "Toutes les places sont prises",
              closed: true,
            }}
            rendered={renderedAt}
          />
          <MissionCard
            mission={DRIVER}
            state={{ ...OPEN, tone: "over", words: "Commencée", closed: true }}
            rendered={renderedAt}
          />
        </div>
      </Samples>
      <Samples title="Cartes de l’employeur">
        <div className="grid gap-5 lg:grid-cols-2">
          <EmployerSample />
          <EmployerMissionCard
            mission={{ ...DRIVER, title: "Barman (H/F), soirée privée" }}
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
