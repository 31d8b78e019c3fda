import type { ApplicationDetail } from "@app/contract/applications/applications";
import type { Client } from "@app/contract/client";
import {
  CivilStatusBody,
  type DossierView,
  deleteDossierRoute,
  deleteVaultRoute,
  dossierRoute,
  shareDossierRoute,
} from "@app/contract/papers/dossier";
import { SEXES } from "@app/domain/papers/civil-status";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { fieldErrors, refuse, submitForm, textOf } from "../../../lib/form.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { ownPapersFr as fr } from "./own-papers.fr.ts";
import type { SharingState } from "./share-link.tsx";

type Context = Readonly<RouterContextProvider>;

/** The forms of the page where a person shares their civil status, by `intent`. */
export const OWN_PAPERS_INTENTS = {
  share: (context: Context, form: FormData) => {
    const text = (name: string) => textOf(form, name);
    const sex = SEXES.find((known) => known === text("sex"));
    // The same schema, with every field at once.
    if (sex === undefined) return refuse(form, fieldErrors(CivilStatusBody.strip(), form) ?? {}, undefined, 400);
    return submitForm<Outcome>(
      form,
      async () => {
        await context.get(apiContext).call(shareDossierRoute, {
          params: { id: Number(text("id")) },
          body: {
            lastName: text("lastName"),
            birthName: text("birthName"),
            firstNames: text("firstNames"),
            sex,
            birthDate: text("birthDate"),
            birthPlace: text("birthPlace"),
            birthCountry: text("birthCountry"),
            address: text("address"),
            vault: form.has("vault"),
          },
        });
        return { ok: true, message: fr.shared };
      },
      fr.failed,
    );
  },
  stop: (context: Context, form: FormData) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(deleteDossierRoute, { params: { id: Number(textOf(form, "id")) } });
      return { ok: true, message: fr.stopped };
    }, fr.failed),
  "delete-vault": (context: Context) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(deleteVaultRoute, {});
      return { ok: true, message: fr.vaultDeleted };
    }, fr.failed),
};

type Asked = Pick<ApplicationDetail, "id" | "candidate_status" | "declaration">;

/** For a page that is read without a network: whether it is shared, never what. Null where there is nothing to share. */
export async function readSharing(
  api: Client,
  { id, candidate_status, declaration }: Asked,
): Promise<SharingState | null> {
  if (declaration === null || candidate_status !== "confirmed") return null;
  const { mine, shared_at }: DossierView = await api.call(dossierRoute, { params: { id } });
  return mine === null || (mine.refusal !== null && shared_at === null)
    ? null
    : { applicationId: id, sharedAt: shared_at };
}
