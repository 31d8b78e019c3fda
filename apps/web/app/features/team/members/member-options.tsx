import type { TeamGroup, TeamMember } from "@app/contract/team/team";
import { formatLongDay } from "@app/domain/time/format-time";
import { useId } from "react";
import { useFetcher } from "react-router";
import { TEAM } from "../../../lib/employer-paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";

/** Groups, approval and removal: folded, and open without script. */
export function MemberOptions({ member, groups }: { member: TeamMember; groups: readonly TeamGroup[] }) {
  const { candidate_id: id, name, consent_until: until, books_at_once: booksAtOnce } = member;
  const fetcher = useFetcher();
  const title = useId();
  const busy = fetcher.state === "idle" ? undefined : fetcher.formData?.get("intent");
  return (
    <details className="team-member-more">
      <summary className="link">
        Gérer<span className="sr-only">{`\u00a0: ${name}`}</span>
      </summary>
      <div className="grid gap-4 pt-2 pb-1">
        {until !== null && (
          <p className="text-ink-2 text-sm">{`Accord donné jusqu’au ${formatLongDay(new Date(until))}.`}</p>
        )}
        {groups.length > 0 && (
          <fetcher.Form method="post" action={TEAM}>
            <input type="hidden" name="intent" value="groups" />
            <input type="hidden" name="person" value={id} />
            <fieldset aria-labelledby={title}>
              <p id={title} className="label">{`Groupes de ${name}`}</p>
              <div className="flex flex-wrap gap-x-6">
                {groups.map((group) => (
                  <Checkbox
                    key={group.id}
                    name="groups"
                    value={group.id}
                    label={group.label}
                    defaultChecked={member.groups.includes(group.id)}
                  />
                ))}
              </div>
            </fieldset>
            <Button type="submit" size="sm" variant="line" loading={busy === "groups"}>
              Enregistrer les groupes
            </Button>
          </fetcher.Form>
        )}
        {!booksAtOnce && (
          <fetcher.Form method="post" action={TEAM}>
            <input type="hidden" name="intent" value="approve" />
            <input type="hidden" name="person" value={id} />
            <p className="mb-2 text-sm">
              {`${name} a rejoint l’équipe par votre lien. Là où vous avez choisi la réservation immédiate, son oui ne prend la place qu’avec votre approbation, ou après une première mission ici.`}
            </p>
            <Button type="submit" size="sm" variant="line" loading={busy === "approve"}>
              Approuver
            </Button>
          </fetcher.Form>
        )}
        <fetcher.Form method="post" action={TEAM}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="person" value={id} />
          <p className="mb-2 text-sm">
            Sans motif et sans autre effet&#160;: les créneaux déjà acceptés restent, la personne n’est pas prévenue.
            Pour revenir, elle devra dire oui de nouveau.
          </p>
          <Button type="submit" size="sm" variant="danger-line" loading={busy === "remove"}>
            Retirer de l’équipe
          </Button>
        </fetcher.Form>
      </div>
    </details>
  );
}
