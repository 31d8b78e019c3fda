import { CandidateProfileBody, ExperienceBody, updateProfileRoute } from "@app/contract/profiles";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "./api.server.ts";
import { experienceFieldName, readExperiences } from "./features/profiles/experience-fields.ts";
import { fieldErrors, formFor, formValues, refuse, submitForm } from "./form.server.ts";
import type { FieldErrors } from "./ui/field-errors.ts";

/** Saves a candidate's profile; each experience's own fields become the one JSON text the API takes. */
export async function saveCandidateProfile(context: Readonly<RouterContextProvider>, form: FormData) {
  const drafts = readExperiences(formValues(form));
  const errors = {
    ...fieldErrors(CandidateProfileBody.omit({ experiences: true }), form),
    ...experienceErrors(drafts),
  };
  if (Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400);
  const own = [...form.keys()].filter((name) => name.startsWith("experience."));
  const body = formFor(form, own);
  body.set("experiences", JSON.stringify(drafts));
  return submitForm(form, async () => {
    await context.get(apiContext).call(updateProfileRoute, { body });
    return { ok: true as const };
  });
}

function experienceErrors(drafts: ReturnType<typeof readExperiences>): FieldErrors {
  const errors: Record<string, string> = {};
  for (const draft of drafts) {
    for (const { path, message } of ExperienceBody.safeParse(draft).error?.issues ?? []) {
      errors[experienceFieldName(draft.key, String(path[0]))] ??= message;
    }
  }
  return errors;
}
