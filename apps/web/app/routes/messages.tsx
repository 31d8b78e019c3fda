import { accessFr } from "@app/contract/http/access.fr";
import type { ConversationDetail } from "@app/contract/messages/messages";
import { messagingFr as fr } from "@app/contract/messages/messages.fr";
import { LEVEL_OPENS } from "@app/domain/companies/company-rights";
import { BriefcaseBusiness, UserRound } from "lucide-react";
import { useRouteLoaderData } from "react-router";
import { CallbackBand } from "../features/messages/callback-band.tsx";
import { ConversationFrame } from "../features/messages/conversation-frame.tsx";
import { ConversationMenu } from "../features/messages/conversation-menu.tsx";
import { nameOf, otherOf } from "../features/messages/conversation-names.ts";
import { ConversationPane } from "../features/messages/conversation-pane.tsx";
import { loadMessages, messageIntents, requireMember } from "../features/messages/messages.server.ts";
import { MissionBanner } from "../features/messages/mission-banner.tsx";
import { isMissing, PageProblem } from "../layouts/page-problem.tsx";
import { sendAction } from "../lib/offline.ts";
import { runIntent } from "../lib/outcome.server.ts";
import { useRenderedAt } from "../lib/rendered-at.ts";
import { startPhrase } from "../parts/mission/mission-start.ts";
import { VerifyEmailNotice } from "../parts/person/verify-email-notice.tsx";
import { useNow } from "../ui/clock.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { Notice } from "../ui/notice.tsx";
import { OutcomeNotice } from "../ui/outcome-notice.tsx";
import type { Route } from "./+types/messages";
import type { loader as employerLoader } from "./employer/layout.tsx";

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const opened = loaderData?.opened;
  const title = opened ? `Messages, ${nameOf(otherOf(opened.conversation))}` : "Messages";
  return [{ title: `${isMissing(error) ? fr.notFound : title} · Renfort` }];
};

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const isIncomplete = url.searchParams.get("profil") === "incomplet";
  return {
    member,
    isIncomplete,
    isUnconfirmed: url.searchParams.get("adresse") === "a-confirmer",
    clientId: crypto.randomUUID(),
    ...(await loadMessages(context, params.id, url.searchParams)),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return runIntent(
    messageIntents(requireMember(request, context), Number(params.id)),
    context,
    await request.formData(),
  );
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, { inToast: (form) => form.get("intent") !== "send" });

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { member, opened, clientId, isIncomplete, isUnconfirmed, ...list } = loaderData;
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const failed = actionData && "formError" in actionData ? actionData : undefined;
  const conversation = opened?.conversation;
  const other = conversation && otherOf(conversation);
  const href = `${member.base}/${conversation?.id ?? ""}`;
  return (
    <ConversationFrame
      {...list}
      {...member}
      now={now}
      selectedId={conversation?.id}
      notice={
        <>
          <OutcomeNotice outcome={actionData && !failed && "ok" in actionData ? actionData : undefined} />
          {isIncomplete && <IncompleteNotice home={member.home} />}
          {isUnconfirmed && (
            <VerifyEmailNotice title={accessFr.emailNotVerified} action={`${member.home}?index`} live />
          )}
          {!conversation && failed?.formError && <Notice tone="danger" live="assertive" title={failed.formError} />}
        </>
      }
    >
      {(opener, readUpTo) =>
        conversation && other && opened.messages ? (
          <ConversationPane
            key={conversation.id}
            conversation={conversation}
            messages={opened.messages}
            userId={member.userId}
            isCompany={member.role === "employer"}
            now={now}
            href={href}
            isOlder={opened.before !== null}
            opener={opener}
            readUpTo={readUpTo}
            actions={<Actions conversation={conversation} member={member} reportHref={`${href}/signaler`} />}
            band={
              conversation.application && (
                <>
                  <MissionBanner
                    application={conversation.application}
                    startText={startPhrase(conversation.application.job.startDate, now)}
                    rendered={rendered}
                  />
                  <Callback application={conversation.application} home={member.home} rendered={rendered} />
                </>
              )
            }
            composer={{
              clientId,
              withQuickReplies:
                member.role === "candidate" &&
                conversation.application?.status === "accepted" &&
                Date.parse(conversation.application.job.endDate) > rendered,
              refused: failed && {
                content: String(failed.values["content"] ?? ""),
                error: failed.errors["content"] ?? failed.formError,
              },
            }}
          />
        ) : (
          opened && (
            <div className="p-4 md:p-6">
              <Notice
                tone="danger"
                title={fr.messagesFailed}
                action={
                  <LinkButton to={href} reloadDocument variant="line">
                    Réessayer
                  </LinkButton>
                }
              />
            </div>
          )
        )
      }
    </ConversationFrame>
  );
}

interface CallbackProps {
  application: NonNullable<ConversationDetail["application"]>;
  home: string;
  rendered: number;
}

/** Nothing for a candidate, once the contacts are open, nor when the mission is over. */
function Callback({ application, home, rendered }: CallbackProps) {
  const employer = useRouteLoaderData<typeof employerLoader>("routes/employer/layout");
  if (
    !employer?.company ||
    employer.member?.role === "shift_lead" ||
    LEVEL_OPENS[employer.company.level].contactsBeforeAcceptance
  )
    return null;
  const { status, candidate_status: answer, job } = application;
  const isOver =
    status === "rejected" || status === "lapsed" || answer === "withdrawn" || Date.parse(job.endDate) <= rendered;
  if (isOver || (status === "accepted" && answer === "confirmed")) return null;
  const { user, company } = employer;
  return (
    <CallbackBand
      applicationId={application.id}
      phones={{ mine: user.phone_verified ? user.phone : null, company: company.phone }}
      confirmHref={`${home}/profil/compte#telephone`}
    />
  );
}

type Member = Route.ComponentProps["loaderData"]["member"];

interface ActionsProps {
  conversation: NonNullable<Route.ComponentProps["loaderData"]["opened"]>["conversation"];
  member: Member;
  reportHref: string;
}

function Actions({ conversation, member, reportHref }: ActionsProps) {
  const other = otherOf(conversation);
  const { application } = conversation;
  const missions = member.role === "employer" ? "emplois" : "emplois-details";
  const isLead = useRouteLoaderData<typeof employerLoader>("routes/employer/layout")?.member?.role === "shift_lead";
  const missionHref = application && !isLead && `${member.home}/${missions}/${application.job.id}`;
  return (
    <>
      {missionHref && (
        <LinkButton to={missionHref} variant="line" className="max-md:hidden!">
          Voir la mission
        </LinkButton>
      )}
      <ConversationMenu
        person={{ id: other.id, name: nameOf(other) }}
        blocked={conversation.blocked}
        reportHref={reportHref}
        entries={[
          ...(missionHref
            ? [{ to: missionHref, label: "Voir la mission", icon: BriefcaseBusiness, onPhone: true }]
            : []),
          ...(application && member.role === "employer" && !isLead
            ? [{ to: `${member.home}/candidatures/${application.id}`, label: "Voir la candidature", icon: UserRound }]
            : []),
        ]}
      />
    </>
  );
}

function IncompleteNotice({ home }: { home: string }) {
  return (
    <Notice
      tone="warn"
      live="assertive"
      title={accessFr.profileIncomplete}
      action={
        <LinkButton to={`${home}/profil`} variant="line">
          Compléter mon profil
        </LinkButton>
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageProblem
      error={error}
      missing={{
        title: fr.notFound,
        text: "Elle n’existe pas, ou vous n’en faites pas partie.",
        link: { to: "..", label: "Voir les messages" },
      }}
    />
  );
}
