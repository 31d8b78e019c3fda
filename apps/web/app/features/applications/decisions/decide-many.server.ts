import {
  acceptApplicationRoute,
  rejectApplicationRoute,
  undoDecisionRoute,
} from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { failureMessage, failureOf } from "../../../lib/api/failure.server.ts";
import { textOf } from "../../../lib/form.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { namesText } from "../applicants/applicant-text.fr.ts";
import { undoForm } from "./undo-form.ts";

type Context = Readonly<RouterContextProvider>;
type Decided = { id: number; candidate: { name: string } };

/** The applications ticked, with the shifts ticked for each; all they asked for when none is. */
function tickedPeople(form: FormData): Map<number, number[]> {
  const people = new Map(form.getAll("person").map((id) => [Number(id), [] as number[]]));
  for (const pair of form.getAll("shift")) {
    const [id, shift] = typeof pair === "string" ? pair.split(":").map(Number) : [];
    if (id && shift) people.set(id, [...(people.get(id) ?? []), shift]);
  }
  return people;
}

/** One command after the other: the places of a mission are taken in this order. */
async function decideEach(ids: Iterable<number>, decide: (id: number) => Promise<Decided>) {
  const done: Decided[] = [];
  let refused = 0;
  let reason: string | undefined;
  for (const id of ids) {
    try {
      done.push(await decide(id));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.isUnavailable) throw error;
      refused += 1;
      reason ??= failureMessage(failure);
    }
  }
  return { done, refused, reason };
}

const decideMany =
  (sentence: (names: string) => string, send: (context: Context, form: FormData) => ReturnType<typeof decideEach>) =>
  (context: Context, form: FormData) =>
    toOutcome<Outcome>(async () => {
      const { done, refused, reason } = await send(context, form);
      if (done.length === 0) return { ok: false, message: reason ?? fr.nobodyTicked };
      const message = sentence(namesText(done.map(({ candidate }) => candidate.name)));
      return {
        ok: true,
        message: refused === 0 ? message : `${message} ${fr.someRefused(refused, reason ?? "")}`,
        undo: undoForm(done.map(({ id }) => id).join(), "undo-many"),
      };
    }, fr.changeFailed);

export const acceptMany = decideMany(fr.acceptedNamed, (context, form) => {
  const people = tickedPeople(form);
  return decideEach(people.keys(), (id) => {
    const shifts = people.get(id) ?? [];
    const body = shifts.length > 0 ? { shifts } : {};
    return context.get(apiContext).call(acceptApplicationRoute, { params: { id }, body });
  });
});

export const rejectMany = decideMany(fr.rejectedNamed, (context, form) =>
  decideEach(tickedPeople(form).keys(), (id) =>
    context.get(apiContext).call(rejectApplicationRoute, { params: { id } }),
  ),
);

export function undoMany(context: Context, form: FormData) {
  return toOutcome<Outcome>(async () => {
    const ids = textOf(form, "id").split(",").map(Number);
    const { done, reason } = await decideEach(ids, (id) =>
      context.get(apiContext).call(undoDecisionRoute, { params: { id } }),
    );
    if (done.length === 0) return { ok: false, message: reason ?? fr.undoDecisionTooLate };
    return { ok: true, message: fr.decisionsUndone(namesText(done.map(({ candidate }) => candidate.name))) };
  }, fr.changeFailed);
}
