import { idFromSlug } from "@app/domain/text/slug";
import { data } from "react-router";
import { missionOfSlug } from "../../features/missions/page/public-mission.server.ts";
import { sendReport } from "../../features/office/reports/report.server.ts";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicReport, reportMeta } from "../../layouts/public-report.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { missionPath } from "../../parts/mission-card/mission-facts.ts";
import type { Route } from "./+types/report";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const mission = await missionOfSlug(context.get(apiContext), url, params.slug, "/signaler");
  return {
    about: `${mission.title}, ${mission.company.name}`,
    back: missionPath(mission),
    isVisitor: currentSession(context) === null,
    idempotencyKey: crypto.randomUUID(),
    account: await accountLink(context),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = idFromSlug(params.slug);
  if (id === null) throw data(null, { status: 404 });
  return sendReport(context, await request.formData(), () => ({ subject_type: "mission", subject_id: id }));
}

export const meta: Route.MetaFunction = () => reportMeta("Signaler une mission");

export default function Report({ loaderData: { back, ...report }, actionData }: Route.ComponentProps) {
  return (
    <PublicReport
      {...report}
      title="Signaler cette mission"
      back={{ to: back, label: "Retour à la mission" }}
      refused={actionData}
    />
  );
}
