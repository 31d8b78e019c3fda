import { chooseLanguageRoute, type SignedIn } from "@app/contract/accounts/accounts";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../api/api.server.ts";
import { sessionContext } from "../session/session.server.ts";

/** What a visitor chose becomes that of the account they sign in to, when it has none. */
export async function storeLanguage(
  context: Readonly<RouterContextProvider>,
  { user, language }: Pick<SignedIn, "user" | "language">,
): Promise<void> {
  const { language: chosen } = context.get(sessionContext);
  if (!chosen || language !== null || user.role !== "candidate") return;
  // Signing in does not wait for it: the pages have it, and the account will at the next choice.
  await context
    .get(apiContext)
    .call(chooseLanguageRoute, { body: { language: chosen } })
    .catch(() => undefined);
}
