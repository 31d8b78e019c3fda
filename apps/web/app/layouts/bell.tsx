import { Bell as BellIcon } from "lucide-react";
import { Link } from "react-router";

/** The real number of unread notifications; no badge at zero. */
export function Bell({ to, unread }: { to: string; unread: number }) {
  const count = unread > 99 ? "plus de 99" : unread;
  const label = unread === 0 ? "Notifications" : `Notifications, ${count} ${unread > 1 ? "non lues" : "non lue"}`;
  return (
    <Link to={to} className="btn btn-icon btn-ghost bell">
      <BellIcon className="ico" aria-hidden="true" />
      <span className="sr-only">{label}</span>
      {unread > 0 && (
        <span className="count count-feu" aria-hidden="true">
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </Link>
  );
}
