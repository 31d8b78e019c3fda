import type { DeclarationSheet, SheetLine } from "@app/contract/papers/declaration";
import { Download, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { declarationFile, declarationPath } from "../../../lib/employer-paths.ts";
import { buttonClass } from "../../../ui/button-styles.ts";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CopyButton } from "./copy-button.tsx";
import { sheetFr as fr, sheetAsText } from "./sheet-text.fr.ts";

/** What the page around it knows. */
export interface SheetOf {
  id: number;
  /** Of the person. */
  name: string;
  /** Where it is declared. */
  sites: readonly { label: string; href: string }[];
}

interface SheetCardProps {
  sheet: DeclarationSheet;
  hire: SheetOf;
  /** How to write to the person. */
  message: ReactNode;
}

/** In the order of the official form. */
const SECTIONS = ["employer", "worker", "hire"] as const;

/** What to copy, line by line or all at once. */
export function SheetCard({ sheet, hire: { id, name, sites }, message }: SheetCardProps) {
  return (
    <Card aria-labelledby="fiche" className="min-w-0">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="fiche" className="me-auto text-lg">
          {fr.title}
        </h2>
        {/* A file, not a page: the router must not fetch it. */}
        <a href={declarationFile(id)} download className={buttonClass({ variant: "line", size: "sm" })}>
          <Download className="ico" aria-hidden="true" />
          {fr.file}
        </a>
        <CopyButton text={sheetAsText(sheet)} label={fr.copyAll} doneLabel={fr.allCopied} variant="soft" />
      </div>
      <p className="mt-2 text-ink-2 text-sm">{sheet.note}</p>
      {sheet.shared ? (
        <p className="hint mt-1">
          {`${fr.reading} ${fr.erased} `}
          {/* A document request: the router does not read it again by itself. */}
          <a href={declarationPath(id)} className="link">
            {fr.readAgain}
          </a>
        </p>
      ) : (
        <Notice tone="warn" title={fr.waiting(name)} action={message} className="mt-3" />
      )}
      {SECTIONS.map((section) => (
        <section key={section} aria-labelledby={`fiche-${section}`} className="mt-4">
          <h3 id={`fiche-${section}`} className="text-base">
            {fr.sections[section]}
          </h3>
          <dl className="mt-1 divide-y divide-line">
            {sheet.lines
              .filter((line) => line.section === section)
              .map((line) => (
                <Line key={line.label} {...line} />
              ))}
          </dl>
        </section>
      ))}
      <p className="mt-4 flex flex-wrap gap-2">
        {sites.map(({ label, href }) => (
          <a
            key={href}
            href={href}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: "line" })}
            aria-label={`${label} (nouvelle fenêtre)`}
          >
            <ExternalLink className="ico" aria-hidden="true" />
            {label}
          </a>
        ))}
      </p>
    </Card>
  );
}

const Line = ({ label, value }: SheetLine) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
    <dt className="basis-full text-ink-2 text-sm">{label}</dt>
    <dd className={value === null ? "min-w-0 flex-1 text-ink-2" : "num min-w-0 flex-1 break-words font-semibold"}>
      {value ?? fr.toComplete}
    </dd>
    {value !== null && (
      <dd>
        <CopyButton text={value} label={fr.copy} doneLabel={fr.copied} of={label} />
      </dd>
    )}
  </div>
);
