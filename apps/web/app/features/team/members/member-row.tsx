import type { TeamGroup, TeamMember } from "@app/contract/team/team";
import { RotateCcw } from "lucide-react";
import { useFetcher } from "react-router";
import { TEAM } from "../../../lib/employer-paths.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import type { Hole } from "./holes.server.ts";
import { MemberOptions } from "./member-options.tsx";
import { freeText, PROPOSED, workedText } from "./member-text.fr.ts";

export interface MemberRowProps {
  member: TeamMember;
  hole: Hole | undefined;
  groups: readonly TeamGroup[];
  /** The form that the boxes are of. */
  form: string;
  now: number;
}

const FREE_STYLES = { yes: "free-mark", no: "free-mark is-busy", unknown: "free-mark is-unknown" } as const;

/** Somebody of the team: whether they are free for the mission above, and the mission again in one gesture. */
export function MemberRow({ member, hole, groups, form, now }: MemberRowProps) {
  const { candidate_id: id, name, image, profession, free, proposed } = member;
  const fetcher = useFetcher();
  return (
    <li className={cx("team-member", free === "yes" && proposed === null && "is-selected")}>
      <Avatar id={id} name={name} src={image} size={44} />
      <div className="min-w-0">
        <h3 className="break-words text-base leading-tight">{name}</h3>
        <p className="text-ink-2 text-sm leading-snug">{profession}</p>
      </div>
      <div className="team-member-state min-w-0">
        {hole && proposed !== null ? (
          <p className="font-semibold text-sm">{PROPOSED[proposed]}</p>
        ) : (
          hole && free && <p className={FREE_STYLES[free]}>{freeText(free, hole.startsAt, now)}</p>
        )}
        <p className="text-ink-2 text-sm leading-snug">{workedText(member, now)}</p>
      </div>
      <div className="team-member-acts justify-end">
        {hole && proposed === null && (
          <fetcher.Form method="post" action={TEAM}>
            <input type="hidden" name="intent" value="propose" />
            <input type="hidden" name="job" value={hole.job} />
            <input type="hidden" name="people" value={id} />
            <Button
              type="submit"
              size="sm"
              variant={free === "yes" ? "soft" : "line"}
              icon={RotateCcw}
              loading={fetcher.state !== "idle"}
              aria-label={`Reproposer à ${name}`}
            >
              <span className="max-md:sr-only">Reproposer</span>
            </Button>
          </fetcher.Form>
        )}
        <label className="team-member-pick">
          <span className="sr-only">{`Choisir ${name}`}</span>
          <input type="checkbox" className="check" name="personne" value={id} form={form} />
        </label>
      </div>
      <MemberOptions member={member} groups={groups} />
    </li>
  );
}
