import type { MissionView } from "@app/contract/missions";
import { Flame, Info, ShieldCheck } from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { missionProgress } from "../mission-progress.ts";
import { roomText } from "./words.fr.ts";

export function UrgentBanner({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-feu px-4 py-3 font-semibold text-on-feu">
      <Flame className="ico text-xl" aria-hidden="true" />
      <span className="min-w-0 flex-1">{text}</span>
    </p>
  );
}

const CLOSED: Readonly<Record<string, string>> = {
  Pourvue: "Cette mission est pourvue\u00a0: quelqu’un a été choisi.",
  Clôturée: "Les candidatures sont closes pour cette mission.",
  Terminée: "Cette mission est terminée.",
  "Fermée avant le début": "Cette mission a été fermée avant son début.",
  Commencée: "Cette mission a commencé\u00a0: il est trop tard pour postuler.",
  Complet: "Cette mission a reçu toutes les candidatures prévues.",
};

export function ClosedBanner({ label }: { label: string }) {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-neutral-soft px-4 py-3 font-semibold text-neutral-ink">
      <Info className="ico text-xl" aria-hidden="true" />
      <span className="min-w-0 flex-1">{CLOSED[label] ?? label}</span>
    </p>
  );
}

/** How many people have applied, how many more may, how many are wanted. */
export function RecruitmentCard({ mission }: { mission: MissionView }) {
  const progress = missionProgress(mission);
  return (
    <Card>
      {progress && <ProgressBar {...progress} className="mb-3" />}
      <p className="text-ink-2 text-sm">{roomText(mission)}</p>
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
