import { ShieldAlert } from "lucide-react";
import { Link } from "react-router";
import { cx } from "../../ui/class-names.ts";

export interface MessageWarningProps {
  text: string;
  isMine: boolean;
  reportHref: string;
}

/** Above a message that asks for what nobody should give. */
export function MessageWarning({ text, isMine, reportHref }: MessageWarningProps) {
  return (
    <div
      className={cx(
        "mt-2 flex max-w-130 gap-2.5 rounded-lg bg-warn-soft px-3.5 py-2.5 text-sm text-warn-ink",
        isMine ? "self-end" : "self-start",
      )}
    >
      <ShieldAlert className="ico mt-0.5 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p>{text}</p>
        {!isMine && (
          <Link to={reportHref} className="mt-1 inline-flex min-h-6 items-center font-semibold underline">
            Signaler ce message
          </Link>
        )}
      </div>
    </div>
  );
}
