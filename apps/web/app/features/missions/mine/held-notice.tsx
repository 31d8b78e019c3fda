import type { MissionReview } from "@app/contract/missions/missions";
import type { HeldReason } from "@app/domain/companies/company-level";
import { HELD_EXPLANATIONS, HELD_NEXT_STEPS } from "@app/domain/missions/held-mission.fr";
import { EMPLOYER_VERIFICATION } from "../../../parts/mission/mission-links.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { reviewSentences } from "./held-review.fr.ts";

export interface HeldNoticeProps {
  reason: HeldReason;
  /** Of a mission held for a risk. */
  review: MissionReview | undefined;
  companyHref: string;
}

/** For its employer: why the mission is not published yet, and what comes next. */
export function HeldNotice({ reason, review, companyHref }: HeldNoticeProps) {
  return (
    <Notice
      tone="warn"
      title={`En attente de vérification\u00a0: ${HELD_EXPLANATIONS[reason]}`}
      className="mb-4"
      action={
        reason === "risk" ? undefined : reason === "siret_claimed" ? (
          <>
            <LinkButton to={EMPLOYER_VERIFICATION}>Prouver l’adresse</LinkButton>
            <LinkButton to={companyHref} variant="line">
              Corriger le SIRET
            </LinkButton>
          </>
        ) : (
          <>
            <LinkButton to={companyHref}>Corriger mon entreprise</LinkButton>
            <LinkButton to="/contact" variant="line">
              Nous écrire
            </LinkButton>
          </>
        )
      }
    >
      {review ? (
        <Review review={review} />
      ) : (
        `Seules votre entreprise et les personnes qui ont déjà postulé voient cette mission. ${HELD_NEXT_STEPS[reason]}`
      )}
    </Notice>
  );
}

function Review({ review }: { review: MissionReview }) {
  const { why, duration } = reviewSentences(review);
  return (
    <>
      {why.length > 0 && (
        <>
          <p>Ce qui demande une relecture&nbsp;:</p>
          <ul className="my-1 list-disc pl-5">
            {why.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        Seules votre entreprise et les personnes qui ont déjà postulé voient cette mission. Elle n’est pas
        refusée&nbsp;: nous vous prévenons dès qu’une décision est prise.{duration !== null && ` ${duration}`}
      </p>
    </>
  );
}
