import { meRoute } from "@app/contract/accounts/accounts";
import { problemFr } from "@app/contract/http/problem.fr";
import {
  acceptInvitationRoute,
  declineInvitationRoute,
  invitationRoute,
  type ReceivedInvitation,
} from "@app/contract/members/members";
import { memberFr } from "@app/contract/members/members.fr";
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { orNotFound } from "../../../lib/api/failure.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import { currentSession, HOMES } from "../../../lib/session/guards.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";

type Context = Readonly<RouterContextProvider>;

/** Who opened the link: nobody signed in, the account it is for, or one that cannot accept it. */
type Guest = { is: "visitor" } | { is: "invited" } | { is: "other"; email: string; why: string };

export async function readInvitation(context: Context, token: string) {
  const api = context.get(apiContext);
  const invitation = await orNotFound(api.call(invitationRoute, { params: { token } }));
  return { invitation, guest: await readGuest(context, invitation) };
}

async function readGuest(context: Context, { email }: ReceivedInvitation): Promise<Guest> {
  const session = currentSession(context);
  if (!session) return { is: "visitor" };
  const { user, member } = await context.get(apiContext).call(meRoute, {});
  const other = (why: string) => ({ is: "other", email: user.email, why }) as const;
  if (user.email.toLowerCase() !== email.toLowerCase()) return other(memberFr.otherAddress);
  if (session.role !== "employer") return other(memberFr.otherRole);
  return member === null ? { is: "invited" } : other(memberFr.otherCompany);
}

export const invitationIntents = (token: string) => ({
  accept: (context: Context) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(acceptInvitationRoute, { params: { token } });
      throw redirect(HOMES.employer);
    }, problemFr.unavailable),
  decline: (context: Context) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(declineInvitationRoute, { params: { token } });
      throw redirect(`/invitation/${encodeURIComponent(token)}?refusee=1`);
    }, problemFr.unavailable),
});
