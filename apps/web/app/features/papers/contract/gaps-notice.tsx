import type { ContractGap } from "@app/domain/papers/contract-gaps";
import { CONTRACT_GAP_LABELS } from "@app/domain/papers/contract-gaps.fr";
import { Link } from "react-router";
import { companyPapersPath, declarationPath, EMPLOYER } from "../../../lib/employer-paths.ts";
import { fieldId } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { contractFr as fr, GAP_ERRORS } from "./contract-text.fr.ts";

interface GapsNoticeProps {
  gaps: readonly ContractGap[];
  applicationId: number;
  missionId: number;
}

/** Each thing that the law wants in the text, with the box or the page where it is written. */
export function GapsNotice({ gaps, applicationId, missionId }: GapsNoticeProps) {
  if (gaps.length === 0) return null;
  const pages: Partial<Record<ContractGap, string>> = {
    agreement: companyPapersPath(applicationId),
    pension_fund: companyPapersPath(applicationId),
    prevoyance: companyPapersPath(applicationId),
    hours: `${EMPLOYER}/modifier-emploi/${missionId}`,
    civil_status: declarationPath(applicationId),
  };
  return (
    <Notice tone="danger" live="assertive" title={fr.missing}>
      <ul>
        {gaps.map((gap) => {
          const page = pages[gap];
          const field = GAP_ERRORS[gap]?.field;
          return (
            <li key={gap}>
              {page === undefined ? (
                <a
                  href={`#${fieldId(field ?? "")}`}
                  className="inline-flex min-h-7 items-center underline underline-offset-3"
                >
                  {CONTRACT_GAP_LABELS[gap]}
                </a>
              ) : (
                <Link to={page} className="inline-flex min-h-7 items-center underline underline-offset-3">
                  {CONTRACT_GAP_LABELS[gap]}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
