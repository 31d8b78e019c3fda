import { registerRoute } from "@app/contract/accounts/accounts";
import { accountFr } from "@app/contract/accounts/accounts.fr";
import { type Newcomer, registerSocialRoute } from "@app/contract/accounts/social";
import { socialFr } from "@app/contract/accounts/social.fr";
import { citiesRoute } from "@app/contract/site/site";
import { PROVIDER_NAMES } from "@app/domain/accounts/social-provider";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { refuse, submitForm } from "../../../lib/form.server.ts";
import { languageOf } from "../../../lib/language/language-cookie.server.ts";
import type { Translate } from "../../../lib/language/refusals.server.ts";
import { sessionContext, startSession } from "../../../lib/session/session.server.ts";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import { inFormOrder, type Registering, registrationErrors, registrationForm } from "./registration.server.ts";

/** What a page shows of somebody a provider knows: without the ticket. */
export const knownOf = (newcomer: Newcomer | null) =>
  newcomer && {
    provider: PROVIDER_NAMES[newcomer.provider],
    email: newcomer.email ?? "",
    emailVerified: newcomer.email_verified,
    firstName: newcomer.first_name,
    lastName: newcomer.last_name,
  };

interface Page<T> {
  registering: Registering;
  /** What the page asks for beyond an account. */
  moreErrors: (sent: FormData | null) => FieldErrors | Promise<FieldErrors>;
  /** The fields of the page, when they are not those of an account. */
  order?: readonly string[];
  /** Of a page that exists in every language. */
  translate?: Translate;
  /** Once signed in. */
  onSignedIn: (user: { id: number; role: "candidate" | "employer" | "admin" }) => T | Promise<T>;
}

/** Creates the account and signs in, or says what is missing in the order of the page. */
export function createAccount<T>(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { registering, moreErrors, order, translate, onSignedIn }: Page<T>,
) {
  const { newcomer } = registering;
  // The form was open for too long.
  if (!newcomer && !form.has("password")) return refuse(form, {}, socialFr.ticketExpired, 400, translate);
  // The account is made in the language of whoever makes it.
  if (context.get(sessionContext).language) form.set("language", languageOf(context));
  const api = context.get(apiContext);
  const findCommunes = async (q: string) => (await api.call(citiesRoute, { query: { q: q.slice(0, 80) } })).communes;
  const register = async () => {
    const sent = await registrationForm(form, registering, findCommunes);
    const refused = { ...(await moreErrors(sent)), ...registrationErrors(form, sent, registering) };
    const errors = inFormOrder(refused, order);
    if (!sent || Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400, translate);
    const signedIn = await api.call(newcomer ? registerSocialRoute : registerRoute, { body: sent });
    startSession(context.get(sessionContext), signedIn);
    return onSignedIn(signedIn.user);
  };
  return submitForm(form, register, accountFr.registrationFailed, translate);
}
