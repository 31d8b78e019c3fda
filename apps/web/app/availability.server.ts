import { RefusedCall } from "@app/contract/client";
import { availabilityRoute } from "@app/contract/profiles";
import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "./api.server.ts";

/** Whatever the reason of a failure, the switch slides back and says so. */
export async function changeAvailability(context: Readonly<RouterContextProvider>, form: FormData) {
  const availability = form.get("availability") === "on_fire" ? "on_fire" : "freeze";
  try {
    await context.get(apiContext).call(availabilityRoute, { body: { availability } });
    return {};
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    return data({ formError: error.message }, { status: error.status });
  }
}
