import type { ContractVersion } from "@app/contract/papers/contracts";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { Card } from "../../../ui/card.tsx";
import {
  CASE_LABELS,
  dueText,
  forText,
  contractFr as fr,
  isAccepted,
  momentText,
  stateOf,
} from "./contract-text.fr.ts";

interface VersionCardProps {
  version: ContractVersion;
  now: Date;
  /** « Votre accord » on the page of the person. */
  own: string;
  children?: ReactNode;
}

/** One text, its file, and who accepted it. */
export function VersionCard({ version: one, now, own, children }: VersionCardProps) {
  const { label, tone } = stateOf(one);
  const id = `contrat-${one.version}`;
  const facts = [
    ["Type", CASE_LABELS[one.kind]],
    [`Accord de l’entreprise, par ${one.signatory}`, signedText(one.signed_by_employer_at)],
    [own, signedText(one.signed_by_candidate_at)],
    ["Établi", momentText(one.made_at)],
  ] as const;
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg">
          {`${forText(one.day)}, version\u00a0${one.version}`}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {!one.replaced && !isAccepted(one) && (
        <p className="mt-1 font-medium">{`${dueText(new Date(one.due_at), now)}.`}</p>
      )}
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([term, text]) => (
          <div key={term} className="min-w-0">
            <dt className="text-ink-2 text-sm">{term}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
        <div className="min-w-0 sm:col-span-2">
          <dt className="text-ink-2 text-sm">Empreinte SHA-256 du fichier</dt>
          <dd className="num break-all text-sm">{one.sha256}</dd>
        </div>
      </dl>
      <p className="mt-3">
        {/* A file, not a page: the router must not fetch it. */}
        <a href={one.file} download className={buttonClass({ variant: "line" })}>
          <FileText className="ico" aria-hidden="true" />
          {`${fr.read} (PDF)`}
        </a>
      </p>
      {children}
    </Card>
  );
}

const signedText = (at: string | null) => (at === null ? "pas encore" : momentText(at));

/** What is no longer signed, folded. */
export function OlderVersions({
  versions,
  ...card
}: { versions: readonly ContractVersion[] } & Omit<VersionCardProps, "version" | "children">) {
  if (versions.length === 0) return null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{`${fr.older} (${versions.length})`}</summary>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
        {versions.map((version) => (
          <VersionCard key={version.version} version={version} {...card} />
        ))}
      </div>
    </details>
  );
}
