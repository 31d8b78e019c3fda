import { Trash2 } from "lucide-react";
import { Form } from "react-router";
import { IconButton } from "../../../../ui/icon-button.tsx";

/** Each with a button that deletes it; the form has the links that start from them. */
export function TemplateList({ templates }: { templates: readonly { id: number; name: string }[] }) {
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby="modeles" className="mt-6 pb-24">
      <h2 id="modeles" className="mb-2 font-semibold text-base">
        Vos modèles
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {templates.map(({ id, name }) => (
          <li key={id} className="flex min-w-0 max-w-full items-center">
            <span className="truncate text-sm">{name}</span>
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
