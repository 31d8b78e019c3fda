import type { DossierView } from "@app/contract/papers/dossier";
import { Eraser, Eye, FileText } from "lucide-react";
import { ownPapersFr as fr, readersText, untilText } from "./own-papers.fr.ts";

interface WhoReadsProps {
  mine: NonNullable<DossierView["mine"]>;
  until: string | null;
  now: Date;
}

/** Exactly what, with whom and until when; read before anything is shared. */
export function WhoReads({ mine, until, now }: WhoReadsProps) {
  const facts = [
    { icon: FileText, term: "Ce qui est partagé", text: fr.what },
    { icon: Eye, term: "Qui le lit", text: `${readersText(mine)} ${mine.readers.length > 0 ? fr.changes : ""}` },
    ...(until === null ? [] : [{ icon: Eraser, term: "Jusqu’à quand", text: untilText(until, now) }]),
  ];
  return (
    <dl className="grid gap-3 rounded-lg border-2 border-line-strong border-dashed p-4">
      {facts.map(({ icon: Icon, term, text }) => (
        <div key={term}>
          <dt className="flex items-center gap-2 font-semibold">
            <Icon className="ico" aria-hidden="true" />
            {term}
          </dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
