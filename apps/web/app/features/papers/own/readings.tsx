import type { DossierView } from "@app/contract/papers/dossier";
import { Card } from "../../../ui/card.tsx";
import { ownPapersFr as fr, momentText } from "./own-papers.fr.ts";

interface ReadingsProps {
  reads: NonNullable<DossierView["mine"]>["reads"];
  sharedAt: string | null;
}

/** Each reading of this hire, most recent first; it stays once what was shared is erased. */
export function Readings({ reads, sharedAt }: ReadingsProps) {
  return (
    <Card aria-labelledby="lectures">
      <h2 id="lectures" className="text-lg">
        Lectures de votre état civil
      </h2>
      {reads.length === 0 && <p className="mt-1 text-ink-2">{fr.unread}</p>}
      {(reads.length > 0 || sharedAt !== null) && (
        <ul className="mt-2 divide-y divide-line">
          {reads.map(({ at, name }) => (
            <Line key={`${at} ${name}`} at={at} text={`Lu par ${name}`} />
          ))}
          {sharedAt !== null && <Line at={sharedAt} text="Partagé par vous" />}
        </ul>
      )}
    </Card>
  );
}

const Line = ({ at, text }: { at: string; text: string }) => (
  <li className="flex flex-wrap justify-between gap-x-4 py-2">
    <span>{text}</span>
    <time dateTime={at} className="text-ink-2 text-sm">
      {momentText(at)}
    </time>
  </li>
);
