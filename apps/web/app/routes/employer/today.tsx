import { meRoute } from "@app/contract/accounts/accounts";
import { type PlannedShift, planningRoute } from "@app/contract/week/week";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { CalendarDays, Clock } from "lucide-react";
import { messageFor } from "../../features/messages/contact-applicant.tsx";
import { ComingPeople } from "../../features/week/coming/coming-people.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER, EMPLOYER_HOURS } from "../../lib/employer-paths.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useMember } from "../../lib/use-employer.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/today";

const MOST_SHIFTS = 30;
/** Those of today, and of tomorrow: what starts in the next hours. */
const DAYS_AFTER = 1;

export const meta: Route.MetaFunction = () => [{ title: "Aujourd’hui · Renfort" }];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const today = parisDay(new Date());
  const [planning, { user }] = await Promise.all([
    api.call(planningRoute, { query: { from: addDays(today, -1), to: addDays(today, DAYS_AFTER) } }),
    api.call(meRoute, {}),
  ]);
  return { shifts: planning.days.flatMap(({ shifts }) => shifts), firstName: user.first_name };
}

export default function Today({ loaderData: { shifts, firstName } }: Route.ComponentProps) {
  const now = useNow(useRenderedAt());
  const canOpen = useMember().role !== "shift_lead";
  const coming = shifts.filter(({ people, endsAt }) => people.length > 0 && Date.parse(endsAt) > now);
  return (
    <>
      <PageHeader
        title={`Bonjour ${firstName}`}
        description={peopleText(coming)}
        actions={
          <LinkButton to={EMPLOYER_HOURS} variant="line" icon={Clock}>
            Heures
          </LinkButton>
        }
      />
      <div className="mt-5 max-w-190">
        {coming.length === 0 ? (
          <EmptyState
            icon={CalendarDays}
            title="Rien de prévu aujourd’hui ni demain"
            text="Les personnes retenues apparaissent ici, avec leur téléphone."
          />
        ) : (
          <ComingPeople
            shifts={coming}
            most={MOST_SHIFTS}
            base={canOpen ? EMPLOYER : null}
            now={now}
            showMission
            messageFor={messageFor}
          />
        )}
      </div>
    </>
  );
}

/** « 3 personnes attendues, dont 1 à confirmer » */
function peopleText(shifts: readonly PlannedShift[]): string {
  const people = shifts.flatMap((shift) => shift.people);
  const waiting = people.filter(({ confirmed }) => !confirmed).length;
  if (people.length === 0) return "Aujourd’hui et demain";
  return `${people.length}\u00a0${people.length > 1 ? "personnes attendues" : "personne attendue"} aujourd’hui et demain${waiting > 0 ? `, dont ${waiting}\u00a0à confirmer` : ""}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
