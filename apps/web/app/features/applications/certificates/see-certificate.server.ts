import { seeCertificateRoute } from "@app/contract/papers/certificates";
import { CERTIFICATE_KINDS } from "@app/domain/papers/certificates";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { textOf } from "../../../lib/form.server.ts";
import { badRequest, toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";

export const CERTIFICATE_INTENTS = {
  "see-certificate": (context: Readonly<RouterContextProvider>, form: FormData) => {
    const kind = CERTIFICATE_KINDS.find((known) => known === textOf(form, "kind"));
    if (kind === undefined) return badRequest();
    return toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(seeCertificateRoute, { params: { id: Number(textOf(form, "id")), kind } });
      return { ok: true, message: "Noté\u00a0: votre entreprise l’a vu." };
    }, "Rien n’a été noté. Réessayez.");
  },
};
