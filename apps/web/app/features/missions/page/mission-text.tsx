import type { MissionView } from "@app/contract/missions/missions";
import type { CertificateKind } from "@app/domain/papers/certificates";
import { CERTIFICATE_LABELS } from "@app/domain/papers/certificates.fr";
import { Check, IdCard } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";
import { splitText } from "../../../ui/split-text.ts";
import type { MissionPart } from "./mission-texts.ts";

export function MissionText({ mission, texts }: { mission: MissionView; texts: readonly MissionPart[] }) {
  const perks = linesOf(mission.benifits_perks);
  const tags = mission.tags.filter((tag) => !mission.licenseRequired || tag !== LICENCE);
  const hasNotes = tags.length > 0 || mission.additionalInfo !== "";
  return (
    <Card padding="form" className="grid gap-8">
      {texts.map(({ title, text }) => (
        <Part key={title} title={title}>
          <TextBlocks text={text} className="max-w-[68ch] text-ink-2" />
        </Part>
      ))}
      {perks.length > 0 && (
        <Part title="Les plus">
          <ul className="mt-3 grid gap-3">
            {perks.map((perk) => (
              <li key={perk} className="flex items-start gap-3">
                <Check className="ico mt-0.5 text-ok" aria-hidden="true" />
                <span className="min-w-0">{perk}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {mission.skills.length > 0 && (
        <Part title="Compétences">
          <Tags names={mission.skills} />
        </Part>
      )}
      {mission.certificates.length > 0 && (
        <Part title="Certificats demandés">
          <Certificates kinds={mission.certificates} />
        </Part>
      )}
      {hasNotes && (
        <Part title="À savoir">
          {mission.additionalInfo !== "" && (
            <TextBlocks text={mission.additionalInfo} className="max-w-[68ch] text-ink-2" />
          )}
          <Tags names={tags} />
        </Part>
      )}
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

const LICENCE = "Permis requis";

function Certificates({ kinds }: { kinds: readonly CertificateKind[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <li key={kind} className="tag">
          <IdCard className="ico" aria-hidden="true" />
          {kind === "permis_b" ? LICENCE : CERTIFICATE_LABELS[kind]}
        </li>
      ))}
    </ul>
  );
}

function Tags({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name} className="tag">
          {name}
        </li>
      ))}
    </ul>
  );
}

function linesOf(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.replace(/^\s*[•*–-]\s+/, "").trim()))].filter(
    (line) => line !== "",
  );
}

// oxlint-disable react/no-array-index-key -- the text is split anew each time: its parts have no identity but their place

/** Paragraphs, line breaks and bullet lists of a plain text. */
function TextBlocks({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className}>
      {splitText(text).map((block, index) =>
        typeof block === "string" ? (
          <p key={index} className="mt-3 whitespace-pre-line first:mt-2">
            {block}
          </p>
        ) : (
          <ul key={index} className="mt-3 grid gap-2">
            {block.map((item, place) => (
              <li key={place} className="flex gap-2.5">
                <span className="mt-2.5 size-1.5 shrink-0 rounded-full bg-brand" aria-hidden="true" />
                <span className="min-w-0">{item}</span>
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
