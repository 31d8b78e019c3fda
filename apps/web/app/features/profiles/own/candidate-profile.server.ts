import { changeEmailRoute } from "@app/contract/accounts/account-rights";
import { accountRightsFr } from "@app/contract/accounts/account-rights.fr";
import { meRoute } from "@app/contract/accounts/accounts";
import type { Client } from "@app/contract/client";
import { email } from "@app/contract/http/fields";
import {
  CandidateProfileBody,
  ExperienceBody,
  keepGeneratedCvRoute,
  removeCvRoute,
  removeImageRoute,
  updateProfileRoute,
} from "@app/contract/profiles/profiles";
import { profileFr } from "@app/contract/profiles/profiles.fr";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { renameFieldErrors } from "../../../lib/api/failure.server.ts";
import { fieldErrors, formFor, formValues, refuse, submitForm, textOf } from "../../../lib/form.server.ts";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { EMAIL_PASSWORD } from "./email-fields.tsx";
import { experienceFieldName, readExperiences } from "./experience-fields.ts";

const ProfileFields = CandidateProfileBody.omit({ experiences: true }).extend({
  email: email({ required: profileFr.emailRequired, invalid: profileFr.emailInvalid }),
});
/** Of the form alone: the API has another call for the address. */
const OWN_FIELDS = new Set(["intent", "email", EMAIL_PASSWORD]);

/** The API takes the experiences as JSON. */
export async function saveCandidateProfile(context: Readonly<RouterContextProvider>, form: FormData) {
  const drafts = readExperiences(formValues(form));
  const errors = { ...fieldErrors(ProfileFields, form), ...experienceErrors(drafts) };
  if (Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400);
  const own = [...form.keys()].filter((name) => OWN_FIELDS.has(name) || name.startsWith("experience."));
  const body = formFor(form, own);
  body.set("experiences", JSON.stringify(drafts));
  // A field that is absent stays as it is: the last skill was removed.
  if (!body.has("skills")) body.set("skills", "");
  return submitForm(
    form,
    async (): Promise<{ ok: true; message: string }> => {
      const api = context.get(apiContext);
      // First: with a wrong password, nothing is saved.
      const isMailed = await changeEmail(api, form);
      await api.call(updateProfileRoute, { body });
      return {
        ok: true,
        message: isMailed ? `${profileFr.updated} ${accountRightsFr.emailChangeSent}` : profileFr.updated,
      };
    },
    profileFr.updateFailed,
  );
}

/** Another address is confirmed by a link mailed to it; until then the old one stays. */
async function changeEmail(api: Client, form: FormData): Promise<boolean> {
  const { user } = await api.call(meRoute, {});
  const address = textOf(form, "email").trim().toLowerCase();
  if (address === user.email.toLowerCase()) return false;
  const body = { email: address, password: textOf(form, EMAIL_PASSWORD) };
  await renameFieldErrors(api.call(changeEmailRoute, { body }), (name) =>
    name === "password" ? EMAIL_PASSWORD : name,
  );
  return true;
}

const FILE_CHANGES = {
  "keep-cv": { route: keepGeneratedCvRoute, done: profileFr.cvSaved },
  "remove-cv": { route: removeCvRoute, done: profileFr.cvRemoved },
  "remove-image": { route: removeImageRoute, done: profileFr.imageRemoved },
} as const;

type Context = Readonly<RouterContextProvider>;

const fileChange = (name: keyof typeof FILE_CHANGES) => (context: Context, form: FormData) =>
  submitForm(
    form,
    async (): Promise<Outcome & { fileChanged: true }> => {
      const { route, done } = FILE_CHANGES[name];
      await context.get(apiContext).call(route, {});
      return { ok: true, message: done, fileChanged: true };
    },
    profileFr.updateFailed,
  );

/** The forms of the profile, by `intent`. */
export const PROFILE_INTENTS = {
  save: saveCandidateProfile,
  "keep-cv": fileChange("keep-cv"),
  "remove-cv": fileChange("remove-cv"),
  "remove-image": fileChange("remove-image"),
};

function experienceErrors(drafts: ReturnType<typeof readExperiences>): FieldErrors {
  const errors: Record<string, string> = {};
  for (const draft of drafts) {
    for (const { path, message } of ExperienceBody.safeParse(draft).error?.issues ?? []) {
      errors[experienceFieldName(draft.key, String(path[0]))] ??= message;
    }
  }
  return errors;
}
