import { ReportBody, reportRoute } from "@app/contract/office/reports";
import { trustFr } from "@app/contract/office/reports.fr";
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { fieldErrors, refuse, submitForm, textOf } from "../../../lib/form.server.ts";
import { currentSession } from "../../../lib/session/guards.server.ts";

type Context = Readonly<RouterContextProvider>;
type Subject = Pick<ReportBody, "subject_type" | "subject_id">;

/** The e-mail is asked of visitors only. */
const VisitorReport = ReportBody.pick({ reason: true, details: true, email: true });
const MemberReport = ReportBody.pick({ reason: true, details: true });

/** Leads to the page of the report, by its private link. */
export async function sendReport(context: Context, form: FormData, findSubject: () => Subject | Promise<Subject>) {
  const isVisitor = currentSession(context) === null;
  const email = textOf(form, "email").trim();
  const errors = {
    ...fieldErrors(isVisitor && email !== "" ? VisitorReport : MemberReport, form),
    ...(isVisitor && email === "" && { email: trustFr.emailRequired }),
  };
  if (Object.keys(errors).length > 0) return refuse(form, errors, undefined, 400);
  return submitForm(form, async () => {
    const body = {
      ...(await findSubject()),
      reason: ReportBody.shape.reason.parse(textOf(form, "reason")),
      details: textOf(form, "details"),
      ...(isVisitor && { email }),
    };
    const options = { idempotencyKey: textOf(form, "key") };
    const { follow } = await context.get(apiContext).call(reportRoute, { body }, options);
    throw redirect(`/signalements/${follow}?recu=1`);
  });
}
