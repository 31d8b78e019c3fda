import type { UserView } from "@app/contract/profiles";
import { formatPhone } from "@app/domain/format";
import { BadgeCheck, CircleAlert } from "lucide-react";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { FactList } from "./fact-list.tsx";

export function PersonView({ user }: { user: UserView }) {
  const name = `${user.first_name} ${user.last_name}`;
  const { city, state, country } = user.location;
  return (
    <section className="card card-pad" aria-labelledby="vous">
      <h2 id="vous" className="text-xl">
        Vous
      </h2>
      <div className="mt-4 flex items-center gap-4">
        <Avatar id={user.id} name={name} src={user.profileImage} size={64} />
        <div className="min-w-0">
          <p className="font-bold font-display text-xl">{name}</p>
          <p className="truncate text-ink-2">{user.email}</p>
          <p className="mt-1">
            {user.email_verified ? (
              <Badge tone="ok" icon={BadgeCheck}>
                Adresse confirmée
              </Badge>
            ) : (
              <Badge tone="warn" icon={CircleAlert}>
                Adresse à confirmer
              </Badge>
            )}
          </p>
        </div>
      </div>
      <FactList
        facts={[
          ["Téléphone", user.phone && formatPhone(user.phone)],
          ["Lieu", [city, state, country].filter(Boolean).join(", ") || null],
        ]}
      />
    </section>
  );
}
