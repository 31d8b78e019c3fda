import { Avatar } from "../../../ui/avatar.tsx";
import { SaveCard } from "./save-card.tsx";

export interface SeenCardProps {
  user: { id: number; name: string; avatarUrl: string | null };
}

export function SeenCard({ user }: SeenCardProps) {
  return (
    <SaveCard id="vu" title="Ce que voient les employeurs">
      <div className="seen">
        <p className="flex items-center gap-3 font-semibold">
          <Avatar id={user.id} name={user.name} src={user.avatarUrl} size={44} />
          {user.name}
        </p>
        <p className="mt-3">
          Votre nom, si vous êtes disponible ou non et, pour leurs créneaux, «&#160;Disponible&#160;» ou «&#160;Non
          précisé&#160;», seulement quand vous postulez. Jamais votre semaine, vos exceptions ni votre adresse.
        </p>
      </div>
      <p className="hint">Une case vide ne veut jamais dire non&#160;: vous pouvez postuler à toute mission.</p>
    </SaveCard>
  );
}
