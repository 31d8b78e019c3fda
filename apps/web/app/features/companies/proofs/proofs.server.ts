import { companyRoute } from "@app/contract/companies/companies";
import { addProofRoute, companyProofsRoute, confirmProofRoute } from "@app/contract/companies/company-proofs";
import type { ProofMethod } from "@app/domain/companies/company-proof";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { formFor, refuse, submitForm, textOf } from "../../../lib/form.server.ts";
import { runIntent } from "../../../lib/outcome.server.ts";
import { CODE_FIELD, PROOF_FORMS, type ProofForm } from "./proof-forms.ts";
import { askedText, confirmedText, PROOF_FAILED } from "./proof-text.fr.ts";

type Context = Readonly<RouterContextProvider>;

export async function readVerification(context: Context) {
  const api = context.get(apiContext);
  const [{ rights, ...company }, proofs] = await Promise.all([
    api.call(companyRoute, {}),
    api.call(companyProofsRoute, {}),
  ]);
  return { company, rights, proofs };
}

/** The forms of the page, by `form`. */
export function updateProofs(context: Context, form: FormData) {
  return runIntent(
    { mail: askBy("mail"), letter: askBy("letter"), document: askBy("document"), confirm },
    context,
    form,
    "form",
  );
}

const saved = (name: ProofForm, message: string) => ({ ok: true, message, saved: name }) as const;

/** Codes of a refusal that belong to the typed address. */
const OF_ADDRESS: ReadonlySet<string> = new Set(["website_missing", "free_mail", "other_domain"]);

const askBy = (method: ProofMethod) => (context: Context, form: FormData) => {
  const body = formFor(form, ["form"]);
  body.set("method", method);
  return submitForm(
    form,
    async () => {
      try {
        const proof = await context.get(apiContext).call(addProofRoute, { body });
        return saved(method, askedText(proof));
      } catch (error) {
        const { code, message, status } = failureOf(error);
        if (OF_ADDRESS.has(code)) return refuse(form, { email: message }, undefined, status);
        throw error;
      }
    },
    PROOF_FAILED,
  );
};

function confirm(context: Context, form: FormData) {
  return submitForm(
    form,
    async () => {
      const params = { id: Number(textOf(form, "proof")) };
      const proof = await context
        .get(apiContext)
        .call(confirmProofRoute, { params, body: { code: textOf(form, CODE_FIELD) } });
      return saved(PROOF_FORMS.confirm, confirmedText(proof));
    },
    PROOF_FAILED,
  );
}
