import { writeCompanyPapersRoute } from "@app/contract/papers/company-papers";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { submitForm, textOf } from "../../../lib/form.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { companyPapersFr as fr } from "./company-papers.fr.ts";

/** All of the page at once: an empty box erases what it had. */
export const saveCompanyPapers = (context: Readonly<RouterContextProvider>, form: FormData) =>
  submitForm<Outcome>(
    form,
    async () => {
      const text = (name: string) => textOf(form, name);
      const prevoyance = text("hasPrevoyance");
      await context.get(apiContext).call(writeCompanyPapersRoute, {
        body: {
          agreement: text("agreement"),
          pensionFundName: text("pensionFundName"),
          pensionFundAddress: text("pensionFundAddress"),
          ...(prevoyance !== "" && { hasPrevoyance: prevoyance === "yes" }),
          prevoyanceName: text("prevoyanceName"),
          prevoyanceAddress: text("prevoyanceAddress"),
          declarationBody: text("declarationBody") === "msa" ? "msa" : "urssaf",
          openingDays: form.getAll("openingDays").map(Number),
          openOnHolidays: form.has("openOnHolidays"),
        },
      });
      return { ok: true, message: fr.saved };
    },
    fr.failed,
  );
