import { Lock, Ticket, TriangleAlert, WifiOff } from "lucide-react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { EMPLOYER } from "../lib/employer-paths.ts";
import { frame } from "../lib/language/frame.ts";
import { useWords } from "../lib/language/language.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { refusedTexts } from "./refused-page.fr.ts";
import { useShownProblem } from "./shown-problem.ts";

export interface Missing {
  title: string;
  text: string;
  link: { to: string; label: string };
}

export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Inside the menu of a dashboard. A 404 without `missing` is thrown again. */
export function PageProblem({ error, missing }: { error: unknown; missing?: Missing }) {
  const words = useWords(frame).problem;
  const { pathname, search } = useLocation();
  useShownProblem("page");
  const notThere = isMissing(error);
  if (notThere && !missing) throw error;
  if (isRouteErrorResponse(error) && error.status === 403) return <Refused page={error.data} />;
  // What fetch throws without a response.
  const isOffline = error instanceof TypeError;
  const text = isOffline ? words.offline : words.failed;
  const Icon = notThere ? Ticket : isOffline ? WifiOff : TriangleAlert;
  return (
    <div className="mx-auto mt-6 max-w-150 rounded-lg border-2 border-line-strong border-dashed p-8 text-center md:mt-12 md:p-12">
      <Icon className="ico inline-block text-4xl text-ink-3" aria-hidden="true" />
      <h1 className="mt-3 text-2xl md:text-3xl">{notThere ? missing?.title : text.title}</h1>
      <p className="mt-2 text-ink-2">{notThere ? missing?.text : text.text}</p>
      <div className="mt-6 flex justify-center">
        {notThere && missing ? (
          <LinkButton to={missing.link.to}>{missing.link.label}</LinkButton>
        ) : (
          // A document request: what failed may be in memory.
          <LinkButton to={{ pathname, search }} reloadDocument>
            {words.retry}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** What the role of a colleague forbids, and who to ask. */
function Refused({ page }: { page: unknown }) {
  const { title, text } = refusedTexts(page);
  return (
    <div className="mx-auto mt-6 max-w-150 rounded-lg border-2 border-line-strong border-dashed p-8 text-center md:mt-12 md:p-12">
      <Lock className="ico inline-block text-4xl text-ink-3" aria-hidden="true" />
      <h1 className="mt-3 text-2xl md:text-3xl">{title}</h1>
      <p className="mt-2 text-ink-2">{text}</p>
      <div className="mt-6 flex justify-center">
        <LinkButton to={EMPLOYER}>Revenir à l’accueil</LinkButton>
      </div>
    </div>
  );
}
