import { type ActionCall, sendAction } from "../../lib/offline.ts";
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

const NO_NETWORK = "Pas de réseau\u00a0: rien n’est parti. Ce que vous avez écrit est gardé sur cette page.";

export function sendMission<T>(args: ActionCall<T>, failed: { publish: string; draft: string }) {
  return sendAction(args, {
    message: (form, isOffline) => {
      if (isOffline) return NO_NETWORK;
      return form.get("intent") === "draft" ? failed.draft : failed.publish;
    },
  });
}
