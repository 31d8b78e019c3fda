import { answerPropositionRoute } from "@app/contract/matching/propositions";
import { PROPOSITION_ANSWERS, PROPOSITION_NO_REASONS } from "@app/domain/matching/proposition";
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { failureMessage, failureOf } from "../../../lib/api/failure.server.ts";
import { textOf } from "../../../lib/form.server.ts";
import { badRequest } from "../../../lib/outcome.server.ts";
import type { AnswerResult } from "./answer-result.ts";
import { ANSWERED } from "./proposition-text.fr.ts";

/** Yes, no or standby. A yes that gives the place opens it: `placePath` is its page. */
export async function answerProposition(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  placePath: (applicationId: number) => string,
) {
  const id = Number(textOf(form, "id"));
  const answer = PROPOSITION_ANSWERS.find((one) => one === textOf(form, "answer"));
  if (answer === undefined) return badRequest();
  const reason = PROPOSITION_NO_REASONS.find((one) => one === textOf(form, "reason"));
  const body = {
    answer,
    // Where shifts are chosen, none is a mistake; elsewhere all of them are meant.
    ...(form.has("choice") && { shifts: form.getAll("shifts").map(Number) }),
    ...(reason && { reason }),
    ...(form.has("shareVault") && { shareVault: true }),
  };
  const idempotencyKey = [textOf(form, "key"), answer, reason].filter(Boolean).join("-");
  try {
    const { booking, application_id } = await context
      .get(apiContext)
      .call(answerPropositionRoute, { params: { id }, body }, { idempotencyKey });
    if (answer === "yes" && booking === "first" && application_id !== null) throw redirect(placePath(application_id));
    return data<AnswerResult>({ ok: true, id, message: reason ? undefined : ANSWERED[answer] });
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = failureOf(error);
    const refusal = { code: failure.code, text: failureMessage(failure) };
    return data<AnswerResult>({ ok: false, id, refusal }, { status: failure.status });
  }
}
