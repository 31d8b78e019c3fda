import { formatTime } from "@app/domain/time/format-time";
import { CloudAlert, CloudCheck, type LucideIcon } from "lucide-react";
import type { SaveState } from "./use-autosave.ts";

/** Only failures are announced: the rest would interrupt at every pause. */
export function SaveStatus({ state }: { state: SaveState }) {
  const content = words(state);
  if (!content) return null;
  const { icon: Icon, text, trouble } = content;
  return (
    <p role={trouble ? "status" : undefined} className="js-only inline-flex items-center gap-1.5 text-ink-3 text-sm">
      {Icon && <Icon className="ico" aria-hidden="true" />}
      {text}
    </p>
  );
}

function words(state: SaveState): { text: string; icon?: LucideIcon; trouble?: true } | null {
  switch (state.status) {
    case "idle":
      return null;
    case "saving":
      return { text: "Enregistrement…" };
    case "saved":
      return { text: `Brouillon gardé à ${formatTime(new Date(state.at))}`, icon: CloudCheck };
    case "failed":
      return {
        text: "Brouillon non gardé\u00a0: nouvel essai à la prochaine saisie.",
        icon: CloudAlert,
        trouble: true,
      };
    case "expired":
      return { text: "Session expirée\u00a0: vos réponses restent sur cette page.", icon: CloudAlert, trouble: true };
  }
}
