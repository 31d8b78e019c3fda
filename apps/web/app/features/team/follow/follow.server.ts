import { followCompanyRoute, unfollowCompanyRoute } from "@app/contract/team/memberships";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";

type Context = Readonly<RouterContextProvider>;

/** « Suivre » and « Ne plus suivre », by `intent`. */
export const followIntents = (id: number) => ({
  follow: (context: Context) => send(() => context.get(apiContext).call(followCompanyRoute, { params: { id } })),
  unfollow: (context: Context) => send(() => context.get(apiContext).call(unfollowCompanyRoute, { params: { id } })),
});

const FAILED = "Rien n’a changé. Réessayez dans un instant.";

/** The button itself says what is so now. */
const send = (call: () => Promise<unknown>) =>
  toOutcome<Outcome>(async () => {
    await call();
    return { ok: true };
  }, FAILED);
