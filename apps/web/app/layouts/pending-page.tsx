import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { cx } from "../ui/class-names.ts";
import { Skeleton, SkeletonGroup } from "../ui/skeleton.tsx";

/** Shows an outline while another page loads, and dims the page for another view of it. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { state, formMethod, location } = useNavigation();
  const loading = state === "loading" && formMethod === undefined;
  const leaving =
    loading &&
    location !== undefined &&
    location.pathname !== pathname &&
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

function Outline() {
  return (
    <SkeletonGroup className="[&_.skel]:[animation-delay:0s]">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="mt-6 grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-42" />
        <Skeleton className="h-42" />
        <Skeleton className="h-42" />
        <Skeleton className="h-42" />
      </div>
    </SkeletonGroup>
  );
}
