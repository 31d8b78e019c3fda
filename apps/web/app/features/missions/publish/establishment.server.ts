import type { Client } from "@app/contract/client";
import { addEstablishmentRoute } from "@app/contract/companies/establishments";
import { establishmentFr } from "@app/contract/companies/establishments.fr";
import { normalizeText } from "@app/domain/text/relevance";
import { failureOf } from "../../../lib/api/failure.server.ts";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import { OTHER_PLACE } from "./answers/other-place.ts";
import { readEstablishments } from "./form-choices.server.ts";
import { type MissionWire, textOf } from "./values/mission-wire.ts";

/** A street is kept with a name only. */
export function placeErrors(form: FormData): FieldErrors {
  const isTyped = textOf(form, "establishment_id") === OTHER_PLACE;
  const isNamed = textOf(form, "placeName").trim() !== "";
  const hasStreet = textOf(form, "placeStreet").trim() !== "";
  return isTyped && hasStreet && !isNamed ? { placeName: establishmentFr.nameRequired } : {};
}

/** Without script the place of a chosen establishment is not in the form. */
export async function withPlaceOf(api: Client, body: MissionWire): Promise<MissionWire> {
  if (!body.establishment_id || body.location !== "") return body;
  const known = (await readEstablishments(api)).find(({ id }) => id === body.establishment_id);
  return known ? { ...body, location: known.placeLabel, commune_code: known.placeCode } : body;
}

/** « Autre adresse » with a name: the establishment is added, or found if an earlier attempt added it. */
export async function addTypedPlace(
  api: Client,
  form: FormData,
  body: MissionWire,
): Promise<MissionWire | FieldErrors> {
  const name = textOf(form, "placeName").trim();
  if (textOf(form, "establishment_id") !== OTHER_PLACE || name === "" || body.remote) return body;
  const code = body.commune_code ?? "";
  const known = (await readEstablishments(api)).find(
    (one) => normalizeText(one.name) === normalizeText(name) && one.placeCode === code,
  );
  if (known) return { ...body, establishment_id: known.id };
  try {
    const place = code || body.location;
    const added = await api.call(addEstablishmentRoute, {
      body: { name, place, postcode: null, street: textOf(form, "placeStreet"), access: null },
    });
    return { ...body, establishment_id: added.id };
  } catch (error) {
    const { fields, message } = failureOf(error);
    const [field, sentences] = Object.entries(fields)[0] ?? ["name", []];
    return { [FIELD_NAMES[field] ?? "placeName"]: sentences[0] ?? message };
  }
}

const FIELD_NAMES: Readonly<Record<string, string>> = { name: "placeName", place: "location", street: "placeStreet" };
