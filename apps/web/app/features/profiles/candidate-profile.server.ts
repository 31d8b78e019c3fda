import {
  CandidateProfileBody,
  ExperienceBody,
  removeCvRoute,
  removeImageRoute,
  updateProfileRoute,
} from "@app/contract/profiles";
import { profileFr } from "@app/contract/profiles.fr";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import { fieldErrors, formFor, formValues, refuse, submitForm } from "../../lib/form.server.ts";
import type { FieldErrors } from "../../ui/field-errors.ts";
import type { Outcome } from "../../ui/outcome.ts";
import { experienceFieldName, readExperiences } from "./experience-fields.ts";

/** The API takes the experiences as JSON. */
export async function saveCandidateProfile(context: Readonly<RouterContextProvider>, form: FormData) {
  const drafts = readExperiences(formValues(form));
  const errors = {
    ...fieldErrors(CandidateProfileBody.omit({ experiences: true }), form),
    ...experienceErrors(drafts),
  };
  if (Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400);
  const own = [...form.keys()].filter((name) => name === "intent" || name.startsWith("experience."));
  const body = formFor(form, own);
  body.set("experiences", JSON.stringify(drafts));
  return submitForm(
    form,
    async () => {
      await context.get(apiContext).call(updateProfileRoute, { body });
      return { ok: true as const };
    },
    profileFr.updateFailed,
  );
}

const REMOVALS = {
  "remove-cv": { route: removeCvRoute, done: profileFr.cvRemoved },
  "remove-image": { route: removeImageRoute, done: profileFr.imageRemoved },
} as const;

type Context = Readonly<RouterContextProvider>;

const removal = (name: keyof typeof REMOVALS) => (context: Context, form: FormData) =>
  submitForm(
    form,
    async (): Promise<Outcome & { removed: true }> => {
      const { route, done } = REMOVALS[name];
      await context.get(apiContext).call(route, {});
      return { ok: true, message: done, removed: true };
    },
    profileFr.updateFailed,
  );

/** The forms of the profile, by `intent`. */
export const PROFILE_INTENTS = {
  save: saveCandidateProfile,
  "remove-cv": removal("remove-cv"),
  "remove-image": removal("remove-image"),
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
