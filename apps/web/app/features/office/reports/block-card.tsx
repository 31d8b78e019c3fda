import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { FollowedReport } from "./report-steps.tsx";

interface BlockCardProps {
  person: NonNullable<FollowedReport["person"]>;
  /** Why it was not done. */
  problem: string | undefined;
}

/** For someone who reported a person they have a conversation with. */
export function BlockCard({ person: { blocked }, problem }: BlockCardProps) {
  const busy = useNavigation().formData?.has("intent") ?? false;
  return (
    <Card padding="form" aria-labelledby="bloquer">
      <h2 id="bloquer" className="text-lg">
        {blocked ? "Vous avez bloqué cette personne" : "Vous ne voulez plus de ses messages\u00a0?"}
      </h2>
      <p className="mt-1 text-ink-2">
        {blocked
          ? "Aucun de vous deux ne peut plus écrire à l’autre. Les anciens messages restent lisibles, et votre signalement suit son cours."
          : "Bloquez cette personne\u00a0: aucun de vous deux ne pourra plus écrire à l’autre. Les anciens messages restent lisibles, et vous pourrez la débloquer. Votre signalement suit son cours."}
      </p>
      {problem !== undefined && <Notice tone="danger" title={problem} live="assertive" className="mt-3" />}
      <Form method="post" preventScrollReset className="mt-4">
        <Button type="submit" name="intent" value={blocked ? "unblock" : "block"} variant="line" loading={busy}>
          {blocked ? "Débloquer cette personne" : "Bloquer cette personne"}
        </Button>
      </Form>
    </Card>
  );
}
