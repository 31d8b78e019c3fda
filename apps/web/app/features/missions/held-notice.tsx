import { HELD_EXPLANATIONS, HELD_NEXT_STEPS } from "@app/domain/catalogue/held-mission.fr";
import type { HeldReason } from "@app/domain/company-level";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Why a mission is not on line yet, and what its author can do about it. */
export function HeldNotice({ reason, companyHref }: { reason: HeldReason; companyHref: string }) {
  return (
    <Notice
      tone="warn"
      title={`En attente de vérification\u00a0: ${HELD_EXPLANATIONS[reason]}`}
      className="mb-4"
      action={
        reason !== "risk" && (
          <>
            <LinkButton to={companyHref}>Corriger mon entreprise</LinkButton>
            <LinkButton to="/contact" variant="line">
              Nous écrire
            </LinkButton>
          </>
        )
      }
    >
      {`Seule votre entreprise voit cette mission. ${HELD_NEXT_STEPS[reason]}`}
    </Notice>
  );
}
