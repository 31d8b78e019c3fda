import { useFetcher } from "react-router";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type ApplyAnswer, ApplyForm } from "./apply-form.tsx";
import { IncompleteProfileNotice } from "./incomplete-profile.tsx";

export interface ApplyInPageProps {
  /** What the profile still lacks, in the wire's names. */
  missing: readonly string[];
  cvName: string | null;
  idempotencyKey: string;
  profileHref: string;
  /** The answer to a form sent without script. */
  pageAnswer: ApplyAnswer | undefined;
}

/** The form on the mission's public page, for a candidate who came from outside. */
export function ApplyInPage({ missing, cvName, idempotencyKey, profileHref, pageAnswer }: ApplyInPageProps) {
  const fetcher = useFetcher<ApplyAnswer>();
  const answer = fetcher.data ?? pageAnswer;
  const lacking = answer && "missing" in answer ? answer.missing : missing;
  return (
    <Card padding="form" id="postuler" aria-label="Postuler">
      <h2 className="mb-4 text-xl">Postuler</h2>
      {lacking.length > 0 ? (
        <IncompleteProfileNotice missing={lacking} profileHref={profileHref} />
      ) : (
        <ApplyForm {...{ fetcher, answer, idempotencyKey, cvName, profileHref }} />
      )}
    </Card>
  );
}

export function AppliedInPage() {
  return <Notice tone="ok" title="Votre candidature est partie." live="polite" />;
}
