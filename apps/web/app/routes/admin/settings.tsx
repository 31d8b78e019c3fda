import { type OfficeSetting, officeSettingsRoute, setOfficeSettingRoute } from "@app/contract/office/office-settings";
import { parisDay } from "@app/domain/time/calendar";
import { formatMoment } from "@app/domain/time/format-time";
import { data, redirect } from "react-router";
import { submitWithCode } from "../../features/office/decide/code-check.server.ts";
import { FigureTable } from "../../features/office/figures/figure-table.tsx";
import { FIRST_VALUES, withChanges } from "../../features/office/settings/setting-changes.fr.ts";
import { SettingForm } from "../../features/office/settings/setting-form.tsx";
import { SettingHistory } from "../../features/office/settings/setting-history.tsx";
import { SETTING_PAGES, settingPage, smicRows } from "../../features/office/settings/setting-pages.fr.ts";
import { settingWire } from "../../features/office/settings/setting-wire.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { renameFieldErrors } from "../../lib/api/failure.server.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { refuse, textOf } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/settings";

const SAVED = "Valeurs enregistrées.";
/** The API gives the last hundred. */
const SHOWN = 100;
const SMIC_COLUMNS = ["À partir du", "France", "Mayotte"] as const;

export const meta: Route.MetaFunction = () => [{ title: "Réglages · Bureau · Renfort" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(params.kind);
  const { in_force: inForce, history } = await context
    .get(apiContext)
    .call(officeSettingsRoute, { query: { name: page.name } });
  return { page, inForce, history: withChanges(history, history.length < SHOWN) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { name, path } = pageOf(params.kind);
  const form = await request.formData();
  const api = context.get(apiContext);
  const wire = settingWire(name, form);
  if ("errors" in wire) return refuse(form, wire.errors, undefined, 400);
  return submitWithCode(api, form, async () => {
    const body = { ...wire.sent, reason: textOf(form, "reason") };
    await renameFieldErrors(api.call(setOfficeSettingRoute, { body }), (field) =>
      field === "valid_from" ? "validDay" : field,
    );
    throw redirect(`${path}?enregistre=1`);
  });
}

function pageOf(kind: string | undefined) {
  const page = settingPage(kind);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Settings({ loaderData: { page, inForce, history }, actionData }: Route.ComponentProps) {
  const today = parisDay(new Date(useRenderedAt()));
  const saved = useFlashToast({ enregistre: SAVED });
  const first = { name: page.name, value: FIRST_VALUES[page.name] } as OfficeSetting;
  return (
    <div className="mx-auto max-w-[996px] px-4 py-6 md:px-8">
      <PageHeader title="Réglages" description={page.description} />
      <div className="mt-4">
        <TabLinks
          label="Ce qui se règle"
          tabs={SETTING_PAGES.map(({ path, label, name }) => ({ to: path, label, current: name === page.name }))}
        />
      </div>
      {saved !== undefined && <Notice tone="ok" live="polite" title={saved} className="no-js-only mt-4" />}
      <p className="mt-3 font-semibold">
        {inForce === null
          ? "En vigueur\u00a0: les valeurs de départ."
          : `En vigueur depuis le ${formatMoment(new Date(inForce.valid_from))}, par ${inForce.set_by}.`}
      </p>
      {page.name === "smic" && (
        <FigureTable title="Taux horaires bruts connus" columns={SMIC_COLUMNS} rows={smicRows(history)} />
      )}
      <SettingForm
        // What was saved is in the history: the form starts again from what is in force.
        key={`${page.name}-${history[0]?.id ?? 0}`}
        inForce={inForce ?? first}
        refused={actionData}
        asksCode={actionData !== undefined && "asksCode" in actionData}
        today={today}
        dateHint={page.dateHint}
      />
      <SettingHistory history={history} inForceId={inForce?.id} />
    </div>
  );
}
