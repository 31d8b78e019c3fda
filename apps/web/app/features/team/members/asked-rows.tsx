import type { TeamMember } from "@app/contract/team/team";
import { shortAge } from "@app/domain/time/relative-time";
import { Avatar } from "../../../ui/avatar.tsx";

/** Who was asked and has not said yes. Nothing tells a no from a silence. */
export function AskedRows({ members, now }: { members: readonly TeamMember[]; now: number }) {
  if (members.length === 0) return null;
  return (
    <ul aria-label="Demandes sans réponse">
      {members.map(({ candidate_id: id, name, image, asked_at: askedAt }) => (
        <li key={id} className="flex items-center gap-3 border-line border-t px-4 py-3">
          <Avatar id={id} name={name} src={image} size={34} />
          <p className="min-w-0 flex-1 text-sm">
            <b className="font-semibold">{name}</b>
            <span className="text-ink-2">
              {` n’a pas encore dit oui.${askedAt === null ? "" : ` Demande faite\u00a0: ${shortAge(new Date(askedAt), new Date(now)).toLocaleLowerCase("fr")}.`}`}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
