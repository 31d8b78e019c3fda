import { Link as LinkIcon } from "lucide-react";
import { type MouseEvent, useState } from "react";

/** A link to this very page; with script, it copies the address. */
export function CopyLink({ address }: { address: string }) {
  const [isCopied, setIsCopied] = useState(false);

  function copy(event: MouseEvent<HTMLAnchorElement>) {
    // With a modifier key it stays a link; an insecure context has no clipboard.
    if (event.metaKey || event.ctrlKey || event.shiftKey || !("clipboard" in navigator)) return;
    event.preventDefault();
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      // Refused by the browser.
      () => {},
    );
  }

  return (
    <a href={address} className="btn btn-line bg-surface" onClick={copy}>
      <LinkIcon className="ico" aria-hidden="true" />
      <span aria-live="polite">
        {isCopied ? (
          "Lien copié"
        ) : (
          <>
            <span className="js-only">Copier le lien privé</span>
            <span className="no-js-only">Lien privé de cette page</span>
          </>
        )}
      </span>
    </a>
  );
}
