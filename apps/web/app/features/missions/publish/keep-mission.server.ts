import type { Client } from "@app/contract/client";
import { missionFr } from "@app/contract/missions/missions.fr";
import { sectorByName } from "@app/domain/catalogue/sectors";
import { formValues, refuse } from "../../../lib/form.server.ts";
import { generatedText } from "./description/use-description.ts";
import { pendingDraftCookie } from "./drafts/pending-draft.server.ts";
import { unfoldedErrors } from "./folded/folded-fields.ts";
import { checked } from "./mission-form.server.ts";
import { draftOf } from "./values/mission-draft.ts";

/** A visitor's mission, checked as if it were published: the cookie that keeps it until there is an account, or the refusal. */
export async function keepMission(api: Client, form: FormData) {
  const body = await checked(api, form);
  if (!("title" in body)) {
    // Sector, skills and text follow from the métier: nobody left them out.
    const { errors } = body.data;
    return errors["title"] === undefined ? body : refuse(form, unfoldedErrors(errors), undefined, 400);
  }
  const { description = "", ...others } = formValues(form);
  const values = { ...others, ...(body.contractKind && { contractKind: body.contractKind }) };
  const [sector = ""] = [body.sector ?? []].flat();
  // A text nobody wrote is written again from the answers, which may name another place by then.
  const isGenerated = body.description === generatedText(draftOf(values), sectorByName(sector)?.key);
  const cookie = await pendingDraftCookie({
    values: isGenerated ? values : { ...values, description },
    key: crypto.randomUUID(),
  });
  return cookie ?? refuse(form, { description: missionFr.keepTooLong }, undefined, 400);
}
