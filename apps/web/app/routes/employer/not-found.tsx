import { problemFr } from "@app/contract/http/problem.fr";
import { data } from "react-router";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = () => [{ title: "Page introuvable · Renfort" }];

/** Shown inside the menu of the space. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageProblem
      error={error}
      missing={{
        title: "Cette page n’existe plus.",
        text: problemFr.notFound,
        link: { to: EMPLOYER, label: "Revenir au tableau de bord" },
      }}
    />
  );
}
