import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { cx } from "../ui/class-names.ts";
import { Skeleton, SkeletonGroup } from "../ui/skeleton.tsx";

/**
 * Answers a click while the next page of a dashboard loads: its outline for another page, the same page paler for another view
 * of it. The page one leaves stays in the background, so that a change of mind finds it as it was.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { state, formMethod, location } = useNavigation();
  const loading = state === "loading" && formMethod === undefined;
  const leaving =
    loading &&
    location !== undefined &&
    location.pathname !== pathname &&
    // From one conversation to the next the list stays in sight.
    !(isChat(pathname) && isChat(location.pathname));
  return (
    <>
      <div hidden={leaving} aria-busy={loading || undefined} className={cx(loading && "opacity-60")}>
        {children}
      </div>
      {leaving && <Outline />}
    </>
  );
}

const isChat = (pathname: string) => /\/messages(\/\d+)?\/?$/.test(pathname);

/** What most pages of a dashboard look like from afar: a title and cards. */
function Outline() {
  return (
    <SkeletonGroup className="[&_.skel]:[animation-delay:0s]">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="mt-6 grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    </SkeletonGroup>
  );
}
