import { MessageCircle, Printer, Share2, Smartphone } from "lucide-react";
import { posterPath } from "../../../lib/employer-paths.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { useHydrated } from "../../../ui/hydrated.ts";

export interface ShareButtonsProps {
  url: string;
  code: string;
  /** The whole message, the link included. */
  text: string;
  large?: boolean;
}

/** The phone's own share sheet, or a message already written. Nothing is sent by us, and no number is asked. */
export function ShareButtons({ url, code, text, large = false }: ShareButtonsProps) {
  const canShare = useHydrated() && typeof navigator.share === "function";
  const words = encodeURIComponent(text);
  return (
    <div className={cx("grid gap-2", large && "grid-cols-2")}>
      {canShare && (
        <Button
          icon={Share2}
          size={large ? "lg" : "md"}
          className={cx(large && "col-span-2")}
          // Closed without choosing anybody: nothing to say.
          onClick={() => void navigator.share({ text, url }).catch(() => undefined)}
        >
          Partager
        </Button>
      )}
      <a href={`https://wa.me/?text=${words}`} target="_blank" rel="noreferrer" className="btn btn-line px-3!">
        <MessageCircle className="ico" aria-hidden="true" />
        WhatsApp<span className="sr-only"> (nouvel onglet)</span>
      </a>
      <a href={`sms:?&body=${words}`} className="btn btn-line px-3!">
        <Smartphone className="ico" aria-hidden="true" />
        SMS
      </a>
      <a href={posterPath(code)} className={cx("btn btn-line px-3!", large && "col-span-2")} download>
        <Printer className="ico" aria-hidden="true" />
        Affiche A4<span className="sr-only"> (PDF)</span>
      </a>
    </div>
  );
}
