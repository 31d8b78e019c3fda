import { availabilityOfRoute } from "@app/contract/profiles/availability";
import { parisDay } from "@app/domain/time/calendar";
import { AreaCard } from "../../features/profiles/availability/area-card.tsx";
import { AVAILABILITY_INTENTS } from "../../features/profiles/availability/availability-forms.server.ts";
import { AvailabilityStrip } from "../../features/profiles/availability/availability-strip.tsx";
import { useAvailability } from "../../features/profiles/availability/availability-switch.tsx";
import { AvailabilityUntil } from "../../features/profiles/availability/availability-until.tsx";
import { AlertsCard, FiltersCard } from "../../features/profiles/availability/choices-card.tsx";
import { ExceptionsCard } from "../../features/profiles/availability/exceptions-card.tsx";
import { HeldBackCard } from "../../features/profiles/availability/held-back-card.tsx";
import { NowCard } from "../../features/profiles/availability/now-card.tsx";
import { SeenCard } from "../../features/profiles/availability/seen-card.tsx";
import { WeekCard } from "../../features/profiles/availability/week-card.tsx";
import { CandidateProfileTabs } from "../../features/profiles/own/candidate-profile-tabs.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_PROFILE } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { searchPlaces } from "../../parts/places/places.ts";
import { useNow } from "../../ui/clock.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/availability";
import "../../styles/availability.css";

export const meta: Route.MetaFunction = () => [{ title: "Mes disponibilités · Renfort" }];

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).call(availabilityOfRoute, {});
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(AVAILABILITY_INTENTS, context, await request.formData());
}

/** The switch shows no error of its own. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, { inToast: (form) => form.get("intent") === "availability" });
}

export default function AvailabilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user } = useCandidate();
  const now = new Date(useNow(useRenderedAt()));
  const today = parisDay(now);
  const choice = useAvailability(user);
  const outcome = actionData && "ok" in actionData ? actionData : undefined;
  const person = { id: user.id, name: `${user.first_name} ${user.last_name}`, avatarUrl: user.profileImage };
  return (
    <>
      <PageHeader title="Mes disponibilités" description="Dites quand et où vous pouvez venir." />
      <div className="mt-4">
        <CandidateProfileTabs base={CANDIDATE_PROFILE} current="disponibilites" />
      </div>
      <OutcomeNotice outcome={outcome} />
      <AvailabilityStrip choice={choice} className="mt-4 rounded-lg">
        <AvailabilityUntil choice={choice} now={now.getTime()} />
      </AvailabilityStrip>
      <div className="availability mt-4">
        <div className="av-now">
          <NowCard nowUntil={loaderData.nowUntil} now={now} />
        </div>
        <div className="av-main">
          <WeekCard weekly={loaderData.weekly} expiresAt={loaderData.expiresAt} now={now} />
          <ExceptionsCard exceptions={loaderData.exceptions} today={today} />
          <HeldBackCard heldBack={loaderData.heldBack} />
          <SeenCard user={person} />
        </div>
        <div className="av-side">
          <AreaCard place={loaderData.place} radius={loaderData.radius} search={searchPlaces} />
          <AlertsCard choices={loaderData} />
          <FiltersCard choices={loaderData} />
        </div>
      </div>
    </>
  );
}
