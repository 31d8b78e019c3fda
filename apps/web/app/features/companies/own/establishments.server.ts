import type { Client } from "@app/contract/client";
import { addEstablishmentRoute, editEstablishmentRoute } from "@app/contract/companies/establishments";
import { textOf } from "../../../lib/form.server.ts";

/** Adds one, or writes the one the form names. */
export async function saveEstablishment(api: Client, form: FormData): Promise<{ saved: string }> {
  const id = textOf(form, "id");
  const name = textOf(form, "name");
  const body = {
    name,
    place: textOf(form, "place_code") || textOf(form, "place"),
    postcode: textOf(form, "postcode") || null,
    street: textOf(form, "street") || null,
    access: textOf(form, "access") || null,
  };
  if (id === "") await api.call(addEstablishmentRoute, { body });
  else await api.call(editEstablishmentRoute, { params: { id }, body: { ...body, closed: form.has("closed") } });
  return { saved: name };
}
