import { Outlet } from "react-router";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { PendingPage } from "../../layouts/pending-page.tsx";
import type { Route } from "./+types/pages";
import { CANDIDATE_HOME } from "./paths.ts";

/** What every page of the space has in common inside the menu: an outline while it loads, words when it cannot. */
export default function CandidatePages() {
  return (
    <PendingPage>
      <Outlet />
    </PendingPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageProblem
      error={error}
      missing={{
        title: "Cette page n’existe plus.",
        text: "L’adresse a changé, ou ce qu’elle montrait n’est plus là.",
        link: { to: CANDIDATE_HOME, label: "Voir les missions" },
      }}
    />
  );
}
