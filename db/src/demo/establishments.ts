/** Where the demo companies need people: at their own address, and where their missions take them. */
import type { Insertable } from "kysely";
import type { Place } from "../builders/places.ts";
import type { Establishments } from "../schema.ts";
import { STREETS } from "./material/names.ts";
import type { Random } from "./random.ts";
import type { DemoCompany, DemoMission } from "./types.ts";

type EstablishmentsInput = { random: Random; places: ReadonlyMap<string, Place>; nextId: () => number };
type Row = Insertable<Establishments> & { id: number };

const ACCESS = [
  "Entrée du personnel dans la cour, à droite du porche.",
  "Sonnez à l’interphone, au nom de l’établissement.",
  "Présentez-vous à l’accueil avec une pièce d’identité.",
];
/** Nadia's second address, so that her forms have a choice to offer. */
const ANNEX = { name: "Terrasse de la Confluence", placeCode: "69382", street: "18 quai Rambaud" };

/** Each mission on site gets its establishment. */
export function makeEstablishments(
  { random, places, nextId }: EstablishmentsInput,
  companies: readonly DemoCompany[],
  missions: readonly DemoMission[],
): Row[] {
  const rows = new Map<string, Row>();
  const add = (company: DemoCompany, fields: Pick<Row, "name" | "placeCode" | "street">): Row => {
    const key = `${company.id} ${fields.placeCode} ${fields.name}`;
    const known = rows.get(key);
    if (known) return known;
    const since = new Date(company.row.createdAt ?? 0);
    const row = {
      id: nextId(),
      companyId: company.id,
      ...fields,
      postcode: places.get(fields.placeCode)?.postcode ?? null,
      access: random.chance(0.4) ? random.pick(ACCESS) : null,
      createdAt: since,
      updatedAt: since,
    };
    rows.set(key, row);
    return row;
  };
  for (const company of companies) {
    const [street = null] = (company.row.address ?? "").split(", ");
    add(company, { name: company.name, placeCode: company.place.communeCode, street });
  }
  for (const { row, company } of missions) {
    const placeCode = row.remote ? null : row.communeCode;
    row.establishmentId = placeCode
      ? add(company, { name: company.name, placeCode, street: inventedStreet(random) }).id
      : null;
  }
  const [nadia] = companies;
  if (nadia) add(nadia, ANNEX);
  return [...rows.values()];
}

export const inventedStreet = (random: Random) => `${random.int(1, 120)} ${random.pick(STREETS)}`;
