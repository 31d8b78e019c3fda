import type { Client } from "@app/contract/client";
import { addDraftRoute, DraftBody, editDraftRoute } from "@app/contract/drafts";
import { draftFr } from "@app/contract/drafts.fr";
import { editMissionRoute } from "@app/contract/mission-actions";
import { MissionBody, publishMissionRoute } from "@app/contract/missions";
import { missionFr as fr } from "@app/contract/missions.fr";
import { citiesRoute } from "@app/contract/site";
import { isTime } from "@app/domain/calendar";
import { normalizeText } from "@app/domain/relevance";
import { data, type RouterContextProvider, redirect } from "react-router";
import * as z from "zod";
import { apiContext } from "../../../lib/api/api.server.ts";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { fieldErrors, refuse, submitForm } from "../../../lib/form.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { draftPath, employerMissionPath } from "../mission-links.ts";
import { refuseUnlawful } from "./mission-lint.server.ts";
import { draftWire, type MissionWire, missionWire, textOf } from "./mission-wire.ts";

const time = (required: string) => z.string(required).refine(isTime, fr.timeInvalid);

/** The form splits dates into a day and an hour. */
const MissionFormBody = MissionBody.safeExtend({
  startTime: time(fr.startTimeRequired),
  endTime: time(fr.timeInvalid).optional(),
});
/** A draft needs no other field. */
const DraftTitle = DraftBody.pick({ title: true });

/** The buttons of a mission not yet published, by `intent`. `isDraftPage`: it is already where drafts are. */
export function missionFormIntents(isDraftPage: boolean) {
  return {
    draft: (context: Context, form: FormData) => saveDraftForm(context.get(apiContext), form, isDraftPage),
    publish: (context: Context, form: FormData) => publish(context.get(apiContext), form),
  };
}

type Context = Readonly<RouterContextProvider>;

async function saveDraftForm(api: Client, form: FormData, isDraftPage: boolean) {
  const errors = fieldErrors(DraftTitle, form);
  if (errors) return refuse(form, errors, undefined, 400);
  return submitForm(
    form,
    async () => {
      const draft = await saveDraft(api, form);
      if (!isDraftPage) throw redirect(`${draftPath(draft)}?enregistre=1`);
      return data<Outcome>({ ok: true, message: draftFr.updated });
    },
    draftFr.updateFailed,
  );
}

/** Writes the draft the form names, or a new one. */
export function saveDraft(api: Client, form: FormData) {
  const id = textOf(form, "draft_id");
  const body = draftWire(form);
  return id ? api.call(editDraftRoute, { params: { id }, body }) : api.call(addDraftRoute, { body });
}

async function publish(api: Client, form: FormData) {
  const body = await checked(api, form);
  if (!("title" in body)) return body;
  return submitMission(
    form,
    async () => {
      const mission = await api.call(
        publishMissionRoute,
        { body: { ...body, draft_id: textOf(form, "draft_id") || null } },
        { idempotencyKey: textOf(form, "idempotencyKey") },
      );
      // The page of a held mission explains why.
      throw redirect(`${employerMissionPath(mission)}${mission.status === "held" ? "" : "?publiee=1"}`);
    },
    fr.publishFailed,
  );
}

export async function editMission(api: Client, id: string, form: FormData) {
  const body = await checked(api, form);
  if (!("title" in body)) return body;
  return submitMission(
    form,
    async () => {
      const mission = await api.call(editMissionRoute, { params: { id }, body });
      throw redirect(`${employerMissionPath(mission)}?modifiee=1`);
    },
    fr.editFailed,
  );
}

/** A refusal about the text comes back with its findings. */
function submitMission(form: FormData, send: () => Promise<never>, failed: string) {
  return submitForm(
    form,
    async () => {
      try {
        return await send();
      } catch (error) {
        const failure = failureOf(error);
        if (failure.findings.length > 0) return refuseUnlawful(form, failure);
        throw error;
      }
    },
    failed,
  );
}

/** The body to send, or the refusal. */
async function checked(api: Client, form: FormData): Promise<MissionWire | ReturnType<typeof refuse>> {
  const errors = fieldErrors(MissionFormBody, form);
  if (errors) return refuse(form, errors, undefined, 400);
  const body = missionWire(form);
  return { ...body, commune_code: body.commune_code || (await communeOf(api, body.location)) };
}

/** A typed place: without a commune the mission cannot be found by distance. */
async function communeOf(api: Client, location: string): Promise<string | undefined> {
  const wanted = normalizeText(location);
  if (wanted === "") return undefined;
  const { communes } = await api.call(citiesRoute, { query: { q: location.slice(0, 80), limit: 30 } });
  return communes.find(({ label, name }) => [label, name].some((text) => normalizeText(text) === wanted))?.code;
}
