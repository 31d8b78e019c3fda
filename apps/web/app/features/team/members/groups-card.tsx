import type { TeamGroup } from "@app/contract/team/team";
import { Plus, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { TEAM, TEAM_PROPOSE } from "../../../lib/employer-paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { peopleText } from "./member-text.fr.ts";

const MOST_LABEL = 40;

/** Labels of the company's own; nothing is written about anybody. */
export function GroupsCard({ groups, canPropose }: { groups: readonly TeamGroup[]; canPropose: boolean }) {
  return (
    <Card aria-labelledby="groupes">
      <h2 id="groupes" className="text-lg">
        Groupes
      </h2>
      <ul className="mt-1 divide-y divide-line empty:hidden">
        {groups.map((group) => (
          <li key={group.id} className="flex items-center gap-2 py-2">
            <p className="min-w-0 flex-1 break-words">
              <Link to={`${TEAM}?groupe=${group.id}`} className="font-semibold no-underline hover:underline">
                {group.label}
              </Link>
              <span className="block text-ink-2 text-sm">{peopleText(group.members)}</span>
            </p>
            {canPropose && group.members > 0 && (
              <LinkButton
                to={`${TEAM_PROPOSE}?groupe=${group.id}`}
                size="sm"
                variant="line"
                aria-label={`Proposer une mission au groupe ${group.label}`}
              >
                Proposer
              </LinkButton>
            )}
            <DeleteGroup group={group} />
          </li>
        ))}
      </ul>
      <AddGroup />
    </Card>
  );
}

function DeleteGroup({ group }: { group: TeamGroup }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={TEAM}>
      <input type="hidden" name="intent" value="delete-group" />
      <input type="hidden" name="group" value={group.id} />
      <IconButton
        type="submit"
        icon={Trash2}
        label={`Supprimer le groupe ${group.label}`}
        size="sm"
        loading={fetcher.state !== "idle"}
      />
    </fetcher.Form>
  );
}

function AddGroup() {
  const fetcher = useFetcher<Outcome>();
  const form = useRef<HTMLFormElement>(null);
  const isAdded = fetcher.state === "idle" && fetcher.data?.ok === true;
  useEffect(() => {
    if (isAdded) form.current?.reset();
  }, [isAdded]);
  return (
    <fetcher.Form ref={form} method="post" action={TEAM} className="mt-3 flex items-end gap-2">
      <input type="hidden" name="intent" value="add-group" />
      <Field name="label" id="field-group-label" label="Nouveau groupe" className="flex-1">
        <TextInput maxLength={MOST_LABEL} placeholder="Brunch du dimanche" />
      </Field>
      <Button type="submit" variant="line" icon={Plus} loading={fetcher.state !== "idle"}>
        Créer
      </Button>
    </fetcher.Form>
  );
}
