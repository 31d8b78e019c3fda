import { missionFr as fr } from "@app/contract/missions/missions.fr";
import {
  BookmarkPlus,
  CircleStop,
  Copy,
  type LucideIcon,
  Megaphone,
  MegaphoneOff,
  Pause,
  Play,
  Trash2,
  Undo2,
} from "lucide-react";
import type { MissionCommand } from "./mission-commands.ts";

export const COMMAND_LABELS: Record<MissionCommand, { label: string; icon: LucideIcon }> = {
  promote: { label: "Signaler comme urgente", icon: Megaphone },
  unpromote: { label: "Retirer l’urgence", icon: MegaphoneOff },
  pause: { label: "Mettre en pause", icon: Pause },
  resume: { label: "Reprendre le recrutement", icon: Play },
  duplicate: { label: "Dupliquer", icon: Copy },
  template: { label: "Enregistrer comme modèle", icon: BookmarkPlus },
  close: { label: "Fermer la mission", icon: CircleStop },
  uncancel: { label: "Ne pas annuler", icon: Undo2 },
  delete: { label: "Supprimer", icon: Trash2 },
};

/** On the mission's page, with the names. */
export const CANCEL_LABEL = "Annuler la mission";

/** Instead of « Fermer la mission » when people were accepted: they still come. */
export const CLOSE_TO_APPLICATIONS = "Fermer aux candidatures";

/** When people were accepted. */
export const CLOSE_WITH_PEOPLE = "Plus personne ne pourra postuler. Les personnes retenues viennent toujours.";

/** Irreversible commands are confirmed. */
export const CONFIRMATIONS = {
  close: {
    title: fr.confirmClose,
    description: "Elle ne pourra pas être rouverte. Les personnes qui attendent une réponse seront prévenues.",
    confirmLabel: "Fermer la mission",
    loadingLabel: "Fermeture…",
  },
  delete: {
    title: fr.confirmDelete,
    description: "Elle disparaîtra de vos offres et de la recherche.",
    confirmLabel: "Supprimer",
    loadingLabel: "Suppression…",
  },
} as const;
