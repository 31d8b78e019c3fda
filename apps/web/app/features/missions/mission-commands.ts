import { missionFr as fr } from "@app/contract/missions.fr";
import type { MissionStatus } from "@app/domain/mission";

/** What an employer does to a mission from its card or its page, as forms name it. */
const MISSION_COMMANDS = ["promote", "unpromote", "pause", "resume", "duplicate", "close", "delete"] as const;
export type MissionCommand = (typeof MISSION_COMMANDS)[number];

export function requestedCommand(intent: unknown): MissionCommand | undefined {
  return MISSION_COMMANDS.find((command) => command === intent);
}

/** Said when it is done, and when the answer never came. */
export const COMMAND_OUTCOMES: Record<MissionCommand, { done: string; failed: string }> = {
  promote: { done: fr.promoted, failed: fr.promoteFailed },
  unpromote: { done: fr.unpromoted, failed: fr.promoteFailed },
  pause: { done: fr.paused, failed: fr.pauseFailed },
  resume: { done: fr.resumed, failed: fr.resumeFailed },
  duplicate: { done: fr.duplicated, failed: fr.duplicateFailed },
  close: { done: fr.closed, failed: fr.closeFailed },
  delete: { done: fr.deleted, failed: fr.deleteFailed },
};

interface Commanded {
  status: MissionStatus;
  urgent: boolean;
}

/** What can be taken back is shown at once, before the answer. */
const AT_ONCE: Partial<Record<MissionCommand, Partial<Commanded>>> = {
  promote: { urgent: true },
  unpromote: { urgent: false },
  pause: { status: "paused" },
  resume: { status: "recruiting" },
};

/** The mission as it will be once the command under way has succeeded. */
export function afterCommand<M extends Commanded>(mission: M, command: MissionCommand | undefined): M {
  return command === undefined ? mission : { ...mission, ...AT_ONCE[command] };
}

/** What there is to do to it now: what is over can only be copied or removed. */
export function commandsFor({ status, urgent }: Commanded): readonly MissionCommand[] {
  if (status === "completed") return ["duplicate", "delete"];
  if (status === "held") return ["duplicate", "close", "delete"];
  return [urgent ? "unpromote" : "promote", status === "paused" ? "resume" : "pause", "duplicate", "close", "delete"];
}
