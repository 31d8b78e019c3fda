import { DraftBody } from "@app/contract/drafts";
import { parisDay } from "@app/domain/calendar";
import { SECTOR_NAMES } from "@app/domain/catalogue/sectors";
import { redirect } from "react-router";
import { VisitorMissionForm } from "../../features/missions/form/visitor-mission-form.tsx";
import { EMPLOYER_PUBLISH, RESUME_DRAFT, VISITOR_PUBLISH } from "../../features/missions/mission-links.ts";
import { pendingDraftCookie, readPendingDraft } from "../../features/missions/pending-draft.server.ts";
import { searchCommunes } from "../../features/places/communes.ts";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import { environment } from "../../lib/environment.server.ts";
import { fieldErrors, formValues, refuse, textOf } from "../../lib/form.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { currentSession, HOMES } from "../../lib/session/guards.server.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/publish";

/** A draft needs no other field. */
const Title = DraftBody.pick({ title: true });
const TOO_LONG =
  "Ce texte est trop long pour être gardé jusqu’à la connexion. Raccourcissez-le\u00a0: vous le compléterez ensuite.";

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = currentSession(context);
  if (session?.role === "employer") throw redirect(EMPLOYER_PUBLISH);
  const waiting = await readPendingDraft(request);
  // With a pending draft, the page explains why this account cannot publish it.
  if (session && !waiting) throw redirect(HOMES[session.role]);
  return {
    isOther: session !== null,
    savedValues: waiting?.values ?? {},
    sectors: SECTOR_NAMES,
    account: await accountLink(context),
    address: environment().publicUrl + VISITOR_PUBLISH,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (currentSession(context)?.role === "employer") throw redirect(EMPLOYER_PUBLISH);
  const errors = fieldErrors(Title, form);
  if (errors) return refuse(form, errors, undefined, 400);
  const knows = textOf(form, "suite") === "connexion";
  form.delete("suite");
  const cookie = await pendingDraftCookie({ values: formValues(form), key: crypto.randomUUID() });
  if (cookie === null) return refuse(form, { description: TOO_LONG }, undefined, 400);
  const way = new URLSearchParams({ ...(!knows && { role: "employeur" }), redirect: RESUME_DRAFT });
  throw redirect(`${knows ? "/connexion" : "/s'inscrire"}?${way}`, { headers: { "set-cookie": cookie } });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: "Publier une mission · Renfort",
        description:
          "Écrivez votre mission maintenant, créez votre compte employeur ensuite. Elle est en ligne aussitôt publiée, et c’est gratuit.",
        url: loaderData.address,
      })
    : [];

export default function Publish({ loaderData, actionData }: Route.ComponentProps) {
  const { isOther, savedValues, sectors, account } = loaderData;
  const today = parisDay(new Date(useRenderedAt()));
  return (
    <PublicLayout account={account}>
      <div className="wrap max-w-210! py-8 md:py-12">
        <h1 className="text-3xl md:text-4xl">Publier une mission</h1>
        <p className="mt-3 mb-7 text-ink-2 text-lg">
          Écrivez-la d’abord. Vous vous connecterez à la fin, et vous la relirez avant qu’elle ne soit en ligne.
        </p>
        {isOther ? (
          <Notice
            tone="info"
            title="Ce compte ne publie pas de mission."
            action={<LinkButton to={account?.to ?? "/"}>Mon espace</LinkButton>}
          >
            Pour publier, déconnectez-vous puis créez un compte employeur.
          </Notice>
        ) : (
          <VisitorMissionForm {...{ savedValues, sectors, today, searchCommunes }} refused={actionData} />
        )}
      </div>
    </PublicLayout>
  );
}
