import { answerInterviewRoute, proposeInterviewRoute } from "@app/contract/interviews";
import { interviewFr as fr } from "@app/contract/interviews.fr";
import { atParis, isDay, isTime } from "@app/domain/calendar";
import { MOST_INTERVIEW_TIMES } from "@app/domain/interview";
import type { RouterContextProvider } from "react-router";
import type { Outcome } from "../../lib/action-toast.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { refuse, submitForm, textOf } from "../../lib/form.server.ts";
import type { FieldErrors } from "../../ui/field-errors.ts";

type Context = Readonly<RouterContextProvider>;

/** The forms of the interview card: they post `intent=interview-…`, and `interview` once there is one. */
export function isAboutInterview(form: FormData): boolean {
  return textOf(form, "intent").startsWith("interview-");
}

export async function answerInterview(context: Context, form: FormData) {
  const intent = textOf(form, "intent");
  const api = context.get(apiContext);
  const params = { id: Number(form.get("interview")) };
  const answered = (body: Parameters<typeof api.call<typeof answerInterviewRoute>>[1]["body"], message: string) =>
    submitForm(form, async (): Promise<Outcome> => {
      await api.call(answerInterviewRoute, { params, body });
      return { ok: true, message };
    });
  if (intent === "interview-choose") return answered({ action: "choose", time: textOf(form, "time") }, fr.chosen);
  if (intent === "interview-decline") return answered({ action: "decline" }, fr.declined);

  const { times, errors } = readTimes(form);
  if (Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400);
  const place = textOf(form, "place");
  if (intent === "interview-counter") return answered({ action: "counter", times, place }, fr.proposed);
  return submitForm(form, async (): Promise<Outcome> => {
    const id = Number(form.get("id"));
    await api.call(proposeInterviewRoute, { params: { id }, body: { times, place } });
    return { ok: true, message: fr.proposed };
  });
}

/** Each moment is a day and an hour of Paris; a pair left empty does not count, half of one is a fault. */
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
