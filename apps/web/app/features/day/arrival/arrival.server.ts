import { presenceRoute } from "@app/contract/day/presence";
import { PRESENCE_KINDS } from "@app/domain/day/presence";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { textOf } from "../../../lib/form.server.ts";
import { languageOf } from "../../../lib/language/language-cookie.server.ts";
import type { Translate } from "../../../lib/language/refusals.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { arrivalWords } from "./arrival-words.ts";

/** The form of a page whose scripts have not run: it happens now. */
export async function recordArrival(context: Readonly<RouterContextProvider>, form: FormData, translate?: Translate) {
  const words = await arrivalWords.load(languageOf(context));
  const now = new Date().toISOString();
  const kind = PRESENCE_KINDS.find((one) => one === textOf(form, "kind")) ?? "in";
  const code = textOf(form, "code").trim();
  const event = {
    client_id: crypto.randomUUID(),
    application: Number(form.get("application")),
    shift: Number(form.get("shift")),
    kind,
    device_at: now,
    ...(kind !== "en_route" && code !== "" && { code }),
  };
  return toOutcome<Outcome>(
    async () => {
      const { results } = await context
        .get(apiContext)
        .call(presenceRoute, { body: { sent_at: now, events: [event] } });
      const reason = results[0]?.reason;
      return reason ? { ok: false, message: words.refusals[reason] } : { ok: true, message: words.noted };
    },
    words.failed,
    translate,
  );
}
