import { BriefcaseBusiness, Timer, UsersRound } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Field } from "../ui/fields/field.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { Monogram } from "../ui/monogram.tsx";
import { AlertDialog, ConfirmDialog } from "../ui/overlays/confirm-dialog.tsx";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { toast } from "../ui/overlays/toast.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Pager } from "../ui/pager.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { StatTile } from "../ui/stat-tile.tsx";
import { StepTrack } from "../ui/step-track.tsx";
import { Sample, Samples } from "./sample.tsx";

const wait = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 1500);
  });

export function FeedbackSamples() {
  return (
    <>
      <Samples title="Messages, dialogues, état vide">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-6">
            <ToastSamples />
            <DialogSamples />
          </div>
          <EmptyState
            title="Aucune mission trouvée"
            text="Essayez une autre ville ou retirez un filtre."
            headingLevel={3}
            action={<Button variant="line">Effacer les filtres</Button>}
          />
        </div>
      </Samples>
      <Samples title="Chiffres et avancement">
        <ul className="grid grid-cols-1 gap-3 min-[380px]:grid-cols-3 md:gap-5">
          <li>
            <StatTile
              value="4"
              label="missions actives"
              detail="dont 1 urgente"
              icon={BriefcaseBusiness}
              to="/composants"
            />
          </li>
          <li>
            <StatTile value="27" label="candidatures reçues" detail={"7 à traiter"} icon={UsersRound} accent={3} />
          </li>
          <li>
            <StatTile value={undefined} label="temps de réponse moyen" icon={Timer} accent={1} />
          </li>
        </ul>
        <div className="mt-6 grid items-start gap-6 md:grid-cols-2">
          <Card className="grid gap-5">
            <ProgressBar
              label="Places pourvues"
              value={5}
              max={12}
              start="En cours de recrutement"
              end="7 places restantes"
            />
            <ProgressBar
              label="Places pourvues"
              value={8}
              max={10}
              tone="hot"
              start="Presque complet"
              end="2 places restantes"
            />
            <ProgressBar label="Places pourvues" value={9} max={9} tone="full" start="Clôturée" />
            <ProgressBar label="Profil complété" value={80} max={100} tone="brand" start="Profil" end={"80\u202f%"} />
          </Card>
          <Card className="grid gap-6">
            <StepTrack
              label="Avancement"
              steps={[
                { label: "Envoyée", state: "done" },
                { label: "Lue", state: "done" },
                { label: "Réponse", state: "current" },
                { label: "Confirmée", state: "todo" },
              ]}
            />
            <StepTrack
              label="Avancement"
              steps={[
                { label: "Envoyée", state: "done" },
                { label: "Lue", state: "done" },
                { label: "Réponse", state: "stopped" },
                { label: "Confirmée", state: "skipped" },
              ]}
            />
          </Card>
        </div>
      </Samples>
      <Samples title="Personnes et entreprises">
        <div className="flex flex-wrap items-end gap-6">
          <Sample name="28">
            <Avatar id={1} name="Karim Benali" size={28} />
          </Sample>
          <Sample name="34, photo absente">
            <Avatar id={2} name="Inès Moreau" size={34} src="/composants-absente.webp" />
          </Sample>
          <Sample name="44, disponible">
            <Avatar id={3} name="Théo Lambert" ring="fire" />
          </Sample>
          <Sample name="64, en pause">
            <Avatar id={4} name="Élodie" size={64} ring="ice" />
          </Sample>
          <Sample name="96">
            <Avatar id={5} name="Nadia Ferrand" size={96} />
          </Sample>
          <Sample name="Monogrammes">
            <span className="flex gap-3">
              {["Brasserie des Terreaux", "Rapido Colis", "Maison Aubrac", "Logivia Corbas"].map((name) => (
                <Monogram key={name} name={name} />
              ))}
              <Monogram name="Renfort" src="/renfort-icon.svg" />
            </span>
          </Sample>
        </div>
      </Samples>
      <Samples title="En-tête de page et pagination">
        <Card>
          <PageHeader
            level={3}
            title="Mes offres d’emploi"
            eyebrow="Samedi 14 novembre"
            description="Toutes vos missions, les plus récentes d’abord."
            actions={<Button variant="line">Nouvelle mission</Button>}
          />
        </Card>
        <div className="mt-8 grid gap-6">
          <Pager
            items={[1, "ellipsis", 5, 6, 7, "ellipsis", 24]}
            current={6}
            hrefFor={(page) => `/composants?page=${page}`}
            label="Pagination, 24 pages"
          />
          <Pager
            items={[1, 2, 3, 4, 5, 6, 7]}
            current={1}
            hrefFor={(page) => `/composants?page=${page}`}
            label="Pagination, 7 pages"
          />
        </div>
      </Samples>
    </>
  );
}

function ToastSamples() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="line" onClick={() => toast("Mission publiée avec succès\u202f!")}>
        Succès
      </Button>
      <Button
        variant="line"
        onClick={() =>
          toast("Erreur lors de la candidature", {
            tone: "error",
            action: { label: "Réessayer", onAction: () => toast("Nouvel essai", { tone: "info" }) },
          })
        }
      >
        Erreur
      </Button>
      <Button variant="line" onClick={() => toast("Brouillon gardé", { tone: "info" })}>
        Information
      </Button>
    </div>
  );
}

function DialogSamples() {
  const [shown, setShown] = useState<"form" | "confirm" | "delete" | "alert">();
  const close = () => setShown(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="line" onClick={() => setShown("form")}>
        Dialogue
      </Button>
      <Button variant="line" onClick={() => setShown("confirm")}>
        Confirmation
      </Button>
      <Button variant="line" onClick={() => setShown("delete")}>
        Suppression
      </Button>
      <Button variant="line" onClick={() => setShown("alert")}>
        Alerte
      </Button>
      <Dialog
        open={shown === "form"}
        onOpenChange={close}
        title="Postuler"
        description="Serveur en salle (H/F), Brasserie des Terreaux"
      >
        <div className="grid gap-5">
          <Field name="note" label="Votre message" required>
            <TextArea />
          </Field>
          <Button size="lg" onClick={close}>
            Envoyer ma candidature
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={shown === "confirm"}
        onOpenChange={close}
        title={"Êtes-vous sûr de vouloir publier cette mission\u202f?"}
        description="Elle sera visible aussitôt."
        confirmLabel="Publier"
        loadingLabel="Publication…"
        onConfirm={wait}
      />
      <ConfirmDialog
        open={shown === "delete"}
        onOpenChange={close}
        danger
        title={"Supprimer ce brouillon\u202f?"}
        confirmLabel="Supprimer"
        error="La suppression a échoué. Réessayez."
        onConfirm={close}
      />
      <AlertDialog
        open={shown === "alert"}
        onOpenChange={close}
        title="Profil incomplet"
        description="Ajoutez un téléphone pour postuler."
      />
    </div>
  );
}
