import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { createErrorReport, sendErrorReport } from "./lib/error-report.ts";
import { routerActivity } from "./lib/router-activity.ts";

// The router aborts a load when a newer one starts.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

if (import.meta.env.PROD) {
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
