import { announced, type Outcome, orElse } from "./announce.ts";
import { askedCommand, COMMAND_OUTCOMES } from "./features/missions/mission-commands.ts";
import type { RefusedForm } from "./ui/form-values.ts";
import { typedValues } from "./ui/typed-values.ts";

/** For the `clientAction` of a page that shows missions: says how their commands end, also when no answer comes. */
export async function commanded<T>(request: Request, ask: () => Promise<T>): Promise<T | Outcome> {
  // A copy: the request itself is what goes to the server.
  const command = askedCommand((await request.clone().formData()).get("intent"));
  if (!command) return announced(ask());
  return announced(orElse(ask(), { ok: false, message: COMMAND_OUTCOMES[command].failed, lost: true }));
}

/**
 * For the `clientAction` of a mission form: says what was kept, and turns an answer that never came into a refusal of the whole
 * form, so that nothing typed is lost.
 */
export async function refusedOrLost<T>(
  request: Request,
  ask: () => Promise<T>,
  failed: { publish: string; draft: string },
): Promise<T | RefusedForm> {
  const form = await request.clone().formData();
  const formError = form.get("intent") === "draft" ? failed.draft : failed.publish;
  return announced(orElse(ask(), { errors: {}, formError, values: typedValues(form) }));
}
