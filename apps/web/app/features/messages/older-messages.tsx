import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-styles.ts";
import type { ChatState } from "./chat.ts";

export interface OlderMessagesProps {
  state: Pick<ChatState, "messages" | "hasOlder" | "older">;
  /** The conversation, without script. */
  href: string;
  onLoad: () => void;
}

export function OlderMessages({ state: { messages, hasOlder, older }, href, onLoad }: OlderMessagesProps) {
  const [oldest] = messages;
  if (!hasOlder || !oldest) return null;
  return (
    <div className="mb-3 grid justify-items-center gap-1">
      <Button
        variant="line"
        size="sm"
        className="js-only"
        loading={older === "loading"}
        loadingLabel="Chargement…"
        onClick={onLoad}
      >
        Messages plus anciens
      </Button>
      <Link to={`${href}?avant=${oldest.id}`} className={buttonClass({ variant: "line", size: "sm" }, "no-js-only")}>
        Messages plus anciens
      </Link>
      {older === "failed" && (
        <p role="alert" className="text-danger-ink text-sm">
          La connexion a été interrompue. Vérifiez le réseau et réessayez.
        </p>
      )}
    </div>
  );
}
