import type { UserView } from "@app/contract/profiles/profiles";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { BadgeCheck, CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { FactList } from "./fact-list.tsx";

export function PersonView({ user, confirmPhoneHref }: { user: UserView; confirmPhoneHref: string }) {
  const name = `${user.first_name} ${user.last_name}`;
  const { city, state, country } = user.location;
  const phone = user.phone !== null && (
    <OwnPhone phone={user.phone} isVerified={user.phone_verified} confirmHref={confirmPhoneHref} />
  );
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
          ["Téléphone", phone],
          ["Lieu", [city, state, country].filter(Boolean).join(", ") || null],
        ]}
      />
    </section>
  );
}

interface OwnPhoneProps {
  phone: string;
  isVerified: boolean;
  confirmHref: string;
}

function OwnPhone({ phone, isVerified, confirmHref }: OwnPhoneProps) {
  return (
    <>
      {formatPhone(phone)}
      {!isVerified && (
        <Link to={confirmHref} className="link flex min-h-11 w-fit items-center font-normal text-sm">
          Confirmer ce numéro
        </Link>
      )}
    </>
  );
}
