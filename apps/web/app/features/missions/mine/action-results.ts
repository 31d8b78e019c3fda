import { sendAction } from "../../../lib/offline.ts";
import type { ActionCall } from "../../../lib/unanswered.ts";
import { NO_NETWORK } from "../publish/no-network.fr.ts";
import { COMMAND_OUTCOMES, requestedCommand } from "./mission-commands.ts";

export function sendMissionCommand<T>(args: ActionCall<T>) {
  const commandOf = (form: FormData) => requestedCommand(form.get("intent"));
  return sendAction(args, {
    message(form) {
      const command = commandOf(form);
      return command && COMMAND_OUTCOMES[command].failed;
    },
    inToast: (form) => form.get("intent") === "resend",
  });
}

export function sendMission<T>(args: ActionCall<T>, failed: { publish: string; draft: string }) {
  return sendAction(args, {
    message: (form, isOffline) => {
      if (isOffline) return NO_NETWORK;
      return form.get("intent") === "draft" ? failed.draft : failed.publish;
    },
  });
}
