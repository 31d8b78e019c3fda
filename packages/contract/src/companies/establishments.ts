import { MANAGERS, MEMBER_ROLES } from "@app/domain/members/member";
import * as z from "zod";
import { flag, IdParams, optionalText, requiredText } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { establishmentFr as fr } from "./establishments.fr.ts";

/** With its address: for its company, and for people accepted there. */
export const EstablishmentView = z.object({
  id: z.int(),
  name: z.string(),
  placeCode: z.string(),
  /** « Lyon 7e » */
  placeLabel: z.string(),
  postcode: z.string().nullable(),
  street: z.string().nullable(),
  /** How to get in. */
  access: z.string().nullable(),
  /** No longer offered when publishing. */
  closed: z.boolean(),
});
export type EstablishmentView = z.infer<typeof EstablishmentView>;

export const EstablishmentBody = z.object({
  name: requiredText(fr.nameRequired, 120),
  /** A code or a text of `GET /api/places/`: a commune or an arrondissement. */
  place: requiredText(fr.placeRequired, 120),
  postcode: optionalText(5).pipe(
    z
      .string()
      .regex(/^\d{5}$/, fr.postcodeInvalid)
      .nullable(),
  ),
  street: optionalText(200),
  access: optionalText(300),
});
export type EstablishmentBody = z.output<typeof EstablishmentBody>;

const own = { access: "employer", members: MANAGERS } as const;

/** The company's own, last used first; a member of some of them gets those. */
export const establishmentsRoute = defineRoute({
  ...own,
  members: MEMBER_ROLES,
  method: "GET",
  url: "/api/establishments/",
  status: 200,
  response: z.object({ results: z.array(EstablishmentView) }),
});

/** 403 `member_role` for a manager who has not all of them. */
export const addEstablishmentRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/establishments/",
  body: EstablishmentBody,
  idempotent: true,
  refusals: [409],
  status: 201,
  response: EstablishmentView,
});

/** Its missions to come move with it. */
export const editEstablishmentRoute = defineRoute({
  ...own,
  method: "PATCH",
  url: "/api/establishments/:id/",
  params: IdParams,
  body: EstablishmentBody.extend({ closed: flag }),
  refusals: [404, 409],
  status: 200,
  response: EstablishmentView,
});
