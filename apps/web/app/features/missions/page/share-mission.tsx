import { Copy, Flag } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { Link } from "react-router";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/class-names.ts";

export interface ShareMissionProps {
  /** Absolute URL. */
  address: string;
  title: string;
  /** Not for its employer. */
  reportHref?: string;
}

const LINK = "btn btn-line min-h-11! px-4!";

/** Links; with script, the first one copies the address. */
export function ShareMission({ address, title, reportHref }: ShareMissionProps) {
  const [copied, setCopied] = useState(false);
  const words = `${title}\u00a0: ${address}`;

  function copy(event: MouseEvent<HTMLAnchorElement>) {
    // With a modifier key it stays a link; an insecure context has no clipboard.
    if (event.metaKey || event.ctrlKey || event.shiftKey || !("clipboard" in navigator)) return;
    event.preventDefault();
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // Refused by the browser.
      () => {},
    );
  }

  return (
    <Card aria-label="Partager cette mission">
      <h2 className="text-lg">Partager cette mission</h2>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <a href={address} className={cx(LINK, "col-span-2")} onClick={copy}>
          <Copy className="ico" aria-hidden="true" />
          <span aria-live="polite">
            {copied ? (
              "Lien copié"
            ) : (
              <>
                <span className="js-only">Copier le lien</span>
                <span className="no-js-only">Lien de la mission</span>
              </>
            )}
          </span>
        </a>
        <a href={`mailto:?${mailParams(title, words)}`} className={LINK}>
          Par e-mail
        </a>
        <a href={`sms:?&body=${encodeURIComponent(words)}`} className={LINK}>
          Par SMS
        </a>
      </div>
      {reportHref !== undefined && (
        <Link to={reportHref} className="link mt-3 inline-flex min-h-11 items-center gap-2 text-sm" rel="nofollow">
          <Flag className="ico" aria-hidden="true" />
          Signaler cette mission
        </Link>
      )}
    </Card>
  );
}

/** Mail programs do not read « + » as a space. */
function mailParams(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
