import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { routerActivity } from "./lib/router-activity.ts";

// A load that the router itself broke off for a newer one is no fault, but it leaves the end of the answer to nobody.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[routerActivity]} />
    </StrictMode>,
  );
});
