import { BackLink } from "../../../ui/back-link.tsx";
import { Card } from "../../../ui/card.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import { ReportForm } from "./report-form.tsx";

interface MemberReportPageProps {
  /** Who is reported. */
  name: string;
  back: { to: string; label: string };
  refused: RefusedForm | undefined;
  idempotencyKey: string;
}

/** Inside the menu of a dashboard. */
export function MemberReportPage({ name, back, refused, idempotencyKey }: MemberReportPageProps) {
  return (
    <div className="mx-auto max-w-189">
      <BackLink to={back.to}>{back.label}</BackLink>
      <h1 className="mt-2 text-2xl md:text-3xl">{`Signaler ${name}`}</h1>
      <Card padding="form" className="mt-6">
        <ReportForm refused={refused} asksEmail={false} idempotencyKey={idempotencyKey} />
      </Card>
    </div>
  );
}
