import { officeSettingsRoute, setOfficeSettingRoute } from "@app/contract/office-settings";
import { parisDay } from "@app/domain/calendar";
import { formatMoment } from "@app/domain/format";
import { redirect } from "react-router";
import { submitWithCode } from "../../features/office/code-check.server.ts";
import { OFFICE } from "../../features/office/queue-paths.ts";
import { DEFAULT_WEIGHTS, withChanges } from "../../features/office/setting-changes.fr.ts";
import { SettingForm } from "../../features/office/setting-form.tsx";
import { SettingHistory } from "../../features/office/setting-history.tsx";
import { settingWire } from "../../features/office/setting-wire.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { renameFieldErrors } from "../../lib/api/failure.server.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { refuse, textOf } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/settings";

const SAVED = "Valeurs enregistrées.";
/** The API gives the last hundred. */
const SHOWN = 100;

export const meta: Route.MetaFunction = () => [{ title: "Réglages · Bureau · Renfort" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { in_force: inForce, history } = await context.get(apiContext).call(officeSettingsRoute, {});
  return { inForce, history: withChanges(history, history.length < SHOWN) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const wire = settingWire(form);
  if ("errors" in wire) return refuse(form, wire.errors, undefined, 400);
  return submitWithCode(api, form, async () => {
    const body = { name: "risk_weights" as const, reason: textOf(form, "reason"), ...wire.sent };
    await renameFieldErrors(api.call(setOfficeSettingRoute, { body }), (field) =>
      field === "valid_from" ? "validDay" : field,
    );
    throw redirect(`${OFFICE}/reglages?enregistre=1`);
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Settings({ loaderData: { inForce, history }, actionData }: Route.ComponentProps) {
  const today = parisDay(new Date(useRenderedAt()));
  const saved = useFlashToast({ enregistre: SAVED });
  return (
    <div className="mx-auto max-w-[996px] px-4 py-6 md:px-8">
      <PageHeader
        title="Réglages"
        description={
          "Le contrôle automatique des missions\u00a0: ce que pèse chaque règle, et la somme qui les retient."
        }
      />
      {saved !== undefined && <Notice tone="ok" live="polite" title={saved} className="no-js-only mt-4" />}
      <p className="mt-3 font-semibold">
        {inForce === null
          ? "En vigueur\u00a0: les valeurs de départ."
          : `En vigueur depuis le ${formatMoment(new Date(inForce.valid_from))}, par ${inForce.set_by}.`}
      </p>
      <SettingForm
        // What was saved is in the history: the form starts again from what is in force.
        key={history[0]?.id ?? 0}
        inForce={inForce?.value ?? DEFAULT_WEIGHTS}
        refused={actionData}
        asksCode={actionData !== undefined && "asksCode" in actionData}
        today={today}
      />
      <SettingHistory history={history} inForceId={inForce?.id} />
    </div>
  );
}
