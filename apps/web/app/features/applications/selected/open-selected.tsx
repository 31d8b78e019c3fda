import type { BookingView } from "@app/contract/applications/bookings";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

const STORED = "renfort-places-montrees";
/** More than anyone has at once. */
const MOST = 50;

/** On the first page of a visit, the place one was given and has not confirmed yet: once for each, on this device. */
export function OpenSelected({
  bookings,
  home,
  pathOf,
}: {
  bookings: readonly BookingView[];
  /** Only from there: other pages were asked for. */
  home: string;
  pathOf: (applicationId: number) => string;
}) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHome = pathname === home && search === "" && hash === "";
  useEffect(() => {
    if (!isHome) return;
    const shown = readShown();
    const next = bookings.find(
      ({ application_id, confirmed, from }) =>
        !confirmed && Date.parse(from) > Date.now() && !shown.includes(application_id),
    );
    if (!next) return;
    rememberShown(next.application_id);
    void navigate(pathOf(next.application_id));
  }, [bookings, isHome, navigate, pathOf]);
  return null;
}

function readShown(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

/** A page opened from a notification counts too. */
export function rememberShown(applicationId: number): void {
  try {
    const shown = [applicationId, ...readShown().filter((id) => id !== applicationId)].slice(0, MOST);
    localStorage.setItem(STORED, JSON.stringify(shown));
  } catch {
    // Storage may be refused: the screen then opens again.
  }
}
