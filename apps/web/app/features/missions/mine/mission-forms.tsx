import type { MissionStatus } from "@app/domain/missions/mission";
import { Ban, EllipsisVertical, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { cancelMissionPath } from "../../../parts/mission/mission-links.ts";
import { CANCEL_LABEL, COMMAND_LABELS, CONFIRMATIONS } from "./command-labels.ts";
import { canCancel, type MissionCommand } from "./mission-commands.ts";

export interface MissionFormsProps {
  mission: { id: number; title: string; status: MissionStatus; acceptedCount: number };
  commands: readonly MissionCommand[];
  editHref: string | undefined;
}

/** Without script: one form per command; irreversible ones unfold a confirmation. */
export function MissionForms({ mission, commands, editHref }: MissionFormsProps) {
  return (
    <details className="no-js-only relative">
      <summary className="btn btn-ghost btn-icon" aria-label={`Actions\u00a0: ${mission.title}`}>
        <EllipsisVertical className="ico" aria-hidden="true" />
      </summary>
      <div className="menu absolute top-full right-0 z-40 w-64">
        {editHref !== undefined && (
          <Link to={editHref} className="menu-i">
            <Pencil className="ico" aria-hidden="true" />
            Modifier
          </Link>
        )}
        {commands.map((command) =>
          command === "close" || command === "delete" ? (
            <details key={command}>
              <summary className="menu-i">
                <Face command={command} />
              </summary>
              <div className="px-3 pb-2 text-sm">
                <p className="mb-2">{CONFIRMATIONS[command].title}</p>
                <CommandForm id={mission.id} command={command} className="btn btn-line btn-sm">
                  {CONFIRMATIONS[command].confirmLabel}
                </CommandForm>
              </div>
            </details>
          ) : (
            <CommandForm key={command} id={mission.id} command={command} className="menu-i w-full">
              <Face command={command} />
            </CommandForm>
          ),
        )}
        {canCancel(mission) && (
          <Link to={cancelMissionPath(mission)} className="menu-i">
            <Ban className="ico" aria-hidden="true" />
            {CANCEL_LABEL}
          </Link>
        )}
      </div>
    </details>
  );
}

function Face({ command }: { command: MissionCommand }) {
  const { icon: Icon, label } = COMMAND_LABELS[command];
  return (
    <>
      <Icon className="ico" aria-hidden="true" />
      {label}
    </>
  );
}

function CommandForm(props: { id: number; command: MissionCommand; className: string; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={props.id} />
      <button type="submit" name="intent" value={props.command} className={props.className}>
        {props.children}
      </button>
    </Form>
  );
}
