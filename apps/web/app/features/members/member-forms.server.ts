import type { Client } from "@app/contract/client";
import {
  editMemberRoute,
  inviteRoute,
  type MemberView,
  membersRoute,
  removeMemberRoute,
  revokeInvitationRoute,
} from "@app/contract/members/members";
import { memberFr } from "@app/contract/members/members.fr";
import { MEMBER_ROLES, type MemberRole } from "@app/domain/members/member";
import { weekBits, weekFromBits } from "@app/domain/profiles/availability";
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import { COLLEAGUES, EMPLOYER } from "../../lib/employer-paths.ts";
import { refuse, submitForm, textOf } from "../../lib/form.server.ts";
import { toOutcome } from "../../lib/outcome.server.ts";
import { bitsOf, toggled } from "../../parts/week/week-cells.ts";
import type { Outcome } from "../../ui/outcome.ts";
import { ALWAYS, dutyBits } from "./access/duty-bits.ts";
import { invitedText } from "./member-text.fr.ts";

type Context = Readonly<RouterContextProvider>;
type Saved = Outcome & { saved: string };

const FAILED = "Le changement n’a pas pu être enregistré.";
const INVITATION_FAILED = "L’invitation n’a pas pu être envoyée. Réessayez dans un instant.";

const SIGNS = "Cette personne peut signer les contrats.";
const NO_LONGER_SIGNS = "Cette personne ne peut plus signer les contrats.";

/** The forms of « Collègues », by `intent`. */
export const COLLEAGUES_INTENTS = {
  invite,
  revoke: (context: Context, form: FormData) =>
    toOutcome<Outcome>(async () => {
      const params = { id: Number(textOf(form, "id")) };
      await context.get(apiContext).call(revokeInvitationRoute, { params });
      return { ok: true, message: "Invitation annulée. Le lien envoyé ne fonctionne plus." };
    }, FAILED),
  remove: (context: Context, form: FormData) =>
    toOutcome<Outcome>(async () => {
      await removeMember(context.get(apiContext), Number(textOf(form, "user_id")));
      return { ok: true, message: "Accès retiré, sur tous ses appareils." };
    }, FAILED),
};

/** The forms of the page of one colleague. */
export const accessIntents = (userId: number) => ({
  access: (context: Context, form: FormData) => saveAccess(context, form, userId),
  duty: (context: Context, form: FormData) =>
    saveDuty(context, userId, () => (textOf(form, "week") === "" ? ALWAYS : Number(textOf(form, "week")))),
  signs: (context: Context, form: FormData) =>
    toOutcome<Outcome>(async () => {
      const signs = textOf(form, "value") === "true";
      await context
        .get(apiContext)
        .call(editMemberRoute, { params: { user_id: userId }, body: { signs_contracts: signs } });
      return { ok: true, message: signs ? SIGNS : NO_LONGER_SIGNS };
    }, FAILED),
  // Without script, from one cell of the week.
  toggle: (context: Context, form: FormData) =>
    saveDuty(context, userId, ({ duty }) => toggled(dutyBits(duty && weekBits(duty)), bitsOf(textOf(form, "cell")))),
  remove: (context: Context) =>
    toOutcome<Outcome>(async () => {
      await removeMember(context.get(apiContext), userId);
      throw redirect(`${COLLEAGUES}?retire=1`);
    }, FAILED),
  leave: (context: Context) =>
    toOutcome<Outcome>(async () => {
      await removeMember(context.get(apiContext), userId);
      throw redirect(EMPLOYER);
    }, FAILED),
});

const removeMember = (api: Client, user_id: number) => api.call(removeMemberRoute, { params: { user_id } });

function invite(context: Context, form: FormData) {
  const access = sentAccess(form);
  if ("errors" in access) return refuse(form, access.errors, undefined, 400);
  return submitForm(
    form,
    async (): Promise<Saved> => {
      const body = { email: textOf(form, "email"), ...access };
      const { email } = await context
        .get(apiContext)
        .call(inviteRoute, { body }, { idempotencyKey: textOf(form, "key") });
      return { ok: true, message: invitedText(email), saved: "invite" };
    },
    INVITATION_FAILED,
  );
}

function saveAccess(context: Context, form: FormData, user_id: number) {
  const access = sentAccess(form);
  if ("errors" in access) return refuse(form, access.errors, undefined, 400);
  return submitForm(
    form,
    async (): Promise<Saved> => {
      await context.get(apiContext).call(editMemberRoute, { params: { user_id }, body: access });
      return { ok: true, message: "Accès enregistré.", saved: "access" };
    },
    FAILED,
  );
}

type SentAccess = { role: MemberRole; establishments: "all" | number[] } | { errors: Record<string, string> };

/** An owner has them all, whatever was ticked before. */
function sentAccess(form: FormData): SentAccess {
  const role = MEMBER_ROLES.find((one) => one === textOf(form, "role"));
  if (!role) return { errors: { role: memberFr.roleRequired } };
  if (role === "owner" || form.has("all_establishments")) return { role, establishments: "all" };
  const establishments = form.getAll("establishments").map(Number);
  if (establishments.length === 0) return { errors: { establishments: memberFr.establishmentsRequired } };
  return { role, establishments };
}

function saveDuty(context: Context, user_id: number, choose: (member: MemberView) => number) {
  return toOutcome<Outcome>(async () => {
    const api = context.get(apiContext);
    const member = (await api.call(membersRoute, {})).results.find((one) => one.user_id === user_id);
    if (!member) throw data(null, { status: 404 });
    const week = choose(member);
    await api.call(editMemberRoute, {
      params: { user_id },
      body: { duty: week === ALWAYS ? null : weekFromBits(week) },
    });
    return { ok: true };
  }, FAILED);
}
