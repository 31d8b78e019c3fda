import { missionFr } from "@app/contract/missions/missions.fr";
import { parisDay } from "@app/domain/time/calendar";
import { redirect } from "react-router";
import { readPendingDraft } from "../../features/missions/publish/drafts/pending-draft.server.ts";
import { readSmicRates } from "../../features/missions/publish/form-choices.server.ts";
import { keepMission } from "../../features/missions/publish/keep-mission.server.ts";
import { MissionForm } from "../../features/missions/publish/mission-form.tsx";
import { NO_NETWORK } from "../../features/missions/publish/no-network.fr.ts";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import { EMPLOYER_PUBLISH, RESUME_DRAFT, VISITOR_PUBLISH } from "../../parts/mission/mission-links.ts";
import { searchCommunes } from "../../parts/places/communes.ts";
import "../../styles/publish.css";
import { apiContext, signInFirst } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { submitForm } from "../../lib/form.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { readDeviceToken } from "../../lib/session/device-cookie.server.ts";
import { currentSession, HOMES } from "../../lib/session/guards.server.ts";
import { sendOrKeep } from "../../lib/unanswered.ts";
import { useNow } from "../../ui/clock.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/publish";

const NO_COMPANY = { name: "Votre entreprise", logo: null };

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = currentSession(context);
  if (session?.role === "employer") throw redirect(EMPLOYER_PUBLISH);
  const waiting = await readPendingDraft(request);
  // With a pending draft, the page explains why this account cannot publish it.
  if (session && !waiting) throw redirect(HOMES[session.role]);
  return {
    isOther: session !== null,
    savedValues: waiting?.values,
    smicRates: await readSmicRates(context.get(apiContext)),
    account: await accountLink(context),
    address: environment().publicUrl + VISITOR_PUBLISH,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (currentSession(context)?.role === "employer") throw redirect(EMPLOYER_PUBLISH);
  return submitForm(
    form,
    async () => {
      const cookie = await keepMission(context.get(apiContext), form);
      if (typeof cookie !== "string") return cookie;
      // Where someone has signed in before, they have an account.
      const isKnown = readDeviceToken(request) !== null;
      const signUp = `/s'inscrire?${new URLSearchParams({ role: "employeur", redirect: RESUME_DRAFT })}`;
      throw redirect(isKnown ? signInFirst(RESUME_DRAFT) : signUp, { headers: { "set-cookie": cookie } });
    },
    missionFr.keepFailed,
  );
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendOrKeep(args, { message: (_form, isOffline) => (isOffline ? NO_NETWORK : missionFr.keepFailed) });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: "Publier une mission · Renfort",
        description:
          "Cinq réponses, puis votre compte employeur. La mission est en ligne aussitôt publiée, et c’est gratuit.",
        url: loaderData.address,
      })
    : [];

export default function Publish({ loaderData, actionData }: Route.ComponentProps) {
  const { isOther, savedValues, smicRates, account } = loaderData;
  const rendered = useRenderedAt();
  const now = new Date(useNow(rendered));
  return (
    <PublicLayout account={account}>
      <div className="wrap max-w-280! py-4 max-md:px-4! md:py-12">
        <h1 className="text-2xl md:text-4xl">Publier une mission</h1>
        <p className="mt-1 mb-4 text-ink-2 md:mt-3 md:mb-7 md:text-lg">Cinq réponses, puis votre compte employeur.</p>
        {isOther ? (
          <Notice
            tone="info"
            title="Ce compte ne publie pas de mission."
            action={<LinkButton to={account?.to ?? "/"}>Mon espace</LinkButton>}
          >
            Pour publier, déconnectez-vous puis créez un compte employeur.
          </Notice>
        ) : (
          <MissionForm
            purpose={{ kind: "visit" }}
            result={actionData}
            initial={savedValues}
            restoreKey="visit"
            company={NO_COMPANY}
            today={parisDay(new Date(rendered))}
            now={now}
            searchCommunes={searchCommunes}
            choices={{ establishments: [], recents: [], smicRates, rights: undefined }}
            starts={undefined}
            isUnfolded={false}
          />
        )}
      </div>
    </PublicLayout>
  );
}
