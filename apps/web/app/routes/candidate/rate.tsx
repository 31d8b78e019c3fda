import { rateCompanyRoute, worksToRateRoute } from "@app/contract/ratings/ratings";
import { formatDay } from "@app/domain/time/format-time";
import { Form, redirect, useNavigation } from "react-router";
import { RatingForm } from "../../features/ratings/rating-form.tsx";
import { ABOUT_COMPANY } from "../../features/ratings/rating-texts.fr.ts";
import { opinionOf } from "../../features/ratings/ratings.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_RATINGS } from "../../lib/candidate-paths.ts";
import { submitForm } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Card } from "../../ui/card.tsx";
import { Monogram } from "../../ui/monogram.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/rate";

export const meta: Route.MetaFunction = () => [{ title: "Évaluer un employeur · Renfort" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const works = await context.get(apiContext).call(worksToRateRoute, {});
  const work = works.find(({ application_id }) => application_id === Number(params.id));
  // Rated already, or never worked.
  if (!work) throw redirect(CANDIDATE_RATINGS);
  return { work };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  return submitForm(form, async () => {
    const body = { application_id: Number(params.id), ...opinionOf(form) };
    const { held, published } = await context.get(apiContext).call(rateCompanyRoute, { body });
    return redirect(`${CANDIDATE_RATINGS}?${held ? "verification" : published ? "publiee" : "evaluee"}=1`);
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Rate({ loaderData: { work }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  const { company } = work;
  return (
    <div className="mx-auto max-w-[760px]">
      <BackLink to={CANDIDATE_RATINGS}>Avis</BackLink>
      <PageHeader
        title="Évaluer un employeur"
        description="Votre avis se lit sans votre nom, sauf par cet employeur, qui peut y répondre."
      />
      <Card padding="form" className="mt-5">
        <RatingForm
          subject={{
            name: company.name,
            work: `${work.jobTitle} · ${formatDay(new Date(work.startDate))}`,
            picture: <Monogram name={company.name} id={company.id} src={company.logo} size={64} />,
          }}
          applicationId={work.application_id}
          words={ABOUT_COMPANY}
          Form={Form}
          busy={busy}
          refused={actionData && "errors" in actionData ? actionData : undefined}
        />
      </Card>
    </div>
  );
}
