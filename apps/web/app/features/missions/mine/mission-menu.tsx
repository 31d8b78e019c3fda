import type { MissionStatus } from "@app/domain/missions/mission";
import { Ban, EllipsisVertical, Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { useRetryToast } from "../../../lib/retry-toast.ts";
import { cancelMissionPath } from "../../../parts/mission/mission-links.ts";
import { useHydrated } from "../../../ui/hydrated.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Menu, MenuAction, MenuLink, MenuSeparator } from "../../../ui/overlays/menu.tsx";
import {
  CANCEL_LABEL,
  CLOSE_TO_APPLICATIONS,
  CLOSE_WITH_PEOPLE,
  COMMAND_LABELS,
  CONFIRMATIONS,
} from "./command-labels.ts";
import { canCancel, commandsFor, type MissionCommand } from "./mission-commands.ts";
import { MissionForms } from "./mission-forms.tsx";
import { useMissionCommand } from "./use-mission-command.ts";

export interface MissionMenuProps {
  mission: {
    id: number;
    title: string;
    status: MissionStatus;
    urgent: boolean;
    acceptedCount: number;
    startDate: string;
    nextStart: string | null;
  };
  /** Absent once completed. */
  editHref: string | undefined;
}

type Asked = keyof typeof CONFIRMATIONS;

/** A menu; without script, plain forms. */
export function MissionMenu({ mission, editHref }: MissionMenuProps) {
  const hydrated = useHydrated();
  const { send, result } = useMissionCommand(mission.id);
  const [requested, setRequested] = useState<Asked>("close");
  const [open, setOpen] = useState(false);
  const last = useRef<MissionCommand>(undefined);
  useRetryToast(result, () => last.current && void send(last.current));
  const commands = commandsFor(mission);

  function run(command: MissionCommand) {
    last.current = command;
    return send(command);
  }

  function ask(question: Asked) {
    setRequested(question);
    setOpen(true);
  }

  if (!hydrated) return <MissionForms mission={mission} commands={commands} editHref={editHref} />;
  return (
    <>
      <Menu label={`Actions\u00a0: ${mission.title}`} icon={EllipsisVertical}>
        {editHref !== undefined && <MenuLink label="Modifier" icon={Pencil} to={editHref} />}
        {commands
          .filter((command) => command !== "delete")
          .map((command) => (
            <MenuAction
              key={command}
              {...COMMAND_LABELS[command]}
              {...(command === "close" && mission.acceptedCount > 0 && { label: CLOSE_TO_APPLICATIONS })}
              onAction={() => (command === "close" ? ask("close") : void run(command))}
            />
          ))}
        {canCancel(mission) && <MenuLink label={CANCEL_LABEL} icon={Ban} to={cancelMissionPath(mission)} />}
        <MenuSeparator />
        <MenuAction {...COMMAND_LABELS.delete} danger onAction={() => ask("delete")} />
      </Menu>
      <ConfirmDialog
        {...CONFIRMATIONS[requested]}
        {...(requested === "close" && mission.acceptedCount > 0 && { description: CLOSE_WITH_PEOPLE })}
        open={open}
        onOpenChange={setOpen}
        danger={requested === "delete"}
        onConfirm={() => run(requested)}
      />
    </>
  );
}
