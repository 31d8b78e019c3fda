import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import displayFont from "./fonts/bricolage-grotesque.woff2?url";
import "./app.css";
import { directionOf } from "@app/domain/text/language";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import type { Route } from "./+types/root";
import { ERROR_TEXTS, type ErrorStatus, errorTitle } from "./layouts/error-texts.fr.ts";
import { frame } from "./lib/language/frame.ts";
import { LanguageContext, usePageLanguage, useWordsIn } from "./lib/language/language.ts";
import { useNonce } from "./lib/nonce.ts";
import pageStart from "./lib/page-start.js?raw";
import { sessionContext } from "./lib/session/session.server.ts";
import { sessionMiddleware } from "./lib/session/session-middleware.server.ts";
import { UiWordsContext } from "./ui/ui-words.ts";

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware];

const preloadedFont = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

/** Read through useRenderedAt and useChosenLanguage. */
export function loader({ context }: Route.LoaderArgs) {
  return { renderedAt: Date.now(), language: context.get(sessionContext).language ?? null };
}

export const links: Route.LinksFunction = () => [
  preloadedFont(textFont),
  preloadedFont(displayFont),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/icon-32.png", sizes: "32x32", type: "image/png" },
  { rel: "apple-touch-icon", href: "/icon-180.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? errorTitle(statusOf(error)) : "Renfort\u00a0: missions urgentes et de courte durée" },
];

function statusOf(error: unknown): ErrorStatus {
  return isRouteErrorResponse(error) && error.status === 404 ? 404 : 500;
}

/** Runs after load. React escapes quotes, `&`, `<` and `>` in script children, hence the template literals. */
const WORKER_SCRIPT = [
  "if(navigator.serviceWorker)addEventListener(`load`,function(){",
  "navigator.serviceWorker.register(`/sw.js`).catch(function(){})})",
].join("");

// Only the server writes them.
const startScript = import.meta.env.SSR ? pageStart : "";
const workerScript = import.meta.env.SSR ? WORKER_SCRIPT : "";

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const language = usePageLanguage();
  const words = useWordsIn(frame, language);
  useEffect(markReady, []);
  return (
    // page-start.js adds attributes before React hydrates.
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip" href="#contenu">
          {words.skip}
        </a>
        <LanguageContext value={language}>
          <UiWordsContext value={words.ui}>{children}</UiWordsContext>
        </LanguageContext>
        {import.meta.env.PROD && (
          <script nonce={nonce} suppressHydrationWarning>
            {workerScript}
          </script>
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What works with script alone is shown from now on. */
function markReady(): void {
  document.documentElement.dataset["ready"] = "";
  dispatchEvent(new Event("page-ready"));
}

export default function App() {
  useRouteFocus();
  return <Outlet />;
}

/** Seldom seen: no page loads it before. */
const ErrorPage = lazy(async () => {
  try {
    return { default: (await import("./layouts/error-page.tsx")).ErrorPage };
  } catch {
    return { default: BareErrorPage };
  }
});

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useRouteFocus();
  return (
    <Suspense fallback={null}>
      <ErrorPage status={statusOf(error)} />
    </Suspense>
  );
}

/** Without a network. */
function BareErrorPage({ status }: { status: ErrorStatus }) {
  const { title, text } = ERROR_TEXTS[status];
  const { pathname, search } = useLocation();
  return (
    <main id="contenu" className="wrap py-14">
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-4 text-ink-2 text-lg">{text}</p>
      <a href={pathname + search} className="btn btn-primary mt-7">
        Réessayer
      </a>
    </main>
  );
}

/** The page and its error page share no React state. */
let shown: string | undefined;

/**
 * Moves focus to the h1 after a client navigation, for screen readers; not when only filters or the page of a list
 * change.
 */
function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const previous = shown;
    shown = pathname;
    if (previous === undefined || previous === pathname || hash) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
