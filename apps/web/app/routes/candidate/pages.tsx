import { Outlet } from "react-router";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { PendingPage } from "../../layouts/pending-page.tsx";
import { CANDIDATE_HOME } from "../../lib/candidate-paths.ts";
import type { Route } from "./+types/pages";

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
