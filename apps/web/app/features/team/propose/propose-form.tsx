import type { TeamMember } from "@app/contract/team/team";
import { MOST_PROPOSED_AT_ONCE } from "@app/domain/team/team";
import { Send } from "lucide-react";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { engagesText, PROPOSED } from "../members/member-text.fr.ts";

export interface ProposeFormProps {
  job: number;
  /** Places. */
  missing: number;
  people: readonly TeamMember[];
  /** Ticked at first. */
  chosen: ReadonlySet<number>;
}

const FREE = {
  yes: { style: "free-mark", text: "Libre" },
  no: { style: "free-mark is-busy", text: "Pas libre" },
  unknown: { style: "free-mark is-unknown", text: "Ne l’a pas dit" },
} as const;

export function ProposeForm({ job, missing, people, chosen }: ProposeFormProps) {
  const [count, setCount] = useState(people.filter((person) => isTicked(person, chosen)).length);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form
      method="post"
      className="card"
      onChange={({ currentTarget }) => setCount(new FormData(currentTarget).getAll("people").length)}
    >
      <input type="hidden" name="intent" value="propose" />
      <input type="hidden" name="job" value={job} />
      <fieldset aria-labelledby="a-qui">
        <h2 id="a-qui" className="px-4 pt-4 text-lg">
          À qui&#8239;?
        </h2>
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <li key={person.candidate_id}>
              <PersonBox person={person} isChosen={isTicked(person, chosen)} />
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="border-line border-t p-4">
        <p className="mb-3 text-ink-2 text-sm">
          {`${engagesText(missing)} ${MOST_PROPOSED_AT_ONCE}\u00a0personnes à la fois au maximum.`}
        </p>
        <Button type="submit" size="lg" icon={Send} block loading={busy} loadingLabel="Envoi…">
          {count > 1 ? `Proposer aux ${count}` : "Proposer"}
        </Button>
      </div>
    </Form>
  );
}

const isTicked = ({ candidate_id: id, proposed }: TeamMember, chosen: ReadonlySet<number>) =>
  proposed === null && chosen.has(id);

function PersonBox({ person, isChosen }: { person: TeamMember; isChosen: boolean }) {
  const { candidate_id: id, name, image, profession, free, proposed } = person;
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-3 px-4 py-2">
      <input
        type="checkbox"
        className="check"
        name="people"
        value={id}
        defaultChecked={isChosen}
        disabled={proposed !== null}
      />
      <Avatar id={id} name={name} src={image} size={34} />
      <span className="min-w-0 flex-1">
        <b className="block break-words font-semibold leading-tight">{name}</b>
        <span className="block text-ink-2 text-sm">{profession}</span>
      </span>
      {proposed !== null ? (
        <span className="font-semibold text-sm">{PROPOSED[proposed]}</span>
      ) : (
        free && <span className={FREE[free].style}>{FREE[free].text}</span>
      )}
    </label>
  );
}
