import type { MatchReason } from "@app/contract/matching/propositions";
import { CircleCheck } from "lucide-react";
import { reasonTexts } from "../../../parts/mission/chosen-reasons.fr.ts";

export function WhyBox({ reasons, hoursKnown }: { reasons: readonly MatchReason[]; hoursKnown: boolean }) {
  const texts = reasonTexts(reasons, hoursKnown);
  if (texts.length === 0) return null;
  return (
    <div className="whybox">
      <p className="font-semibold text-sm">Pourquoi vous</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <CircleCheck className="ico" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
