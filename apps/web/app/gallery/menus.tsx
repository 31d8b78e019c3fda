import { Check, CircleStop, Copy, EllipsisVertical, Eye, Hourglass, Megaphone, Pencil, Trash2, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "../ui/badge.tsx";
import { ChoiceMenu, Menu, MenuAction, MenuLink, MenuSeparator } from "../ui/overlays/menu.tsx";
import { toast } from "../ui/overlays/toast.tsx";
import { Sample, Samples } from "./sample.tsx";

type Status = "pending" | "reviewed" | "accepted" | "rejected";

const STATUSES: readonly { value: Status; label: string; content: ReactNode }[] = [
  {
    value: "pending",
    label: "En attente",
    content: (
      <Badge tone="warn" icon={Hourglass}>
        En attente
      </Badge>
    ),
  },
  {
    value: "reviewed",
    label: "Examiné",
    content: (
      <Badge tone="blue" icon={Eye}>
        Examiné
      </Badge>
    ),
  },
  {
    value: "accepted",
    label: "Accepté",
    content: (
      <Badge tone="ok" icon={Check}>
        Accepté
      </Badge>
    ),
  },
  {
    value: "rejected",
    label: "Rejeté",
    content: (
      <Badge tone="red" icon={X}>
        Rejeté
      </Badge>
    ),
  },
];

export function MenuSamples() {
  const [status, setStatus] = useState<Status>("pending");
  const current = STATUSES.find(({ value }) => value === status);
  return (
    <Samples title="Menus">
      <div className="flex flex-wrap items-end gap-6">
        <Sample name="Actions">
          <Menu label="Actions pour Serveur en salle" icon={EllipsisVertical}>
            <MenuLink label="Modifier" icon={Pencil} to="/composants?vue=employeur" />
            <MenuAction label="Retirer l’urgence" icon={Megaphone} onAction={() => toast("Urgence retirée")} />
            <MenuAction label="Dupliquer" icon={Copy} onAction={() => toast("Mission dupliquée")} />
            <MenuAction label="Clore la mission" icon={CircleStop} disabled onAction={() => {}} />
            <MenuSeparator />
            <MenuAction label="Supprimer" icon={Trash2} danger onAction={() => toast("Mission supprimée")} />
          </Menu>
        </Sample>
        <Sample name="Choix">
          <ChoiceMenu
            label={`Statut de Karim Benali\u00a0: ${current?.label}`}
            face={current?.content}
            value={status}
            options={STATUSES}
            onChange={setStatus}
          />
        </Sample>
        <Sample name="Désactivé">
          <Menu label="Actions indisponibles" icon={EllipsisVertical} disabled>
            <MenuAction label="Dupliquer" onAction={() => {}} />
          </Menu>
        </Sample>
      </div>
    </Samples>
  );
}
