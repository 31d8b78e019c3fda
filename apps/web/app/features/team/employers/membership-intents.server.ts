import type { Client } from "@app/contract/client";
import {
  agreeMembershipRoute,
  leaveTeamRoute,
  muteMembershipRoute,
  unfollowCompanyRoute,
} from "@app/contract/team/memberships";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { textOf } from "../../../lib/form.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { employersOutcomes as fr } from "./membership-text.fr.ts";

/** The forms of « Mes employeurs », by `intent`. */
export const MEMBERSHIP_INTENTS = {
  agree: intent(async (api, form) => fr.agreed(await agree(api, form))),
  renew: intent(async (api, form) => fr.renewed(await agree(api, form))),
  leave: intent(async (api, form) => {
    await api.call(leaveTeamRoute, { params: companyOf(form) });
    return fr.left;
  }),
  /** To a company that asks. */
  decline: intent(async (api, form) => {
    await api.call(leaveTeamRoute, { params: companyOf(form) });
    return fr.declined;
  }),
  mute: intent(async (api, form) => {
    const muted = textOf(form, "muted") === "true";
    const { company } = await api.call(muteMembershipRoute, { params: companyOf(form), body: { muted } });
    return muted ? fr.muted(company.name) : fr.unmuted(company.name);
  }),
  unfollow: intent(async (api, form) => {
    await api.call(unfollowCompanyRoute, { params: { id: companyOf(form).company_id } });
    return fr.unfollowed;
  }),
};

function intent(send: (api: Client, form: FormData) => Promise<string>) {
  return (context: Readonly<RouterContextProvider>, form: FormData) =>
    toOutcome<Outcome>(async () => ({ ok: true, message: await send(context.get(apiContext), form) }), fr.failed);
}

async function agree(api: Client, form: FormData): Promise<string> {
  const { company } = await api.call(agreeMembershipRoute, { params: companyOf(form), body: { consent: true } });
  return company.name;
}

const companyOf = (form: FormData) => ({ company_id: Number(textOf(form, "company")) });
