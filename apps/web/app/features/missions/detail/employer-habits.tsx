import type { PublicCompanyView } from "@app/contract/companies";
import { formatMinutes } from "@app/domain/duration";
import { formatPercent } from "@app/domain/format";
import { MessageCircleReply } from "lucide-react";
import { Card } from "../../../ui/card.tsx";

/** What to expect of this employer, as measured, and how one may go back on it. */
export function EmployerHabits({ answers }: Pick<PublicCompanyView, "answers">) {
  const measured = habitText(answers);
  return (
    <Card className="flex gap-3">
      <MessageCircleReply className="ico shrink-0 text-brand text-xl" aria-hidden="true" />
      <div className="text-ink-2 text-sm">
        {measured !== undefined && <p className="mb-2 font-semibold text-ink">{measured}</p>}
        <p>Vous pouvez vous retirer jusqu’au début de la mission, et l’employeur qui annule doit vous dire pourquoi.</p>
      </div>
    </Card>
  );
}

/** « Cet employeur répond à 92 % des candidatures, le plus souvent en 35 min. »; nothing under five cases. */
function habitText({ rate, minutes }: PublicCompanyView["answers"]): string | undefined {
  if (rate === null) return undefined;
  const often = `Cet employeur répond à ${formatPercent(rate / 100)} des candidatures`;
  return minutes === null ? `${often}.` : `${often}, le plus souvent en ${formatMinutes(Math.max(1, minutes))}.`;
}
