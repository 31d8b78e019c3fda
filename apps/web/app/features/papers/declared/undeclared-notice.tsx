import type { Undeclared } from "@app/contract/papers/undeclared";
import { undeclaredFr as fr, startText } from "@app/contract/papers/undeclared.fr";
import { Link } from "react-router";
import { declarationPath } from "../../../lib/employer-paths.ts";
import { Notice } from "../../../ui/notice.tsx";

/** Where one publishes: why it is held, or about to be, with the sheet of each. */
export function UndeclaredNotice({ undeclared: { step, count, starts } }: { undeclared: Undeclared }) {
  if (step === "none") return null;
  const isHeld = step === "held";
  return (
    <Notice tone={isHeld ? "danger" : "warn"} title={isHeld ? fr.heldTitle : fr.writtenTitle}>
      <p>{isHeld ? fr.heldIntro(count) : fr.writtenIntro(count)}</p>
      <ul className="mt-2 grid gap-1">
        {starts.map(({ application_id: id, job, starts_at, mine }) => {
          const text = startText({ job, startsAt: new Date(starts_at) });
          return (
            <li key={id}>
              {mine ? (
                <Link className="link inline-flex min-h-11 items-center" to={declarationPath(id)}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-2">{fr.answer}</p>
      <p className="mt-1">{fr.arrival}</p>
    </Notice>
  );
}
