import type { Client } from "@app/contract/client";
import {
  addGroupRoute,
  addLinkRoute,
  askTeamRoute,
  closeLinkRoute,
  deleteGroupRoute,
  editMemberRoute,
  proposeRoute,
  removeMemberRoute,
} from "@app/contract/team/team";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { textOf } from "../../../lib/form.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { proposedText } from "./member-text.fr.ts";
import { teamOutcomes as fr } from "./team-outcomes.fr.ts";

/** The forms of the pages of the team, by `intent`. */
export const TEAM_INTENTS = {
  propose: intent(async (api, form) => {
    const people = idsOf(form, "people");
    const { proposed } = await api.call(proposeRoute, { params: idOf(form, "job"), body: { people } });
    return proposedText(proposed, people.length);
  }),
  groups: intent(async (api, form) => {
    const groups = idsOf(form, "groups");
    const { name } = await api.call(editMemberRoute, { params: personOf(form), body: { groups } });
    return fr.grouped(name);
  }),
  approve: intent(async (api, form) => {
    const { name } = await api.call(editMemberRoute, { params: personOf(form), body: { approved: true } });
    return fr.approved(name);
  }),
  remove: intent(async (api, form) => {
    await api.call(removeMemberRoute, { params: personOf(form) });
    return fr.removed;
  }),
  "add-group": intent(async (api, form) => {
    const { label } = await api.call(addGroupRoute, { body: { label: textOf(form, "label") } });
    return fr.groupAdded(label);
  }),
  "delete-group": intent(async (api, form) => {
    await api.call(deleteGroupRoute, { params: idOf(form, "group") });
    return fr.groupDeleted;
  }),
  "open-link": intent(async (api, form) => {
    await openLink(api, form);
    return fr.linkOpened;
  }),
  /** The old code no longer opens anything. */
  "change-link": intent(async (api, form) => {
    await api.call(closeLinkRoute, { params: { code: textOf(form, "code") } });
    await openLink(api, form);
    return fr.linkChanged;
  }),
  "close-link": intent(async (api, form) => {
    await api.call(closeLinkRoute, { params: { code: textOf(form, "code") } });
    return fr.linkClosed;
  }),
  ask: intent(async (api, form) => {
    const { asked } = await api.call(askTeamRoute, { body: { people: idsOf(form, "people") } });
    return fr.asked(asked);
  }),
};

/** Sends, and answers with the sentence of what was done. */
function intent(send: (api: Client, form: FormData) => Promise<string>) {
  return (context: Readonly<RouterContextProvider>, form: FormData) =>
    toOutcome<Outcome>(async () => ({ ok: true, message: await send(context.get(apiContext), form) }), fr.failed);
}

const openLink = (api: Client, form: FormData) =>
  api.call(addLinkRoute, { body: { establishment_id: Number(textOf(form, "establishment")) || null } });

const idOf = (form: FormData, name: string) => ({ id: Number(textOf(form, name)) });
const personOf = (form: FormData) => ({ candidate_id: Number(textOf(form, "person")) });
const idsOf = (form: FormData, name: string) => form.getAll(name).map(Number);
