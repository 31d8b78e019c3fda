import { conversationRoute, listMessagesRoute } from "@app/contract/messaging";
import { messagingFr } from "@app/contract/messaging.fr";
import { ReportBody, reportRoute } from "@app/contract/trust";
import { redirect } from "react-router";
import { requireMember } from "../features/messages/messages.server.ts";
import { nameOf, otherOf } from "../features/messages/names.ts";
import { ReportForm } from "../features/trust/report-form.tsx";
import { isMissing, PageProblem } from "../layouts/page-problem.tsx";
import { apiContext } from "../lib/api/api.server.ts";
import { orNotFound } from "../lib/api/failure.server.ts";
import { fieldErrors, refuse, submitForm, textOf } from "../lib/form.server.ts";
import { sendAction } from "../lib/offline.ts";
import { BackLink } from "../ui/back-link.tsx";
import { Card } from "../ui/card.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Route } from "./+types/report-message";

export const meta: Route.MetaFunction = ({ error }) => [
  { title: `${isMissing(error) ? messagingFr.notFound : "Signaler une conversation"} · Renfort` },
];

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { base } = requireMember(request, context);
  const conversation = await orNotFound(context.get(apiContext).call(conversationRoute, { params }));
  return {
    name: nameOf(otherOf(conversation)),
    back: `${base}/${conversation.id}`,
    sent: url.searchParams.has("envoye"),
    idempotencyKey: crypto.randomUUID(),
  };
}

const Report = ReportBody.pick({ reason: true, details: true });

export async function action({ request, params, context }: Route.ActionArgs) {
  const { base } = requireMember(request, context);
  const form = await request.formData();
  const errors = fieldErrors(Report, form);
  if (errors) return refuse(form, errors, undefined, 400);
  const api = context.get(apiContext);
  return submitForm(form, async () => {
    const other = otherOf(await api.call(conversationRoute, { params }));
    const messages = await api.call(listMessagesRoute, { params, query: {} });
    // Their last message is reported; without one, the person is.
    const last = messages.find(({ sender }) => sender.id === other.id);
    const body = {
      subject_type: last ? ("message" as const) : ("user" as const),
      subject_id: last?.id ?? other.id,
      reason: ReportBody.shape.reason.parse(textOf(form, "reason")),
      details: textOf(form, "details"),
    };
    await api.call(reportRoute, { body }, { idempotencyKey: textOf(form, "key") });
    throw redirect(`${base}/${params.id}/signaler?envoye=1`);
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function ReportMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, back, sent, idempotencyKey } = loaderData;
  return (
    <div className="mx-auto max-w-189">
      <BackLink to={back}>Retour à la conversation</BackLink>
      <h1 className="mt-2 text-2xl md:text-3xl">{`Signaler ${name}`}</h1>
      <div className="mt-6">
        {sent ? (
          <Notice
            tone="ok"
            title="Merci, votre signalement est arrivé."
            action={<LinkButton to={back}>Revenir à la conversation</LinkButton>}
          >
            {`Nous l’examinons et vous répondons par e-mail. ${name} ne sait pas qui l’a envoyé.`}
          </Notice>
        ) : (
          <Card padding="form">
            <ReportForm refused={actionData} asksEmail={false} idempotencyKey={idempotencyKey} />
          </Card>
        )}
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageProblem
      error={error}
      missing={{
        title: messagingFr.notFound,
        text: "Elle n’existe pas, ou vous n’en faites pas partie.",
        link: { to: "/", label: "Revenir à l’accueil" },
      }}
    />
  );
}
