import { meRoute } from "@app/contract/accounts";
import type { Client } from "@app/contract/client";
import { type UserView, updateProfileRoute } from "@app/contract/profiles";
import { profileFr as fr } from "@app/contract/profiles.fr";
import { refuse, submitForm, textOf } from "../../lib/form.server.ts";

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
      await api.call(updateProfileRoute, { body: filledIn(user, requested, form) });
      return { ok: true as const };
    },
    fr.updateFailed,
  );
}

/** The API replaces the profile; files and experiences left out stay as they are. */
function filledIn(user: UserView, requested: readonly string[], form: FormData): FormData {
  const stored: Record<string, string | null> = {
    first_name: user.first_name,
    last_name: user.last_name,
    profession: user.profession,
    phone: user.phone,
    ...user.location,
    about: user.about,
    availability: user.availability,
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(stored)) {
    const text = requested.includes(name) ? textOf(form, name) : value;
    if (text) body.set(name, text);
  }
  if (requested.includes("city")) body.set("commune_code", textOf(form, "commune_code"));
  const skills = requested.includes("skills") ? form.getAll("skills").map(String) : user.skills;
  for (const skill of skills) body.append("skills", skill);
  return body;
}
