import { missionFr as fr } from "@app/contract/missions/missions.fr";
import { templateFr } from "@app/contract/missions/templates.fr";
import type { MissionStatus } from "@app/domain/missions/mission";

/** Values of `intent`. */
const MISSION_COMMANDS = [
  "promote",
  "unpromote",
  "pause",
  "resume",
  "duplicate",
  "template",
  "close",
  "uncancel",
  "delete",
] as const;
export type MissionCommand = (typeof MISSION_COMMANDS)[number];

export function requestedCommand(intent: unknown): MissionCommand | undefined {
  return MISSION_COMMANDS.find((command) => command === intent);
}

export const COMMAND_OUTCOMES: Record<MissionCommand, { done: string; failed: string }> = {
  promote: { done: fr.promoted, failed: fr.promoteFailed },
  unpromote: { done: fr.unpromoted, failed: fr.promoteFailed },
  pause: { done: fr.paused, failed: fr.pauseFailed },
  resume: { done: fr.resumed, failed: fr.resumeFailed },
  duplicate: { done: fr.duplicated, failed: fr.duplicateFailed },
  template: { done: templateFr.saved(""), failed: templateFr.saveFailed },
  close: { done: fr.closed, failed: fr.closeFailed },
  uncancel: { done: fr.cancelUndone, failed: fr.cancelFailed },
  delete: { done: fr.deleted, failed: fr.deleteFailed },
};

interface Commanded {
  status: MissionStatus;
  urgent: boolean;
}

/** Optimistic changes. */
const AT_ONCE: Partial<Record<MissionCommand, Partial<Commanded>>> = {
  promote: { urgent: true },
  unpromote: { urgent: false },
  pause: { status: "paused" },
  resume: { status: "recruiting" },
};

export function afterCommand<M extends Commanded>(mission: M, command: MissionCommand | undefined): M {
  return command === undefined ? mission : { ...mission, ...AT_ONCE[command] };
}

/** Somebody counts on it. */
export const canCancel = ({ status, acceptedCount }: { status: MissionStatus; acceptedCount: number }) =>
  status !== "completed" && acceptedCount > 0;

/** A completed mission can only be copied or deleted. With people accepted, closing keeps them, and cancelling is another thing. */
export function commandsFor({
  status,
  urgent,
  acceptedCount,
}: Commanded & { acceptedCount: number }): readonly MissionCommand[] {
  if (status === "completed") return ["duplicate", "template", "delete"];
  if (status === "held") return ["duplicate", "template", ...(acceptedCount > 0 ? [] : (["close"] as const)), "delete"];
  const hasPeople = acceptedCount > 0;
  return [
    urgent ? "unpromote" : "promote",
    status === "paused" ? "resume" : hasPeople ? "close" : "pause",
    "duplicate",
    "template",
    ...(hasPeople ? [] : (["close"] as const)),
    "delete",
  ];
}
