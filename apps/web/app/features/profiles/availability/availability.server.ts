import { availabilityRoute } from "@app/contract/profiles/profiles";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { textOf } from "../../../lib/form.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";

export function changeAvailability(context: Readonly<RouterContextProvider>, form: FormData) {
  const availability = form.get("availability") === "on_fire" ? "on_fire" : "freeze";
  const body = { availability, until: textOf(form, "until") } as const;
  return toOutcome<Outcome>(async () => {
    await context.get(apiContext).call(availabilityRoute, { body });
    return { ok: true };
  });
}
