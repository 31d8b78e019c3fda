import { meRoute } from "@app/contract/accounts/accounts";
import type { Client } from "@app/contract/client";
import { type UserView, updateProfileRoute } from "@app/contract/profiles/profiles";
import { profileFr as fr } from "@app/contract/profiles/profiles.fr";
import { refuse, submitForm, textOf } from "../../../lib/form.server.ts";

export async function isIncomplete(api: Client): Promise<boolean> {
  return !(await api.call(meRoute, {})).completeness.complete;
}

/** Missing fields, and those the API requires with them: a profession of candidates, a place of everyone. */
export function requestedFields(user: UserView, missing: readonly string[]): string[] {
  const others = missing.filter((name) => !PLACE.includes(name));
  // City, region and country come together.
  const place = others.length < missing.length || !user.location.city ? PLACE : [];
  const needsProfession = user.role === "candidate" && !user.profession;
  return [...(needsProfession ? ["profession"] : []), ...place, ...others];
}

const PLACE: readonly string[] = ["city", "state", "country"];

/** True once nothing is missing. */
export async function completeProfile(api: Client, form: FormData) {
  const { user, completeness } = await api.call(meRoute, {});
  const requested = requestedFields(user, completeness.missing);
  const empty = requested.filter((name) => textOf(form, name).trim() === "");
  const errors = Object.fromEntries(empty.map((name) => [name, fr.missing[name] ?? fr.missing["other"]]));
  if (empty.length > 0) return refuse(form, errors, undefined, 400);
  return submitForm(
    form,
    async () => {
      await api.call(updateProfileRoute, { body: filledIn(requested, form) });
      return { ok: true as const };
    },
    fr.updateFailed,
  );
}

/** What is left out stays as it is. */
function filledIn(requested: readonly string[], form: FormData): FormData {
  const body = new FormData();
  for (const name of requested) for (const value of form.getAll(name)) body.append(name, value);
  if (requested.includes("city")) body.set("commune_code", textOf(form, "commune_code"));
  return body;
}
