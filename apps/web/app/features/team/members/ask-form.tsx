import type { Askable } from "@app/contract/team/team";
import { MOST_ASKED_AT_ONCE } from "@app/domain/team/team";
import { shortAge } from "@app/domain/time/relative-time";
import { Send } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { workedText } from "./member-text.fr.ts";

/** Nobody is ticked at first. */
export function AskForm({ people }: { people: readonly Askable[] }) {
  const now = useRenderedAt();
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="card">
      <input type="hidden" name="intent" value="ask" />
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.candidate_id}>
            <PersonBox person={person} now={now} />
          </li>
        ))}
      </ul>
      <div className="border-line border-t p-4">
        <p className="mb-3 text-ink-2 text-sm">
          {`Une demande par personne, ${MOST_ASKED_AT_ONCE}\u00a0personnes à la fois. Qui ne répond pas n’est pas relancé.`}
        </p>
        <Button type="submit" icon={Send} loading={busy} loadingLabel="Envoi…">
          Demander de rejoindre
        </Button>
      </div>
    </Form>
  );
}

function PersonBox({ person, now }: { person: Askable; now: number }) {
  const { candidate_id: id, name, image, profession, asked_at: askedAt } = person;
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-3 px-4 py-2">
      <input type="checkbox" className="check" name="people" value={id} disabled={askedAt !== null} />
      <Avatar id={id} name={name} src={image} size={44} />
      <span className="min-w-0 flex-1">
        <b className="block break-words font-semibold leading-tight">{name}</b>
        <span className="block text-ink-2 text-sm">
          {[profession, workedText({ ...person, origin: "worked" }, now)].filter(Boolean).join(" · ")}
        </span>
        {askedAt !== null && (
          <span className="block text-ink-2 text-sm">
            {`Demande déjà faite (${shortAge(new Date(askedAt), new Date(now)).toLocaleLowerCase("fr")}).`}
          </span>
        )}
      </span>
    </label>
  );
}
