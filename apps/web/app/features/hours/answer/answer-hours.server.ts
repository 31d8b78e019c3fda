import type { Client } from "@app/contract/client";
import { hoursActionRoute } from "@app/contract/hours/hours";
import { hoursFr as fr } from "@app/contract/hours/hours.fr";
import { HOURS_ACTIONS, type HoursAction } from "@app/domain/hours/hours";
import { nearestClock } from "@app/domain/hours/worked-hours";
import { isTime } from "@app/domain/time/calendar";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { textOf } from "../../../lib/form.server.ts";
import type { Translate } from "../../../lib/language/refusals.server.ts";
import { badRequest, toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { ANSWERED, allValidated } from "./answered.fr.ts";

type Context = Readonly<RouterContextProvider>;

/** The forms of both pages of hours, by `intent`. */
export const HOURS_INTENTS = {
  answer: (context: Context, form: FormData) => answerHours(context, form, ANSWERED),
  /** Each line on the version that was read: what changed since is left, and said. */
  "validate-all": (context: Context, form: FormData) =>
    toOutcome<Outcome>(async () => {
      const api = context.get(apiContext);
      const lines = form
        .getAll("line")
        .flatMap((line) => (typeof line === "string" ? [line.split("/").map(Number)] : []));
      let validated = 0;
      for (const [application = 0, shift = 0, version = 0] of lines) {
        if (await validate(api, { application, shift }, version)) validated += 1;
      }
      return { ok: validated === lines.length, message: allValidated(validated, lines.length) };
    }),
};

/** `answered`: what the page says of each action. */
export function answerHours(context: Context, form: FormData, answered: typeof ANSWERED, translate?: Translate) {
  const action = textOf(form, "action");
  if (!isAction(action)) return badRequest();
  return toOutcome<Outcome>(
    async () => {
      await send(context.get(apiContext), form, action);
      return { ok: true, message: answered[action] };
    },
    undefined,
    translate,
  );
}

const isAction = (text: string): text is HoursAction => (HOURS_ACTIONS as readonly string[]).includes(text);

async function validate(
  api: Client,
  params: { application: number; shift: number },
  version: number,
): Promise<boolean> {
  try {
    await api.call(hoursActionRoute, { params, body: { version, action: "validate" } });
    return true;
  } catch (error) {
    if (failureOf(error).status === 409) return false;
    throw error;
  }
}

function send(api: Client, form: FormData, action: HoursAction) {
  const hasHours = action === "declare" || action === "cut";
  return api.call(hoursActionRoute, {
    params: { application: Number(textOf(form, "application")), shift: Number(textOf(form, "shift")) },
    body: {
      version: Number(textOf(form, "version")),
      action,
      reason: textOf(form, "reason"),
      ...(hasHours && {
        in: clockOf(form, "in"),
        out: clockOf(form, "out"),
        breakMinutes: textOf(form, "pause"),
      }),
    },
  });
}

/** A clock that was typed means the day, and the passage, nearest to what the page showed. */
function clockOf(form: FormData, name: "in" | "out"): string {
  const [time, near] = [textOf(form, name), new Date(textOf(form, `near-${name}`))];
  return isTime(time) && !Number.isNaN(near.getTime()) ? nearestClock(time, near).toISOString() : fr.timeInvalid;
}
