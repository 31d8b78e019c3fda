import { Bell as BellIcon } from "lucide-react";
import { Link } from "react-router";
import { cx } from "../ui/class-names.ts";

/** The real number of unread notifications; no badge at zero. */
export function Bell({ to, unread, className }: { to: string; unread: number; className?: string }) {
  const count = unread > 99 ? "plus de 99" : unread;
  const label = unread === 0 ? "Notifications" : `Notifications, ${count} ${unread > 1 ? "non lues" : "non lue"}`;
  return (
    <Link to={to} className={cx("btn btn-icon btn-ghost bell", className)}>
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
