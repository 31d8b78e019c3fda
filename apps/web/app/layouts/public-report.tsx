import { ReportForm } from "../features/office/reports/report-form.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Card } from "../ui/card.tsx";
import type { RefusedForm } from "../ui/fields/form-values.ts";
import { PublicLayout, type PublicLayoutProps } from "./public-layout.tsx";

interface PublicReportProps {
  title: string;
  /** What is reported, in one line. */
  about: string;
  back: { to: string; label: string };
  refused: RefusedForm | undefined;
  isVisitor: boolean;
  idempotencyKey: string;
  account: PublicLayoutProps["account"];
}

export function PublicReport({ title, about, back, refused, isVisitor, idempotencyKey, account }: PublicReportProps) {
  return (
    <PublicLayout account={account}>
      <div className="wrap max-w-190! pt-4 pb-12 md:pt-6 md:pb-20">
        <BackLink to={back.to}>{back.label}</BackLink>
        <h1 className="mt-2 text-3xl md:text-4xl">{title}</h1>
        <p className="mt-2 break-words text-ink-2 text-lg">{about}</p>
        <Card padding="form" className="mt-7">
          <ReportForm refused={refused} asksEmail={isVisitor} idempotencyKey={idempotencyKey} />
        </Card>
      </div>
    </PublicLayout>
  );
}

export const reportMeta = (title: string) => [{ title: `${title} · Renfort` }, { name: "robots", content: "noindex" }];
