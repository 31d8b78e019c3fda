import { accessFr } from "@app/contract/http/access.fr";
import { Link } from "react-router";
import { fieldId } from "../../ui/fields/field.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { missingFields } from "./missing-fields.ts";

export interface IncompleteNoticeProps {
  missing: readonly string[];
  editHref: string;
  editing?: boolean;
}

export function IncompleteNotice({ missing, editHref, editing = false }: IncompleteNoticeProps) {
  return (
    <Notice
      tone="warn"
      title={accessFr.profileIncomplete}
      action={
        !editing && (
          <LinkButton to={editHref} variant="line">
            Compléter mon profil
          </LinkButton>
        )
      }
    >
      {"Il manque\u00a0: "}
      {missingFields(missing).map(({ name, label, fieldName }, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <Link to={`${editHref}#${fieldId(fieldName)}`} className="inline-block py-0.5 underline underline-offset-3">
            {label}
          </Link>
        </span>
      ))}
      .
    </Notice>
  );
}
