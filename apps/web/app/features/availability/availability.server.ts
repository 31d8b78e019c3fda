import { RefusedCall } from "@app/contract/client";
import { problemFr } from "@app/contract/problem.fr";
import { availabilityRoute } from "@app/contract/profiles";
import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import { textOf } from "../../lib/form.server.ts";

/** Whatever the reason of a failure, the switch slides back and says so. */
export async function changeAvailability(context: Readonly<RouterContextProvider>, form: FormData) {
  const availability = form.get("availability") === "on_fire" ? "on_fire" : "freeze";
  const until = textOf(form, "until");
  try {
    await context.get(apiContext).call(availabilityRoute, { body: { availability, until } });
    return {};
  } catch (error) {
    // How fetch says that the api is not there.
    if (error instanceof TypeError) return data({ formError: problemFr.unavailable }, { status: 503 });
    if (!(error instanceof RefusedCall)) throw error;
    const [sentence = error.message] = error.fields["until"] ?? [];
    return data({ formError: sentence }, { status: error.status });
  }
}
