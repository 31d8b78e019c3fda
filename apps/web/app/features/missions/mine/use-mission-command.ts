import { useFetcher } from "react-router";
import type { Outcome } from "../../../ui/outcome.ts";
import { type MissionCommand, requestedCommand } from "./mission-commands.ts";

/** Shared by the card, the menu and the page of a mission. */
export function useMissionCommand(id: number) {
  const fetcher = useFetcher<Outcome>({ key: `mission-${id}` });
  return {
    command: requestedCommand(fetcher.formData?.get("intent")),
    send: (command: MissionCommand) => fetcher.submit({ id, intent: command }, { method: "post" }),
    result: fetcher.data,
  };
}
