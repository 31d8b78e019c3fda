import type { NotificationView } from "@app/contract/notifications/notifications";
import { directionOf } from "@app/domain/text/language";
import { BellOff } from "lucide-react";
import { Form, Link, useFetcher } from "react-router";
import { cx } from "../../ui/class-names.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type DatedNotification, groupByDay } from "./notification-days.ts";
import { notificationStyle } from "./notification-styles.ts";

export interface NotificationListProps {
  notifications: readonly NotificationView[];
  /** The server's time in milliseconds. */
  now: number;
}

/** An unread notification is a form: the action marks it and redirects to `to`. */
export function NotificationList({ notifications, now }: NotificationListProps) {
  const time = useNow(now);
  if (notifications.length === 0) {
    return <EmptyState icon={BellOff} title="Aucune notification" text="Vous êtes à jour." />;
  }
  return groupByDay(notifications, new Date(time)).map(({ key, title, notifications: ofGroup }) => (
    <section key={key} aria-labelledby={`groupe-${key}`} className="mt-7 first:mt-0">
      <h2 id={`groupe-${key}`} className="mb-3 text-lg">
        {title}
      </h2>
      <ul className="card divide-y divide-line overflow-hidden">
        {ofGroup.map((notification) => (
          <li key={notification.id}>
            <Row notification={notification} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

const ROW =
  "flex w-full cursor-pointer gap-4 px-4 py-4 text-left no-underline -outline-offset-3 hover:bg-sunken/60 md:px-6";

function Row({ notification }: { notification: DatedNotification }) {
  if (notification.read) {
    return (
      <Link to={notification.actionUrl} className={ROW}>
        <RowContent notification={notification} />
      </Link>
    );
  }
  return (
    <div className="flex items-center bg-brand-soft/45">
      <Form method="post" className="min-w-0 flex-1">
        <input type="hidden" name="intent" value="read" />
        <input type="hidden" name="id" value={notification.id} />
        <input type="hidden" name="to" value={notification.actionUrl} />
        <button type="submit" className={cx(ROW, "pr-2! md:pr-3!")}>
          <RowContent notification={notification} />
        </button>
      </Form>
      <MarkRead notification={notification} />
    </div>
  );
}

/** Marks as read without leaving the page. */
function MarkRead({ notification }: { notification: DatedNotification }) {
  const fetcher = useFetcher({ key: `read-${notification.id}` });
  return (
    <fetcher.Form method="post" className="shrink-0 pr-1 md:pr-3">
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="id" value={notification.id} />
      <button
        type="submit"
        className="btn btn-icon btn-ghost"
        aria-label={`Marquer comme lue\u00a0: ${notification.title}`}
        title="Marquer comme lue"
      >
        <span className="size-2.5 rounded-full bg-brand" />
      </button>
    </fetcher.Form>
  );
}

function RowContent({ notification }: { notification: DatedNotification }) {
  const { icon: Icon, colors } = notificationStyle(notification);
  const { language } = notification;
  const marks = language ? { lang: language, dir: directionOf(language) } : {};
  return (
    <>
      <span className={cx("grid size-11 shrink-0 place-content-center rounded-full text-lg", colors)}>
        <Icon className="ico" aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-3">
          <span className={cx("leading-snug", notification.read ? "font-semibold" : "font-bold")}>
            {!notification.read && <span className="sr-only">{"Non lue\u00a0: "}</span>}
            <span {...marks}>{notification.title}</span>
          </span>
          <time dateTime={notification.created_at} className="ms-auto shrink-0 text-ink-3 text-xs">
            {notification.ageText}
          </time>
        </span>
        <span {...marks} className="mt-0.5 block text-ink-2 text-sm">
          {notification.message}
        </span>
      </span>
    </>
  );
}
