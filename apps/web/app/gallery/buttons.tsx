import { ArrowRight, Check, Flame, House, MapPin, Plus, SlidersHorizontal, Trash2, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Chip, ChipLink, RemovableChip } from "../ui/chip.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { TabLinks } from "../ui/tab-links.tsx";
import { Sample, Samples } from "./sample.tsx";

export function ButtonSamples() {
  const [loading, setLoading] = useState(false);
  const [urgent, setUrgent] = useState(true);
  const [remote, setRemote] = useState(false);
  return (
    <>
      <Samples title="Boutons">
        <div className="flex flex-wrap items-end gap-6">
          <Sample name="Repos">
            <Button>Publier la mission</Button>
          </Sample>
          <Sample name="Chargement">
            <Button loading loadingLabel="Publication…">
              Publier la mission
            </Button>
          </Sample>
          <Sample name="Chargement à la demande">
            <Button loading={loading} loadingLabel="Publication…" icon={Plus} onClick={() => setLoading(true)}>
              Publier
            </Button>
          </Sample>
          <Sample name="Désactivé">
            <Button disabled>Publier la mission</Button>
          </Sample>
          <Sample name="Contour">
            <Button variant="line">Enregistrer le brouillon</Button>
          </Sample>
          <Sample name="Doux">
            <Button variant="soft" icon={Plus}>
              Ajouter
            </Button>
          </Sample>
          <Sample name="Accepter">
            <Button variant="ok" icon={Check}>
              Accepter
            </Button>
          </Sample>
          <Sample name="Danger">
            <Button variant="danger-line" icon={Trash2}>
              Supprimer
            </Button>
          </Sample>
          <Sample name="Fantôme">
            <Button variant="ghost">Annuler</Button>
          </Sample>
          <Sample name="Icône">
            <IconButton icon={X} label="Fermer" variant="line" />
          </Sample>
          <Sample name="52 px">
            <Button size="lg">Se connecter</Button>
          </Sample>
          <Sample name="36 px">
            <Button size="sm" variant="ok" icon={Check}>
              Accepter
            </Button>
          </Sample>
          <Sample name="36 px, chargement">
            <Button size="sm" variant="line" loading>
              Rejeter
            </Button>
          </Sample>
          <Sample name="Lien">
            <LinkButton to="/composants" variant="line" iconAfter={ArrowRight}>
              Voir les missions
            </LinkButton>
          </Sample>
          <Sample name="Sur nuit">
            <span className="on-night flex flex-wrap gap-2 rounded-md bg-night p-3">
              <Button variant="gilet">Trouver un Emploi</Button>
              <Button variant="night-line">Se Connecter</Button>
            </span>
          </Sample>
        </div>
      </Samples>
      <Samples title="Puces et onglets">
        <div className="flex flex-wrap items-center gap-3">
          <Chip icon={Flame} tone="feu" pressed={urgent} onClick={() => setUrgent(!urgent)}>
            Urgent
          </Chip>
          <Chip icon={House} pressed={remote} onClick={() => setRemote(!remote)}>
            Télétravail
          </Chip>
          <Chip icon={SlidersHorizontal} count={2}>
            Filtres
          </Chip>
          <RemovableChip icon={MapPin} removeLabel="Retirer le filtre Lyon" remove={{ to: "/composants" }}>
            Lyon
          </RemovableChip>
          <Chip icon={Plus} small dashed>
            J’habite à proximité
          </Chip>
          <ChipLink to="/composants" current>
            Temps plein
          </ChipLink>
        </div>
        <div className="mt-5">
          <TabLinks
            label="Statut"
            tabs={[
              { to: "/composants?statut=toutes", label: "Toutes", count: 14, current: true },
              { to: "/composants?statut=revision", label: "En cours de révision", count: 6, current: false },
              { to: "/composants?statut=oui", label: "Sélectionné", count: 3, current: false },
              { to: "/composants?statut=non", label: "Non sélectionné", count: 5, current: false },
            ]}
          />
        </div>
      </Samples>
    </>
  );
}
