import { verifyEmailCodeRoute } from "@app/contract/accounts/accounts";
import type { Client } from "@app/contract/client";
import { addDraftRoute, DraftBody, editDraftRoute } from "@app/contract/missions/drafts";
import { draftFr } from "@app/contract/missions/drafts.fr";
import { editEffectsRoute, editMissionRoute } from "@app/contract/missions/mission-actions";
import { MissionBody } from "@app/contract/missions/mission-body";
import { publishMissionRoute } from "@app/contract/missions/missions";
import { missionFr as fr } from "@app/contract/missions/missions.fr";
import { citiesRoute } from "@app/contract/site/site";
import { isEmployeeKind } from "@app/domain/missions/contract-kind";
import { normalizeText } from "@app/domain/text/relevance";
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { failureOf, renameFieldErrors } from "../../../lib/api/failure.server.ts";
import { fieldErrors, formValues, refuse, submitForm } from "../../../lib/form.server.ts";
import { draftPath, employerMissionPath } from "../../../parts/mission/mission-links.ts";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { withDefaults } from "./answers/express-defaults.ts";
import { saveTemplateForm } from "./drafts/templates.server.ts";
import { addTypedPlace, placeErrors, withPlaceOf } from "./establishment.server.ts";
import { refuseUnlawful } from "./review/mission-lint.server.ts";
import { draftWire, type MissionWire, missionWire, takesSome, textOf, wantedRows } from "./values/mission-wire.ts";
import type { RefusedMission } from "./values/refused-mission.ts";
import { rowErrors } from "./values/shift-rows.ts";

/** A draft needs no other field. */
const DraftTitle = DraftBody.pick({ title: true });

/** The buttons of a mission not yet published, by `intent`. `isDraftPage`: it is already where drafts are. */
export function missionFormIntents(isDraftPage: boolean) {
  return {
    draft: (context: Context, form: FormData) => saveDraftForm(context.get(apiContext), form, isDraftPage),
    publish: (context: Context, form: FormData) => publish(context.get(apiContext), form),
    template: (context: Context, form: FormData) => saveTemplateForm(context.get(apiContext), form),
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
      await confirmAddress(api, textOf(form, "emailCode"));
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

/** With the code of the confirmation mail, when the form asks for it. Once confirmed, any code is fine. */
async function confirmAddress(api: Client, code: string): Promise<void> {
  if (code.trim() === "") return;
  await renameFieldErrors(api.call(verifyEmailCodeRoute, { body: { code } }), () => "emailCode");
}

export async function editMission(api: Client, id: string, form: FormData) {
  const body = await checked(api, form);
  if (!("title" in body)) return body;
  return submitMission(
    form,
    async () => {
      const askedAgain = await unwarned(api, id, form, body);
      if (askedAgain.length > 0) {
        return data<RefusedMission>({ errors: {}, formError: undefined, values: formValues(form), askedAgain });
      }
      const mission = await api.call(editMissionRoute, { params: { id }, body });
      throw redirect(`${employerMissionPath(mission)}?modifiee=1`);
    },
    fr.editFailed,
  );
}

/** Those who would have to confirm again; empty once the employer has read all their names. */
async function unwarned(api: Client, id: string, form: FormData, body: MissionWire) {
  const read = new Set(textOf(form, "confirmed").split(","));
  const { asked_again } = await api.call(editEffectsRoute, { params: { id }, body });
  const people = asked_again.map(({ application_id, name }) => ({ id: application_id, name }));
  return people.every((person) => read.has(String(person.id))) ? [] : people;
}

/** What the company's level refuses, under the field that asks for it. */
const LIMITED_FIELDS: Readonly<Record<string, string>> = {
  first_booking: "booking",
  places_per_mission: "shiftPositions-0",
  open_places: "shiftPositions-0",
};

/** A refusal about the text comes back with its findings. */
function submitMission<T>(form: FormData, send: () => Promise<T>, failed: string) {
  return submitForm(
    form,
    async () => {
      try {
        return await send();
      } catch (error) {
        const failure = failureOf(error);
        if (failure.findings.length > 0) return refuseUnlawful(form, failure);
        if (failure.code === "level_limit") {
          return refuse(
            form,
            { [LIMITED_FIELDS[failure.limit ?? ""] ?? "booking"]: failure.message },
            undefined,
            failure.status,
          );
        }
        if (failure.code === "email_not_verified") {
          return refuse(form, { emailCode: failure.message }, undefined, failure.status);
        }
        throw error;
      }
    },
    failed,
  );
}

/** The body to send, or the refusal. */
export async function checked(api: Client, form: FormData): Promise<MissionWire | ReturnType<typeof refuse>> {
  const body = withDefaults(await withPlaceOf(api, missionWire(form)), form);
  const errors = { ...bodyErrors(body), ...shiftErrors(form, body), ...placeErrors(form) };
  if (Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400);
  const located = { ...body, commune_code: body.commune_code || (await communeOf(api, body.location)) };
  const placed = await addTypedPlace(api, form, located);
  return isBody(placed) ? placed : refuse(form, placed, undefined, 400);
}

const isBody = (body: MissionWire | FieldErrors): body is MissionWire => "compensation" in body;

/** The first sentence of each field. */
function bodyErrors(body: MissionWire): FieldErrors {
  const errors: Record<string, string> = {};
  const { error } = MissionBody.safeParse(body);
  for (const { path, message } of error?.issues ?? []) {
    // Those of the shifts are said row by row.
    if (path[0] !== "shifts") errors[String(path[0])] ??= message;
  }
  return errors;
}

function shiftErrors(form: FormData, { contractKind }: MissionWire): FieldErrors {
  const employee = contractKind ? isEmployeeKind(contractKind) : true;
  return rowErrors(wantedRows(form), { takeSome: takesSome(form), employee });
}

/** A typed place: without a commune the mission cannot be found by distance. */
async function communeOf(api: Client, location: string): Promise<string | undefined> {
  const wanted = normalizeText(location);
  if (wanted === "") return undefined;
  const { communes } = await api.call(citiesRoute, { query: { q: location.slice(0, 80), limit: 30 } });
  return communes.find(({ label, name }) => [label, name].some((text) => normalizeText(text) === wanted))?.code;
}
