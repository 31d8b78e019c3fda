import { HELD_EXPLANATIONS, HELD_NEXT_STEPS } from "@app/domain/missions/held-mission.fr";
import type { ReactNode } from "react";
import { Notice } from "../../../ui/notice.tsx";

/** Another account has the same SIRET: what waits, and what to do. Nothing is said of who it is. */
export function ClaimedNotice({ action }: { action?: ReactNode }) {
  return (
    <Notice tone="warn" title={HELD_EXPLANATIONS.siret_claimed} action={action}>
      {`Vos missions attendent une vérification avant d’être publiées. ${HELD_NEXT_STEPS.siret_claimed}`}
    </Notice>
  );
}
