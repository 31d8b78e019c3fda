import { useFetcher } from "react-router";
import type { Outcome } from "../../ui/outcome.ts";
import { type MissionCommand, requestedCommand } from "./mission-commands.ts";

/** The command under way for a mission: its card, its menu and its page read the same one. */
export function useMissionCommand(id: number) {
  const fetcher = useFetcher<Outcome>({ key: `mission-${id}` });
  return {
    /** Undefined when nothing is under way. */
    command: requestedCommand(fetcher.formData?.get("intent")),
    send: (command: MissionCommand) => fetcher.submit({ id, intent: command }, { method: "post" }),
    answer: fetcher.data,
  };
}
