import { declareRoute } from "@app/contract/papers/declaration";
import { DECLARATION_CHANNELS, type DeclarationChannel } from "@app/domain/papers/declaration";
import { atParis, isDay, isTime } from "@app/domain/time/calendar";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { renameFieldErrors } from "../../../lib/api/failure.server.ts";
import { submitForm, textOf } from "../../../lib/form.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { declaredFr as fr } from "./declared-text.fr.ts";

type Context = Readonly<RouterContextProvider>;

/** The forms of the page of a declaration, by `intent`. */
export const DECLARATION_INTENTS = {
  declare: (context: Context, form: FormData) =>
    submitForm<Outcome>(
      form,
      async () => {
        const channel = textOf(form, "channel");
        const body = {
          ...(isChannel(channel) && { channel }),
          receipt: textOf(form, "receipt"),
          declaredAt: declaredAtOf(form),
        };
        // The page asks for the hour in a box of its own.
        await renameFieldErrors(
          context.get(apiContext).call(declareRoute, { params: { id: Number(textOf(form, "id")) }, body }),
          (field) => (field === "declaredAt" ? "declaredTime" : field),
        );
        return { ok: true, message: fr.saved };
      },
      fr.failed,
    ),
  "right-to-work": (context: Context, form: FormData) =>
    toOutcome<Outcome>(async () => {
      const body = { rightToWorkChecked: form.has("checked") };
      await context.get(apiContext).call(declareRoute, { params: { id: Number(textOf(form, "id")) }, body });
      return { ok: true, message: fr.rightToWorkSaved };
    }, fr.failed),
};

const isChannel = (text: string): text is DeclarationChannel =>
  (DECLARATION_CHANNELS as readonly string[]).includes(text);

/** What was typed, refused as such when it is no moment. */
function declaredAtOf(form: FormData): string | undefined {
  const [day, time] = [textOf(form, "declaredDay"), textOf(form, "declaredTime")];
  if (day === "" || time === "") return undefined;
  return isDay(day) && isTime(time) ? atParis(day, time).toISOString() : `${day} ${time}`;
}
