import {
  officeAdminsRoute,
  officeItemRoute,
  releaseItemRoute,
  takeItemRoute,
  transferItemRoute,
} from "@app/contract/office/office";
import { officeConversationRoute } from "@app/contract/office/office-records";
import { ChevronDown, ChevronUp } from "lucide-react";
import { Link, redirect } from "react-router";
import { ConversationPanel } from "../../features/office/item/conversation-panel.tsx";
import { ItemActions } from "../../features/office/item/item-actions.tsx";
import { ItemView } from "../../features/office/item/item-view.tsx";
import { type Queue, useQueue } from "../../features/office/queue/office-queue.ts";
import { QueueKeys } from "../../features/office/queue/office-shortcuts.tsx";
import { QueueList } from "../../features/office/queue/queue-list.tsx";
import { decidePath, itemPath, kindOf, queuePath } from "../../features/office/queue/queue-paths.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { textOf } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { badRequest, toOutcome } from "../../lib/outcome.server.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import type { Route } from "./+types/item";

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Dossier ${params.id} · Bureau · Renfort` }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const item = await orNotFound(api.call(officeItemRoute, { params }));
  const { results } = await api.call(officeAdminsRoute, {});
  return { item, colleagues: results.filter(({ me }) => !me) };
}

/** Preparing a decision takes the item first: two people never work on the same one. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  switch (textOf(form, "intent")) {
    case "take":
      return toOutcome(async () => {
        await api.call(takeItemRoute, { params });
        return { ok: true, message: "Le dossier est à vous pendant vingt minutes." };
      });
    case "release":
      return toOutcome(async () => {
        await api.call(releaseItemRoute, { params });
        return { ok: true, message: "Le dossier est rendu." };
      });
    case "transfer":
      return toOutcome(async () => {
        await api.call(transferItemRoute, { params, body: { to: Number(textOf(form, "to")) } });
        return { ok: true, message: "Le dossier est transmis." };
      });
    case "conversation":
      return toOutcome(async () => ({ ok: true, conversation: await api.call(officeConversationRoute, { params }) }));
    case "prepare":
      return toOutcome(async () => {
        await api.call(takeItemRoute, { params });
        throw redirect(decidePath(Number(params.id), kindOf(url.searchParams), textOf(form, "action")));
      });
    default:
      return badRequest();
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

export default function OfficeItem({ loaderData: { item, colleagues }, actionData }: Route.ComponentProps) {
  const queue = useQueue();
  const done = useFlashToast({ decidee: "Décision envoyée. Voici le dossier suivant." });
  if (!queue) return null;
  return (
    <div className="q-wrap has-item">
      <QueueKeys queue={queue} open={item} />
      <QueueList queue={queue} openId={item.id} isHeading={false} />
      <div className="q-detail">
        <Steps queue={queue} id={item.id} />
        {done !== undefined && <Notice tone="ok" title={done} className="no-js-only" />}
        <OutcomeNotice outcome={actionData} />
        <ItemView item={item} />
        {item.subject_type === "message" && item.closed_at === null && (
          <ConversationPanel
            action={itemPath(item.id, queue.kind)}
            conversation={actionData && "conversation" in actionData ? actionData.conversation : undefined}
          />
        )}
        <ItemActions item={item} kind={queue.kind} colleagues={colleagues} />
      </div>
    </div>
  );
}

/** On a phone, where the list is another page. */
function Steps({ queue: { results, kind }, id }: { queue: Queue; id: number }) {
  const index = results.findIndex((row) => row.id === id);
  const before = index > 0 ? results[index - 1] : undefined;
  const after = index === -1 ? undefined : results[index + 1];
  return (
    <nav aria-label="Dossiers" className="-mt-2 mb-2 flex items-center gap-2 lg:hidden">
      <BackLink to={queuePath(kind)}>File</BackLink>
      {index !== -1 && <p className="font-semibold">{`${index + 1} sur ${results.length}`}</p>}
      <span className="ms-auto flex">
        {before && (
          <Link to={itemPath(before.id, kind)} className="btn btn-icon btn-ghost" aria-label="Dossier précédent">
            <ChevronUp className="ico" aria-hidden="true" />
          </Link>
        )}
        {after && (
          <Link to={itemPath(after.id, kind)} className="btn btn-icon btn-ghost" aria-label="Dossier suivant">
            <ChevronDown className="ico" aria-hidden="true" />
          </Link>
        )}
      </span>
    </nav>
  );
}
