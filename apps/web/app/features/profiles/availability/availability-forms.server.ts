import type { CallArgs, Client } from "@app/contract/client";
import { problemFr } from "@app/contract/http/problem.fr";
import { forgetRefusalRoute } from "@app/contract/matching/propositions";
import { type AvailabilityView, availabilityOfRoute, setAvailabilityRoute } from "@app/contract/profiles/availability";
import { weekBits, weekFromBits } from "@app/domain/profiles/availability";
import { DAY_HOURS } from "@app/domain/time/day-hours";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { submitForm, textOf } from "../../../lib/form.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import { bitsOf, toggled } from "../../../parts/week/week-cells.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { changeAvailability } from "./availability.server.ts";
import { NOW_CHOICES, nowEnd } from "./availability-text.fr.ts";

type Context = Readonly<RouterContextProvider>;
type Body = CallArgs<typeof setAvailabilityRoute>["body"];

/** The forms of the availability page, by `intent`. */
export const AVAILABILITY_INTENTS = {
  week: (context: Context, form: FormData) => save(context, () => ({ weekly: sentWeek(Number(textOf(form, "week"))) })),
  toggle: (context: Context, form: FormData) =>
    save(context, ({ weekly }) => ({ weekly: sentWeek(toggled(weekBits(weekly), bitsOf(textOf(form, "cell")))) })),
  renew: (context: Context) => save(context, ({ weekly }) => ({ weekly })),
  now: (context: Context, form: FormData) => save(context, () => ({ nowUntil: chosenEnd(textOf(form, "for")) })),
  "stop-now": (context: Context) => save(context, () => ({ nowUntil: null })),
  "add-exception": addException,
  "remove-exception": removeException,
  forget: (context: Context, form: FormData) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(forgetRefusalRoute, { params: { id: Number(textOf(form, "id")) } });
      return { ok: true };
    }, problemFr.unavailable),
  area: saveArea,
  choice: saveChoice,
  availability: changeAvailability,
};

/** A cell that is empty is left out, never sent as a no. */
const sentWeek = (bits: number) => {
  const weekly = weekFromBits(bits);
  return Object.fromEntries(Object.entries(weekly).map(([day, slots]) => [day, [...slots]])) as Body["weekly"];
};

function chosenEnd(text: string): string | null {
  const choice = NOW_CHOICES.find((one) => one === text);
  return choice === undefined ? null : nowEnd(choice, new Date()).toISOString();
}

async function put(api: Client, make: (current: AvailabilityView) => Body): Promise<Outcome> {
  const body = make(await api.call(availabilityOfRoute, {}));
  await api.call(setAvailabilityRoute, { body });
  return { ok: true };
}

function save(context: Context, make: (current: AvailabilityView) => Body) {
  return toOutcome<Outcome>(() => put(context.get(apiContext), make), problemFr.unavailable);
}

function addException(context: Context, form: FormData) {
  const from = textOf(form, "from");
  const all = form.getAll("slots");
  const added = {
    from,
    to: textOf(form, "to") || from,
    slots: DAY_HOURS.filter((slot) => all.includes(slot)),
    available: textOf(form, "available") === "true",
  };
  const add = ({ exceptions }: AvailabilityView) => ({ exceptions: [...exceptions, added] });
  return submitForm(form, () => put(context.get(apiContext), add), problemFr.unavailable);
}

function removeException(context: Context, form: FormData) {
  const isRemoved = ({ from, to, slots }: AvailabilityView["exceptions"][number]) =>
    from === textOf(form, "from") && to === textOf(form, "to") && slots.join() === textOf(form, "slots");
  return save(context, ({ exceptions }) => ({ exceptions: exceptions.filter((exception) => !isRemoved(exception)) }));
}

function saveArea(context: Context, form: FormData) {
  const area = { place: textOf(form, "place"), radius: Number(textOf(form, "radius")) };
  return submitForm(form, () => put(context.get(apiContext), () => area), problemFr.unavailable);
}

const CHOICES = ["nightAlerts", "verifiedOnly", "drivingLicence"] as const;
export type ChoiceName = (typeof CHOICES)[number];

function saveChoice(context: Context, form: FormData) {
  const name = CHOICES.find((choice) => choice === textOf(form, "name"));
  return save(context, () => (name === undefined ? {} : { [name]: textOf(form, "value") === "true" }));
}
