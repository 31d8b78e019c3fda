import { answerInterviewRoute, proposeInterviewRoute } from "@app/contract/applications/interviews";
import { interviewFr as fr } from "@app/contract/applications/interviews.fr";
import type { CallArgs } from "@app/contract/client";
import { MOST_INTERVIEW_TIMES } from "@app/domain/applications/interview";
import { atParis, isDay, isTime } from "@app/domain/time/calendar";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { refuse, submitForm, textOf } from "../../../lib/form.server.ts";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import type { Outcome } from "../../../ui/outcome.ts";

type Context = Readonly<RouterContextProvider>;

async function respond(
  context: Context,
  form: FormData,
  body: CallArgs<typeof answerInterviewRoute>["body"],
  message: string,
) {
  return submitForm(form, async (): Promise<Outcome> => {
    const params = { id: Number(form.get("interview")) };
    await context.get(apiContext).call(answerInterviewRoute, { params, body });
    return { ok: true, message };
  });
}

function chooseTime(context: Context, form: FormData) {
  return respond(context, form, { action: "choose", time: textOf(form, "time") }, fr.chosen);
}

function declineInterview(context: Context, form: FormData) {
  return respond(context, form, { action: "decline" }, fr.declined);
}

async function proposeOtherTimes(context: Context, form: FormData) {
  const { times, errors } = readTimes(form);
  if (Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400);
  return respond(context, form, { action: "counter", times, place: textOf(form, "place") }, fr.proposed);
}

async function proposeInterview(context: Context, form: FormData) {
  const { times, errors } = readTimes(form);
  if (Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400);
  return submitForm(form, async (): Promise<Outcome> => {
    const params = { id: Number(form.get("id")) };
    const body = { times, place: textOf(form, "place") };
    await context.get(apiContext).call(proposeInterviewRoute, { params, body });
    return { ok: true, message: fr.proposed };
  });
}

/** The forms of the interview card, by `intent`. */
export const INTERVIEW_INTENTS = {
  "interview-choose": chooseTime,
  "interview-decline": declineInterview,
  "interview-counter": proposeOtherTimes,
  "interview-propose": proposeInterview,
};

/** Each time is a day and an hour of Paris; an empty pair is ignored, half of one is an error. */
function readTimes(form: FormData): { times: string[]; errors: FieldErrors } {
  const times: string[] = [];
  const errors: Record<string, string> = {};
  for (let index = 1; index <= MOST_INTERVIEW_TIMES; index += 1) {
    const [day, time] = [textOf(form, `day${index}`), textOf(form, `time${index}`)];
    if (day === "" && time === "") continue;
    if (!isDay(day)) errors[`day${index}`] = fr.timeInvalid;
    else if (!isTime(time)) errors[`time${index}`] = fr.timeInvalid;
    else times.push(atParis(day, time).toISOString());
  }
  if (times.length === 0 && Object.keys(errors).length === 0) errors["day1"] = fr.timesRequired;
  return { times, errors };
}
