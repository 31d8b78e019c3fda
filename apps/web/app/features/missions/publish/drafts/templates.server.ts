import type { Client } from "@app/contract/client";
import { missionRoute } from "@app/contract/missions/missions";
import { addTemplateRoute, deleteTemplateRoute } from "@app/contract/missions/templates";
import { templateFr as fr } from "@app/contract/missions/templates.fr";
import { data } from "react-router";
import { failureOf } from "../../../../lib/api/failure.server.ts";
import { formValues, refuse, submitForm } from "../../../../lib/form.server.ts";
import { draftWire, formOf, textOf } from "../values/mission-wire.ts";
import type { RefusedMission } from "../values/refused-mission.ts";
import { missionValues } from "../values/stored-values.ts";

const MAX_NAME = 80;

/** From the form, under the name given or the title. */
export async function saveTemplateForm(api: Client, form: FormData) {
  const mission = draftWire(form);
  const name = textOf(form, "templateName").trim() || nameFrom(mission.title);
  return submitForm(
    form,
    async () => {
      try {
        await api.call(addTemplateRoute, { body: { name, mission } });
      } catch (error) {
        const { fields, message, status } = failureOf(error);
        const [taken] = fields["name"] ?? [];
        if (taken !== undefined && mission.title !== "")
          return refuse(form, { templateName: taken }, undefined, status);
        if (mission.title === "") return refuse(form, { title: message }, undefined, status);
        throw error;
      }
      const values = formValues(form);
      return data<RefusedMission>({ errors: {}, formError: undefined, values, done: fr.saved(name) });
    },
    fr.saveFailed,
  );
}

/** From a published mission, under its title; returns the sentence to say. */
export async function saveMissionAsTemplate(api: Client, id: number): Promise<string> {
  const mission = await api.call(missionRoute, { params: { id } });
  const name = nameFrom(mission.title);
  await api.call(addTemplateRoute, { body: { name, mission: draftWire(formOf(missionValues(mission))) } });
  return fr.saved(name);
}

export async function deleteTemplate(api: Client, id: string): Promise<string> {
  await api.call(deleteTemplateRoute, { params: { id } });
  return fr.deleted;
}

/** « Serveur en salle », from « Serveur en salle (H/F) ». */
function nameFrom(title: string): string {
  return title
    .replace(/ \(H\/F\)$/, "")
    .slice(0, MAX_NAME)
    .trim();
}
