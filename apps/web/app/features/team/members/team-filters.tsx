import type { TeamGroup } from "@app/contract/team/team";
import { Search } from "lucide-react";
import { Form } from "react-router";
import { TEAM } from "../../../lib/employer-paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { type TabLink, TabLinks } from "../../../ui/tab-links.tsx";

export interface TeamFiltersProps {
  members: number;
  groups: readonly TeamGroup[];
  /** The métiers of those in it, the commonest first. */
  professions: readonly { label: string; members: number }[];
  /** Those free for the mission above; undefined without one. */
  free: number | undefined;
  shown: { group: number | undefined; onlyFree: boolean; query: string };
}

/** Below this nobody needs to search. */
const MANY = 10;
const MOST_PROFESSIONS = 6;

export function TeamFilters({ members, groups, professions, free, shown }: TeamFiltersProps) {
  const tabs: TabLink[] = [
    { to: TEAM, label: "Toutes", count: members, current: !isFiltered(shown) },
    ...(free === undefined ? [] : [{ to: `${TEAM}?libres=1`, label: "Libres", count: free, current: shown.onlyFree }]),
    // One métier is everybody.
    ...(professions.length > 1 ? professions.slice(0, MOST_PROFESSIONS) : []).map(({ label, members: count }) => ({
      to: `${TEAM}?q=${encodeURIComponent(label)}`,
      label,
      count,
      current: shown.query === label,
    })),
    ...groups.map(({ id, label, members: count }) => ({
      to: `${TEAM}?groupe=${id}`,
      label,
      count,
      current: shown.group === id,
    })),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TabLinks label="Filtrer l’équipe" tabs={tabs} />
      {(members > MANY || shown.query !== "") && (
        <Form action={TEAM} role="search" className="flex items-end gap-2">
          {shown.group !== undefined && <input type="hidden" name="groupe" value={shown.group} />}
          <Field name="q" label="Rechercher dans l’équipe" labelHidden className="flex-1">
            <TextInput
              icon={Search}
              type="search"
              placeholder="Nom ou métier"
              defaultValue={shown.query}
              maxLength={80}
            />
          </Field>
          <Button type="submit" variant="line">
            Rechercher
          </Button>
        </Form>
      )}
    </div>
  );
}

export const isFiltered = ({ group, onlyFree, query }: TeamFiltersProps["shown"]) =>
  group !== undefined || onlyFree || query !== "";
