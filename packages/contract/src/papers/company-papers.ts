import { MANAGERS, OWNERS } from "@app/domain/members/member";
import { forbiddenNumberIn } from "@app/domain/papers/forbidden-number";
import * as z from "zod";
import { optionalFlag, optionalText } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { contractFr as fr } from "./contracts.fr.ts";

/** What the contracts of a company are made with, once for all of them. */
export const CompanyPapersView = z.object({
  /** A mission's own comes first. */
  agreement: z.string().nullable(),
  pensionFundName: z.string().nullable(),
  pensionFundAddress: z.string().nullable(),
  /** Null: nobody said whether there is one. */
  hasPrevoyance: z.boolean().nullable(),
  prevoyanceName: z.string().nullable(),
  prevoyanceAddress: z.string().nullable(),
  declarationBody: z.enum(["urssaf", "msa"]),
  /** Monday 0 to Sunday 6. */
  openingDays: z.array(z.int()),
  openOnHolidays: z.boolean(),
});
export type CompanyPapersView = z.infer<typeof CompanyPapersView>;

const text = (max: number) =>
  optionalText(max).superRefine((written, ctx) => {
    const found = written === null ? null : forbiddenNumberIn(written);
    if (found) ctx.addIssue({ code: "custom", message: fr.forbidden });
  });

const Weekday = z.coerce.number(fr.openingDays).int(fr.openingDays).min(0, fr.openingDays).max(6, fr.openingDays);

export const CompanyPapersBody = z
  .object({
    agreement: text(160),
    pensionFundName: text(120),
    pensionFundAddress: text(300),
    hasPrevoyance: optionalFlag,
    prevoyanceName: text(120),
    prevoyanceAddress: text(300),
    declarationBody: z.enum(["urssaf", "msa"], fr.declarationBody).default("urssaf"),
    openingDays: z.array(Weekday, fr.openingDays).min(1, fr.openingDays).max(7, fr.openingDays).optional(),
    openOnHolidays: optionalFlag,
  })
  .superRefine((body, ctx) => {
    const refuseEmpty = (field: "pensionFundName" | "pensionFundAddress" | "prevoyanceName" | "prevoyanceAddress") => {
      if (body[field] === null) ctx.addIssue({ code: "custom", path: [field], message: fr.nameAndAddress });
    };
    if (body.pensionFundName !== null || body.pensionFundAddress !== null) {
      refuseEmpty("pensionFundName");
      refuseEmpty("pensionFundAddress");
    }
    if (body.hasPrevoyance) {
      refuseEmpty("prevoyanceName");
      refuseEmpty("prevoyanceAddress");
    }
  });
export type CompanyPapersBody = z.output<typeof CompanyPapersBody>;

const papers = {
  url: "/api/company/papers/",
  access: "employer",
  status: 200,
  response: CompanyPapersView,
} as const;

export const companyPapersRoute = defineRoute({ ...papers, method: "GET", members: MANAGERS });

/** All of it: what is left out is erased. */
export const writeCompanyPapersRoute = defineRoute({
  ...papers,
  method: "PUT",
  members: OWNERS,
  body: CompanyPapersBody,
});
