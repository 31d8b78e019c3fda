import { DecideBody, decideItemRoute, officeItemRoute } from "@app/contract/office/office";
import { ITEM_ACTIONS } from "@app/domain/office/office";
import { redirect } from "react-router";
import { submitWithCode } from "../../features/office/decide/code-check.server.ts";
import { DecideForm } from "../../features/office/decide/decide-form.tsx";
import { itemSubject } from "../../features/office/queue/office-labels.fr.ts";
import { pathOfNext } from "../../features/office/queue/queue.server.ts";
import { itemPath, kindOf } from "../../features/office/queue/queue-paths.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { fieldErrors, formValues, refuse } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { BackLink } from "../../ui/back-link.tsx";
import "../../styles/office-decide.css";
import type { Route } from "./+types/decide";

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Décider, dossier ${params.id} · Bureau · Renfort` }];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const item = await orNotFound(context.get(apiContext).call(officeItemRoute, { params }));
  const kind = kindOf(url.searchParams);
  const back = itemPath(item.id, kind);
  const asked = ITEM_ACTIONS.find((action) => action === url.searchParams.get("action"));
  const first = item.actions.find((action) => action === asked) ?? item.actions[0];
  // Closed, or another person has it.
  if (first === undefined || (item.taken !== null && !item.taken.mine)) throw redirect(back);
  return { item, first, back };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const errors = fieldErrors(DecideBody, form);
  if (errors) return refuse(form, errors, undefined, 400);
  const body = DecideBody.parse(formValues(form));
  return submitWithCode(api, form, async () => {
    await api.call(decideItemRoute, { params, body });
    const next = new URL(await pathOfNext(api, kindOf(url.searchParams), Number(params.id)), "http://localhost");
    next.searchParams.set("decidee", "1");
    throw redirect(next.pathname + next.search);
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Decide({ loaderData: { item, first, back }, actionData }: Route.ComponentProps) {
  return (
    <div className="px-4 pt-3 md:px-8 md:pt-5">
      <BackLink to={back}>{`Dossier n°\u00a0${item.id}`}</BackLink>
      <h1 className="text-2xl md:text-3xl">Décider</h1>
      <p className="mt-1 break-words font-semibold">{itemSubject(item)}</p>
      <DecideForm
        key={item.id}
        item={item}
        first={first}
        refused={actionData}
        asksCode={actionData !== undefined && "asksCode" in actionData}
      />
    </div>
  );
}
