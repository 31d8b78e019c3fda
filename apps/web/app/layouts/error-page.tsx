import { Link, useLocation } from "react-router";
import { LinkButton } from "../ui/link-button.tsx";
import { BlankCard, CardRail } from "./card-rail.tsx";
import { PublicLayout } from "./public-layout.tsx";
import { useShownProblem } from "./shown-problem.ts";

const PAGES = {
  404: {
    title: "Cette page n’existe plus.",
    text: "L’adresse a changé, ou la mission a été retirée. D’autres sont ouvertes.",
  },
  500: {
    title: "Une erreur est survenue.",
    text: "Elle vient de chez nous. Réessayez dans un instant.",
  },
} as const;

const ELSEWHERE = [
  { to: "/connexion", label: "se connecter" },
  { to: "/faq", label: "lire la FAQ" },
  { to: "/contact", label: "nous écrire" },
];

export type ErrorStatus = keyof typeof PAGES;

export function errorTitle(status: ErrorStatus): string {
  return status === 404 ? "Page introuvable · Renfort" : "Erreur · Renfort";
}

export function ErrorPage({ status }: { status: ErrorStatus }) {
  const { title, text } = PAGES[status];
  const { pathname, search } = useLocation();
  useShownProblem("site");
  return (
    <PublicLayout>
      <div className="wrap grid items-center gap-10 py-14 md:grid-cols-2 md:py-24">
        <div>
          <h1 className="text-4xl md:text-5xl">{title}</h1>
          <p className="mt-4 max-w-110 text-ink-2 text-lg">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            {status === 404 ? (
              <>
                <LinkButton to="/" size="lg">
                  Retour à l’accueil
                </LinkButton>
                <LinkButton to="/emplois" size="lg" variant="line">
                  Voir les missions
                </LinkButton>
              </>
            ) : (
              <>
                {/* The same address again, as a document: what failed may be in memory. */}
                <LinkButton to={{ pathname, search }} size="lg" reloadDocument>
                  Réessayer
                </LinkButton>
                <LinkButton to="/" size="lg" variant="line" reloadDocument>
                  Retour à l’accueil
                </LinkButton>
              </>
            )}
          </div>
          {status === 404 && <Elsewhere />}
        </div>
        <CardRail className="h-80">
          <BlankCard title={String(status)} />
        </CardRail>
      </div>
    </PublicLayout>
  );
}

function Elsewhere() {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 text-ink-2">
      {"Ou bien\u00a0:"}
      {ELSEWHERE.map(({ to, label }) => (
        <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
          {label}
        </Link>
      ))}
    </p>
  );
}
