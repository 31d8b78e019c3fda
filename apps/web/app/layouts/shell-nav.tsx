import { Link, type LinkProps, matchPath, useLocation } from "react-router";
import { cx } from "../ui/class-names.ts";
import type { NavCounts, NavEntry } from "./navigation.ts";

interface NavProps {
  label: string;
  entries: readonly NavEntry[];
  counts: NavCounts;
}

/** The server stops counting at a hundred. */
function shortCount(count: number): string {
  return count > 99 ? "99+" : String(count);
}

function Count({ entry, counts }: { entry: NavEntry; counts: NavCounts }) {
  const count = entry.counter ? (counts[entry.counter.key] ?? 0) : 0;
  if (!entry.counter || count === 0) return null;
  const { text, tone } = entry.counter;
  return (
    <>
      <span className={cx("count ms-auto", tone === "feu" && "count-feu")} aria-hidden="true">
        {shortCount(count)}
      </span>
      <span className="sr-only">{`, ${text(count)}`}</span>
    </>
  );
}

function EntryLink({ entry: { to, end = false, also }, ...rest }: { entry: NavEntry } & Omit<LinkProps, "to">) {
  const { pathname } = useLocation();
  const current =
    matchPath({ path: to, end }, pathname) !== null || (also ?? []).some((start) => pathname.startsWith(start));
  return <Link to={to} aria-current={current ? "page" : undefined} {...rest} />;
}

/** Full menu from 1024 px; an icon rail between 768 and 1023 px, where labels stay for screen readers. */
export function SideNav({
  label,
  entries,
  counts,
  railed = true,
  className,
}: NavProps & { railed?: boolean; className?: string }) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} className="nav-item" title={railed ? entry.label : undefined}>
              <entry.icon className="ico" aria-hidden="true" />
              <span className={cx(railed && "md:sr-only lg:not-sr-only")}>{entry.label}</span>
              <Count entry={entry} counts={counts} />
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Below 768 px, under the thumb. */
export function BottomBar({ label, entries, counts }: NavProps) {
  return (
    <nav aria-label={label} className="bottombar md:hidden!">
      <ul>
        {entries
          .filter((entry) => entry.bar !== undefined)
          .map((entry) => (
            <li key={entry.to}>
              <EntryLink entry={entry}>
                <entry.icon className="ico" aria-hidden="true" />
                <span>{entry.bar}</span>
                <Count entry={entry} counts={counts} />
              </EntryLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
