import { Download, FileText } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";

export interface DocumentPreviewProps {
  href: string;
  name: string;
  /** What the document is, for the frame around it: « CV de Karim Benali ». */
  title: string;
  /** Under the name. */
  note?: string | undefined;
}

/** A download, and a PDF preview loaded on demand in a sandbox. */
export function DocumentPreview({ href, name, title, note }: DocumentPreviewProps) {
  const [open, setOpen] = useState(false);
  const readable = useHasPdfViewer() && /\.pdf$/i.test(name);
  return (
    <div className="overflow-hidden rounded-lg bg-paper">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
        <span className="grid size-11 shrink-0 place-content-center rounded-md bg-danger-soft text-danger-ink text-xl">
          <FileText className="ico" aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1 basis-72">
          <span className="block break-words font-semibold text-[.9375rem] leading-tight">{name}</span>
          {note !== undefined && <span className="text-ink-2 text-sm">{note}</span>}
        </span>
        <span className="flex flex-wrap gap-2">
          {readable && (
            <Button variant="line" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? "Fermer" : "Lire ici"}
            </Button>
          )}
          <a href={href} download={name} className="btn btn-ghost text-brand!">
            <Download className="ico" aria-hidden="true" />
            Télécharger
          </a>
        </span>
      </div>
      {open && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the answer brings its own; on the frame, browsers refuse their own reader
        <iframe
          src={`${href}?apercu=1`}
          title={title}
          referrerPolicy="no-referrer"
          height={720}
          className="block w-full border-line border-t bg-sunken"
        />
      )}
    </div>
  );
}

const never = () => () => {};

/** Phones often have none. */
function useHasPdfViewer(): boolean {
  return useSyncExternalStore(
    never,
    () => navigator.pdfViewerEnabled,
    () => false,
  );
}
