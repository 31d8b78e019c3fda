import { Copy } from "lucide-react";
import { type MouseEvent, useState } from "react";

/** The address in full; with script, it copies itself. */
export function CopyTeamLink({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false);

  function copy(event: MouseEvent<HTMLAnchorElement>) {
    // With a modifier key it stays a link; an insecure context has no clipboard.
    if (event.metaKey || event.ctrlKey || event.shiftKey || !("clipboard" in navigator)) return;
    event.preventDefault();
    navigator.clipboard.writeText(url).then(
      () => setIsCopied(true),
      // Refused by the browser.
      () => {},
    );
  }

  return (
    <a
      href={url}
      className="flex min-h-11 items-center gap-2 rounded-md bg-sunken px-4 py-2 font-semibold"
      onClick={copy}
      aria-label={`Copier le lien ${url.replace(/^https?:\/\//, "")}`}
    >
      <span aria-live="polite" className="min-w-0 flex-1 break-all">
        {isCopied ? "Lien copié" : url.replace(/^https?:\/\//, "")}
      </span>
      <Copy className="ico" aria-hidden="true" />
    </a>
  );
}
