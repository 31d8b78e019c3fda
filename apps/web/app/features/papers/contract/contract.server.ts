import {
  askTranslationRoute,
  contractCodeRoute,
  makeContractRoute,
  SignatureBody,
  signContractRoute,
} from "@app/contract/papers/contracts";
import { CONTRACT_GAPS, type ContractGap } from "@app/domain/papers/contract-gaps";
import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { fieldErrors, formValues, refuse, submitForm, textOf } from "../../../lib/form.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { contractFr as fr, GAP_ERRORS } from "./contract-text.fr.ts";

type Context = Readonly<RouterContextProvider>;

/** `gaps`: what the law wants in the text, and nobody wrote. */
export type RefusedContract = RefusedForm & { gaps: ContractGap[] };

const versionOf = (form: FormData) => ({ id: Number(textOf(form, "id")), version: Number(textOf(form, "version")) });

/** Of both sides. */
const SIGNING_INTENTS = {
  code: (context: Context, form: FormData) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(contractCodeRoute, { params: versionOf(form) });
      return { ok: true, message: fr.codeSent };
    }, fr.codeFailed),
  sign: (context: Context, form: FormData) => {
    const errors = fieldErrors(SignatureBody.pick({ code: true }), form);
    if (errors) return refuse(form, errors, undefined, 400);
    return submitForm<Outcome>(
      form,
      async () => {
        const body = { sha256: textOf(form, "sha256"), code: textOf(form, "code") };
        await context.get(apiContext).call(signContractRoute, { params: versionOf(form), body });
        return { ok: true, message: fr.signed };
      },
      fr.signFailed,
    );
  },
};

export const OWN_CONTRACT_INTENTS = {
  ...SIGNING_INTENTS,
  translate: (context: Context, form: FormData) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(askTranslationRoute, { params: versionOf(form) });
      return { ok: true, message: fr.translated };
    }, fr.translateFailed),
};

export const CONTRACT_INTENTS = { ...SIGNING_INTENTS, make };

async function make(context: Context, form: FormData) {
  const text = (name: string) => textOf(form, name).trim();
  const [day, risk] = [text("day"), text("riskListed")];
  const body = {
    qualification: text("qualification"),
    reason: text("reason"),
    replacedName: text("replacedName"),
    replacedQualification: text("replacedQualification"),
    trialDays: text("trialDays") || 0,
    payExtras: text("payExtras")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
    signatory: text("signatory"),
    ...(day !== "" && { day }),
    ...(risk !== "" && { riskListed: risk === "yes" }),
  };
  const call = () =>
    context
      .get(apiContext)
      .call(makeContractRoute, { params: { id: Number(text("id")) }, body }, { idempotencyKey: text("key") });
  return submitForm<Outcome | ReturnType<typeof refuseGaps>>(
    form,
    async () => {
      try {
        await call();
        return { ok: true, message: fr.made };
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code !== "contract_gaps") throw error;
        return refuseGaps(form, failure.fields["gaps"] ?? []);
      }
    },
    fr.makeFailed,
  );
}

function refuseGaps(form: FormData, found: readonly string[]) {
  const gaps = CONTRACT_GAPS.filter((gap) => found.includes(gap));
  const errors = Object.fromEntries(
    gaps.flatMap((gap) => {
      const error = GAP_ERRORS[gap];
      return error ? [[error.field, error.text]] : [];
    }),
  );
  return data<RefusedContract>({ errors, formError: undefined, values: formValues(form), gaps }, { status: 400 });
}
