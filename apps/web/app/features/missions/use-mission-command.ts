import { useFetcher } from "react-router";
import type { CommandAnswer } from "./lost-answer.ts";
import { askedCommand, type MissionCommand } from "./mission-commands.ts";

/** The command under way for a mission: its card, its menu and its page read the same one. */
export function useMissionCommand(id: number) {
  const fetcher = useFetcher<CommandAnswer>({ key: `mission-${id}` });
  return {
    /** Undefined when nothing is under way. */
    command: askedCommand(fetcher.formData?.get("intent")),
    send: (command: MissionCommand) => fetcher.submit({ id, intent: command }, { method: "post" }),
    answer: fetcher.data,
  };
}
