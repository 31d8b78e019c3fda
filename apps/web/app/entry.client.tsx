import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { createErrorReport, sendErrorReport } from "./lib/error-report.ts";
import { routerActivity } from "./lib/router-activity.ts";

// The router aborts a load when a newer one starts.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

/** One page in ten says how it felt: enough to see a slow route, and the others load nothing for it. */
const TIMED_PAGES = 0.1;

if (import.meta.env.PROD) {
  const path = location.pathname;
  if (Math.random() < TIMED_PAGES)
    import("./lib/page-timings.ts").then(
      ({ watchPage }) => watchPage(path),
      () => {},
    );
  const report = createErrorReport(Math.random(), sendErrorReport);
  addEventListener("error", ({ error }) => report(error, location.pathname));
  addEventListener("unhandledrejection", ({ reason }) => report(reason, location.pathname));
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[routerActivity]} />
    </StrictMode>,
  );
});
