import { Bookmark, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { ChipLink } from "../../../ui/chip.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { EMPLOYER_PUBLISH } from "../mission-links.ts";

export interface TemplateListProps {
  templates: readonly { id: number; name: string }[];
  chosen: number | undefined;
}

/** « Partir d’un modèle »: links, each with a button that deletes it. */
export function TemplateList({ templates, chosen }: TemplateListProps) {
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby="modeles">
      <h2 id="modeles" className="mb-2 font-semibold text-base">
        Partir d’un modèle<span className="ml-2 font-normal text-ink-2 text-sm">Vos modèles</span>
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {templates.map(({ id, name }) => (
          <li key={id} className="flex min-w-0 max-w-full items-center">
            <ChipLink to={`${EMPLOYER_PUBLISH}?depart=${id}`} icon={Bookmark} current={id === chosen}>
              <span className="truncate">{name}</span>
            </ChipLink>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <IconButton
                type="submit"
                name="intent"
                value="delete-template"
                icon={Trash2}
                label={`Supprimer le modèle ${name}`}
              />
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
