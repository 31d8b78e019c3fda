import { COMPANY_SIZES } from "@app/domain/catalogue/company-sizes";
import { INDUSTRIES } from "@app/domain/catalogue/industries";
import { SECTOR_KEYS } from "@app/domain/catalogue/sectors";
import { EXPERIENCE_LEVELS, MISSION_TYPES, PAY_PERIODS } from "@app/domain/missions/mission";
import * as z from "zod";
import { texts } from "../http/fields.ts";
import { problemFr } from "../http/problem.fr.ts";
import { defineRoute } from "../http/route.ts";

const choices = <const V extends readonly string[]>(values: V) =>
  z.array(z.object({ value: z.enum(values), label: z.string() }));

/** Options of all selects: values of the API, labels for readers. */
export const CatalogueView = z.object({
  sectors: z.array(
    z.object({
      key: z.enum(SECTOR_KEYS),
      name: z.string(),
      titles: z.array(z.string()),
      skills: z.array(z.string()),
      certificates: z.array(z.string()),
      /** Usual gross pay in euros an hour. */
      payRange: z.tuple([z.number(), z.number()]),
    }),
  ),
  tags: z.array(z.string()),
  industries: choices(INDUSTRIES),
  sizes: choices(COMPANY_SIZES),
  types: choices(MISSION_TYPES),
  payPeriods: choices(PAY_PERIODS),
  experienceLevels: choices(EXPERIENCE_LEVELS),
});
export type CatalogueView = z.infer<typeof CatalogueView>;

export const catalogueRoute = defineRoute({
  method: "GET",
  url: "/api/catalogue/",
  access: "public",
  answer: "json-text",
  status: 200,
  response: CatalogueView,
});

/** Skills suggested for a title, else for the sectors. */
export const skillSuggestionsRoute = defineRoute({
  method: "GET",
  url: "/api/catalogue/skills/",
  access: "public",
  query: z.object({ title: z.string().trim().max(200, problemFr.tooLong(200)).default(""), sector: texts(13) }),
  status: 200,
  response: z.object({ results: z.array(z.string()) }),
});
