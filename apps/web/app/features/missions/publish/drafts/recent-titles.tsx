import { Bookmark, History } from "lucide-react";
import { EMPLOYER_PUBLISH } from "../../../../parts/mission/mission-links.ts";
import { Chip, ChipLink } from "../../../../ui/chip.tsx";

export interface RecentTitlesProps {
  templates: readonly { id: number; name: string }[];
  /** The template the form starts from. */
  chosen: number | undefined;
  titles: readonly string[];
}

/** Templates fill the whole form, titles only the métier. */
export function RecentTitles({ templates, chosen, titles }: RecentTitlesProps) {
  if (templates.length === 0 && titles.length === 0) return null;
  return (
    <ul aria-label="Modèles et métiers récents" className="chip-row mt-2">
      {templates.map(({ id, name }) => (
        <li key={id} className="shrink-0">
          <ChipLink to={`${EMPLOYER_PUBLISH}?depart=${id}`} icon={Bookmark} small current={id === chosen}>
            {name}
          </ChipLink>
        </li>
      ))}
      {titles.map((title) => (
        <li key={title} className="js-only shrink-0">
          <Chip icon={History} small onClick={(event) => fillTitle(event.currentTarget.form, title)}>
            {title.replace(/ \(H\/F\)$/, "")}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function fillTitle(form: HTMLFormElement | null, title: string): void {
  const input = form?.elements.namedItem("title");
  if (!(input instanceof HTMLInputElement)) return;
  input.value = title;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
