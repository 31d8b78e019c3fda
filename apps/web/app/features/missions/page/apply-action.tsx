import { Check } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { ClosedBadge } from "./closed-badge.tsx";

export type ApplyState =
  | { kind: "apply"; to: string }
  | { kind: "applied"; to: string }
  | { kind: "closed"; label: string }
  | { kind: "none" };

export function ApplyAction({ state, title }: { state: ApplyState; title: string }) {
  switch (state.kind) {
    case "apply":
      return (
        <LinkButton to={state.to} size="lg" block aria-label={`Postuler\u00a0: ${title}`}>
          Postuler
        </LinkButton>
      );
    case "applied":
      return (
        <div className="grid justify-items-center gap-3">
          <Badge tone="solid-ok" icon={Check}>
            Candidature envoyée
          </Badge>
          <LinkButton to={state.to} variant="line" block>
            Suivre ma candidature
          </LinkButton>
        </div>
      );
    case "closed":
      return (
        <p className="text-center">
          <ClosedBadge label={state.label} />
        </p>
      );
    case "none":
      return null;
    default:
      return state satisfies never;
  }
}
