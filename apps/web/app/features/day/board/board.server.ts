import { attendanceRoute } from "@app/contract/applications/applications";
import { applicationFr } from "@app/contract/applications/applications.fr";
import { newCodeRoute } from "@app/contract/day/board";
import { recordPresenceRoute } from "@app/contract/day/presence";
import { addDays, atParis, isDay, isTime } from "@app/domain/time/calendar";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { textOf } from "../../../lib/form.server.ts";
import { runIntent, toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { boardFr as fr } from "./board-text.fr.ts";

type Context = Readonly<RouterContextProvider>;

const INTENTS = { record, answer, code };

/** The forms of the board, by `intent`. */
export const runBoardAction = (context: Context, form: FormData) => runIntent(INTENTS, context, form);

/** An hour that is typed, or now. */
function record(context: Context, form: FormData) {
  return recordAt(context, form, textOf(form, "kind") === "out" ? "out" : "in", momentOf(form));
}

/** « Est-ce que … est là ? » */
function answer(context: Context, form: FormData) {
  const given = textOf(form, "answer");
  if (given === "absent") return absent(context, form);
  return recordAt(context, form, "in", given === "since" ? textOf(form, "startsAt") : undefined);
}

function recordAt(context: Context, form: FormData, kind: "in" | "out", at: string | undefined) {
  const body = {
    // Drawn by the page; here when its scripts have not run.
    client_id: textOf(form, "client_id") || crypto.randomUUID(),
    application: Number(form.get("application")),
    shift: Number(form.get("shift")),
    kind,
    at,
  };
  return done(fr.recorded[kind], () => context.get(apiContext).call(recordPresenceRoute, { body }));
}

/** The day of the start, or the next one in a night; now when nothing is given. */
function momentOf(form: FormData): string | undefined {
  const [day, from, time] = [textOf(form, "day"), textOf(form, "from"), textOf(form, "time")];
  if (!isDay(day) || !isTime(time)) return undefined;
  // Hours long before the start are those of the morning after.
  const isNextDay = isTime(from) && hoursBefore(time, from) > 6;
  return atParis(isNextDay ? addDays(day, 1) : day, time).toISOString();
}

const hoursBefore = (time: string, from: string) => Number(from.slice(0, 2)) - Number(time.slice(0, 2));

function absent(context: Context, form: FormData) {
  return done(applicationFr.attendanceRecorded.absent, () =>
    context
      .get(apiContext)
      .call(attendanceRoute, { params: { id: Number(form.get("application")) }, body: { outcome: "absent" } }),
  );
}

function code(context: Context, form: FormData) {
  const establishment = textOf(form, "establishment");
  return done(fr.newCodeDone, () => context.get(apiContext).call(newCodeRoute, { body: { establishment } }));
}

function done(message: string, send: () => Promise<unknown>) {
  return toOutcome<Outcome>(async () => {
    await send();
    return { ok: true, message };
  }, fr.failed);
}
