import { ReportBody, reportRoute } from "@app/contract/trust";
import { trustFr } from "@app/contract/trust.fr";
import { idFromSlug } from "@app/domain/slug";
import { data, redirect } from "react-router";
import { missionOfSlug } from "../../features/missions/detail/public-mission.server.ts";
import { missionPath } from "../../features/missions/mission-facts.ts";
import { ReportForm } from "../../features/trust/report-form.tsx";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import { apiContext, pagePath } from "../../lib/api/api.server.ts";
import { fieldErrors, refuse, submitForm, textOf } from "../../lib/form.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/report";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const mission = await missionOfSlug(context.get(apiContext), url, params.slug, "/signaler");
  return {
    title: mission.title,
    company: mission.company.name,
    back: missionPath(mission),
    sent: url.searchParams.has("envoye"),
    isVisitor: currentSession(context) === null,
    idempotencyKey: crypto.randomUUID(),
    account: await accountLink(context),
  };
}

/** The e-mail is asked of visitors only. */
const VisitorReport = ReportBody.pick({ reason: true, details: true, email: true });
const MemberReport = ReportBody.pick({ reason: true, details: true });

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const id = idFromSlug(params.slug);
  if (id === null) throw data(null, { status: 404 });
  const isVisitor = currentSession(context) === null;
  const email = textOf(form, "email").trim();
  const errors = {
    ...fieldErrors(isVisitor && email !== "" ? VisitorReport : MemberReport, form),
    ...(isVisitor && email === "" && { email: trustFr.emailRequired }),
  };
  if (Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400);
  const reason = ReportBody.shape.reason.parse(textOf(form, "reason"));
  return submitForm(form, async () => {
    const body = {
      subject_type: "mission" as const,
      subject_id: id,
      reason,
      details: textOf(form, "details"),
      ...(isVisitor && { email }),
    };
    await context.get(apiContext).call(reportRoute, { body }, { idempotencyKey: textOf(form, "key") });
    throw redirect(`${new URL(pagePath(request), "http://localhost").pathname}?envoye=1`);
  });
}

export const meta: Route.MetaFunction = () => [
  { title: "Signaler une offre · Renfort" },
  { name: "robots", content: "noindex" },
];

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { title, company, back, sent, isVisitor, idempotencyKey, account } = loaderData;
  return (
    <PublicLayout account={account}>
      <div className="wrap max-w-190! pt-4 pb-12 md:pt-6 md:pb-20">
        <BackLink to={back}>Retour à la mission</BackLink>
        <h1 className="mt-2 text-3xl md:text-4xl">Signaler cette offre</h1>
        <p className="mt-2 text-ink-2 text-lg">{`${title}, ${company}`}</p>
        {sent ? (
          <div className="mt-7">
            <Notice
              tone="ok"
              title="Merci, votre signalement est arrivé."
              action={<LinkButton to="/emplois">Voir les autres missions</LinkButton>}
            >
              Nous l’examinons et vous répondons par e-mail. L’employeur ne sait pas qui l’a envoyé.
            </Notice>
          </div>
        ) : (
          <Card padding="form" className="mt-7">
            <ReportForm refused={actionData} asksEmail={isVisitor} idempotencyKey={idempotencyKey} />
          </Card>
        )}
      </div>
    </PublicLayout>
  );
}
