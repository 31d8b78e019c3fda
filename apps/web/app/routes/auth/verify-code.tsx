import { meRoute, resendVerificationRoute, verifyEmailCodeRoute } from "@app/contract/accounts/accounts";
import { accountFr as fr } from "@app/contract/accounts/accounts.fr";
import { encodePath, safePath } from "@app/domain/text/safe-path";
import { useEffect, useRef } from "react";
import { Form, redirect, useRevalidator, useSubmit } from "react-router";
import { emailCode } from "../../features/accounts/address/email-code.ts";
import { EmailCodeForm } from "../../features/accounts/address/email-code-form.tsx";
import { finishApplication } from "../../features/applications/apply/finish-application.server.ts";
import { readPendingApplication } from "../../features/applications/apply/pending-application.server.ts";
import { AuthLayout } from "../../layouts/auth-layout.tsx";
import { TitleCard } from "../../layouts/title-card.tsx";
import { apiContext, pagePath, signInFirst } from "../../lib/api/api.server.ts";
import { refuse, submitForm, textOf } from "../../lib/form.server.ts";
import { IN_LANGUAGES, useWords } from "../../lib/language/language.ts";
import { languageOf } from "../../lib/language/language-cookie.server.ts";
import { translationTo } from "../../lib/language/refusals.server.ts";
import { badRequest } from "../../lib/outcome.server.ts";
import { currentSession, HOMES } from "../../lib/session/guards.server.ts";
import type { Session } from "../../lib/session/session.server.ts";
import { EMAIL_CODE_PAGE } from "../../parts/person/verify-email-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/verify-code";

export const handle = IN_LANGUAGES;

const backOf = (url: URL, { role }: Session) => encodePath(safePath(url.searchParams.get("retour"), HOMES[role]));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const session = currentSession(context);
  if (!session) throw redirect(signInFirst(pagePath(request)));
  const { user } = await context.get(apiContext).call(meRoute, {});
  const pending = await readPendingApplication(request, session.userId);
  if (user.email_verified && !pending) throw redirect(backOf(url, session));
  const { page: title } = await emailCode.load(languageOf(context));
  return { title, email: user.email, isVerified: user.email_verified, mission: pending?.mission ?? null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const session = currentSession(context);
  if (!session) throw redirect(signInFirst(EMAIL_CODE_PAGE));
  const api = context.get(apiContext);
  const form = await request.formData();
  const translate = await translationTo(languageOf(context));
  const send = <T,>(work: () => Promise<T>) => submitForm(form, work, undefined, translate);
  const goOn = async () => {
    const pending = await readPendingApplication(request, session.userId);
    return pending ? finishApplication(api, pending) : redirect(backOf(url, session));
  };
  switch (textOf(form, "intent")) {
    case "code":
      return send(async () => {
        await api.call(verifyEmailCodeRoute, { body: { code: textOf(form, "code") } });
        return goOn();
      });
    case "continue":
      return send(async () => {
        const { user } = await api.call(meRoute, {});
        return user.email_verified ? goOn() : refuse(form, {}, fr.notVerifiedYet, 409, translate);
      });
    case "resend":
      return send(async () => {
        await api.call(resendVerificationRoute, {});
        return { resent: true as const };
      });
    default:
      return badRequest();
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title} · Renfort` : "Renfort" },
  { name: "robots", content: "noindex" },
];

export default function VerifyCode({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(emailCode);
  const { email, isVerified, mission } = loaderData;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  useGoOnOnceVerified(isVerified);
  return (
    <AuthLayout languages promise={words.promise} card={<TitleCard title="Cariste de nuit" />}>
      {isVerified ? (
        <>
          <h1 className="text-3xl md:text-4xl">{words.confirmed}</h1>
          {mission && <p className="mt-2 text-ink-2">{words.toSend(mission.company)}</p>}
          <Form method="post" className="mt-6">
            <Button type="submit" name="intent" value="continue" size="lg" block>
              {words.send}
            </Button>
          </Form>
        </>
      ) : (
        <>
          <h1 className="text-3xl md:text-4xl">{words.title}</h1>
          <p className="mt-2 text-ink-2">
            {words.sentTo(email)} {mission && words.thenSent(mission.title, mission.company)}
          </p>
          {actionData && "resent" in actionData && (
            <Notice className="mt-6" tone="ok" title={words.resent.title} live="polite">
              {words.resent.text}
            </Notice>
          )}
          <EmailCodeForm refused={refused} submitLabel={mission ? words.send : words.confirm} />
          <Form method="post" className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
            <button type="submit" name="intent" value="resend" className="link inline-flex min-h-11 items-center">
              {words.resend}
            </button>
            <button type="submit" name="intent" value="continue" className="link inline-flex min-h-11 items-center">
              {words.opened}
            </button>
          </Form>
        </>
      )}
    </AuthLayout>
  );
}

const POLL_MS = 5_000;

/** The link of the mail may be opened in another tab, or on another device. */
function useGoOnOnceVerified(isVerified: boolean): void {
  const { revalidate } = useRevalidator();
  const submit = useSubmit();
  const sent = useRef(false);
  useEffect(() => {
    if (isVerified) {
      // Once: when the API is away, the page comes back with its button.
      if (!sent.current) void submit({ intent: "continue" }, { method: "post" });
      sent.current = true;
      return undefined;
    }
    const timer = setInterval(() => document.visibilityState === "visible" && void revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, [isVerified, revalidate, submit]);
}
