import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { afterSignIn, requireRole } from "./guards.server.ts";
import { sessionContext } from "./session.server.ts";

const PAGE = "http://localhost/employeur/tableau-de-bord/publier";

function sentTo(request: Request, { changed }: { changed: boolean }): string | null {
  const context = new RouterContextProvider();
  context.set(sessionContext, { current: null, changed });
  try {
    requireRole(request, context, "employer");
  } catch (error) {
    if (error instanceof Response) return error.headers.get("location");
  }
  return null;
}

test("a visitor signs in, and comes back to the page", () => {
  expect(sentTo(new Request(PAGE), { changed: false })).toBe(
    "/connexion?redirect=%2Femployeur%2Ftableau-de-bord%2Fpublier",
  );
});

test("after the session ends, the sign-in page says so and the form is restored", () => {
  const again = "/connexion?redirect=%2Femployeur%2Ftableau-de-bord%2Fpublier%23reprise&expiree=1";
  expect(sentTo(new Request(PAGE), { changed: true })).toBe(again);
  // Something else of the page had asked before, and the browser has forgotten the session since.
  expect(sentTo(new Request(`${PAGE}.data`, { method: "POST" }), { changed: false })).toBe(again);
});

test.each([
  ["employer", "", "/employeur/tableau-de-bord"],
  ["candidate", "", "/candidat/tableau-de-bord"],
  ["admin", "", "/admin"],
  ["candidate", "?redirect=/emplois/7-plongeur-lyon", "/emplois/7-plongeur-lyon"],
  ["employer", "?redirect=/employeur/tableau-de-bord/publier", "/employeur/tableau-de-bord/publier"],
  ["employer", "?redirect=//ailleurs.example", "/employeur/tableau-de-bord"],
] as const)("once signed in, %s with « %s » goes to %s", (role, search, path) => {
  expect(afterSignIn(new URL(`http://localhost/connexion${search}`), role)).toBe(path);
});
