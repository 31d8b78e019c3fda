import type { MissionView } from "@app/contract/missions";
import { Flame, Info, ShieldCheck } from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { MissionRoom } from "../mission-room.tsx";
import { roomText } from "./words.fr.ts";

export function UrgentBanner({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-feu px-4 py-3 font-semibold text-on-feu">
      <Flame className="ico text-xl" aria-hidden="true" />
      <span className="min-w-0 flex-1">{text}</span>
    </p>
  );
}

export function ClosedBanner({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-neutral-soft px-4 py-3 font-semibold text-neutral-ink">
      <Info className="ico text-xl" aria-hidden="true" />
      <span className="min-w-0 flex-1">{text}</span>
    </p>
  );
}

/** How many people have applied, how many more may, how many are wanted. */
export function RecruitmentCard({ mission }: { mission: MissionView }) {
  return (
    <Card>
      <MissionRoom mission={mission} />
      <p className="mt-3 text-ink-2 text-sm">{roomText(mission)}</p>
    </Card>
  );
}

export function SafetyCard() {
  return (
    <Card className="flex gap-3">
      <ShieldCheck className="ico text-ok text-xl" aria-hidden="true" />
      <p className="text-ink-2 text-sm">
        <b className="text-ink">SIRET contrôlé à l’inscription.</b> Ne versez jamais d’argent pour obtenir une mission.
      </p>
    </Card>
  );
}
