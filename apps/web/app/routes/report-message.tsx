import { conversationRoute, listMessagesRoute } from "@app/contract/messages/messages";
import { messagingFr } from "@app/contract/messages/messages.fr";
import { nameOf, otherOf } from "../features/messages/conversation-names.ts";
import { requireMember } from "../features/messages/messages.server.ts";
import { sendReport } from "../features/office/reports/report.server.ts";
import { MemberReportPage } from "../features/office/reports/report-page.tsx";
import { isMissing, PageProblem } from "../layouts/page-problem.tsx";
import { apiContext } from "../lib/api/api.server.ts";
import { orNotFound } from "../lib/api/failure.server.ts";
import { sendAction } from "../lib/offline.ts";
import type { Route } from "./+types/report-message";

export const meta: Route.MetaFunction = ({ error }) => [
  { title: `${isMissing(error) ? messagingFr.notFound : "Signaler une conversation"} · Renfort` },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { base } = requireMember(request, context);
  const conversation = await orNotFound(context.get(apiContext).call(conversationRoute, { params }));
  return {
    name: nameOf(otherOf(conversation)),
    back: `${base}/${conversation.id}`,
    idempotencyKey: crypto.randomUUID(),
  };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  requireMember(request, context);
  const api = context.get(apiContext);
  return sendReport(context, await request.formData(), async () => {
    const other = otherOf(await api.call(conversationRoute, { params }));
    const messages = await api.call(listMessagesRoute, { params, query: upTo(url.searchParams.get("message")) });
    // The message chosen or their last one is reported; without one, the person is.
    const last = messages.find(({ sender }) => sender.id === other.id);
    return last
      ? { subject_type: "message" as const, subject_id: last.id }
      : { subject_type: "user" as const, subject_id: other.id };
  });
}

const upTo = (id: string | null) => (id !== null && /^\d{1,15}$/.test(id) ? { before: Number(id) + 1 } : {});

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function ReportMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, back, idempotencyKey } = loaderData;
  return (
    <MemberReportPage
      name={name}
      back={{ to: back, label: "Retour à la conversation" }}
      refused={actionData}
      idempotencyKey={idempotencyKey}
    />
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
