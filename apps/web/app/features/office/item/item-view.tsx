import type { OfficeItemView } from "@app/contract/office/office";
import { trustFr } from "@app/contract/office/reports.fr";
import { COMPANY_LEVEL_NAMES } from "@app/domain/companies/company-level-names.fr";
import { ruleName } from "@app/domain/office/office.fr";
import { formatLongDay, formatMoment } from "@app/domain/time/format-time";
import { Fragment, type ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { KIND_ICONS } from "../queue/office-icons.ts";
import {
  accountText,
  decidedText,
  itemSubject,
  itemTitle,
  KIND_NAMES,
  reportsText,
  roleText,
  subjectName,
} from "../queue/office-labels.fr.ts";
import { type ContentLine, changedLines, contentLines } from "./content-lines.fr.ts";
import { ItemProof } from "./item-proof.tsx";
import { ItemRisk } from "./item-risk.tsx";
import { splitMarked } from "./split-marked.ts";

/** Everything needed to decide: never who reported, nor a name of someone who applied. */
export function ItemView({ item }: { item: OfficeItemView }) {
  return (
    <>
      <ItemHeading item={item} />
      <div className="d-grid">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <Content item={item} />
          <ItemProof item={item} />
          {item.risk && <ItemRisk risk={item.risk} />}
          <Reports item={item} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <Author item={item} />
          <Applicants item={item} />
          <Decisions item={item} />
        </div>
      </div>
    </>
  );
}

function ItemHeading({ item }: { item: OfficeItemView }) {
  const { taken } = item;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={item.kind === "report" ? "red" : "grey"} icon={KIND_ICONS[item.kind]}>
          {itemTitle(item)}
        </Badge>
        {taken && (
          <Badge tone={taken.mine ? "blue" : "warn"}>
            {`Pris par ${taken.mine ? "vous" : taken.by} jusqu’à ${formatMoment(new Date(taken.until))}`}
          </Badge>
        )}
        {item.closed_at !== null && <Badge tone="ok">{`Clos ${formatMoment(new Date(item.closed_at))}`}</Badge>}
        <span className="ms-auto text-ink-3 text-sm">{`Dossier n°\u00a0${item.id}`}</span>
      </p>
      <h1 className="mt-2 break-words text-2xl">{itemSubject(item)}</h1>
      <p className="text-ink-2 text-sm">
        {`${[...new Set([KIND_NAMES[item.kind], subjectName(item.subject_type)])].join(" · ")} · reçu `}
        <time dateTime={item.opened_at}>{formatMoment(new Date(item.opened_at))}</time>
      </p>
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="fiche">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const TITLES: Partial<Record<OfficeItemView["subject_type"], string>> = {
  mission: "Ce que l’annonce dit",
  message: "Le message, copié à l’arrivée du signalement",
  rating: "L’avis",
  company: "L’entreprise",
  user: "Le profil",
  application: "L’absence contestée",
  appeal: "Le recours et la première décision",
  contact: "Le message",
};

function Content({ item }: { item: OfficeItemView }) {
  const { content, overruled, reported } = item;
  // A message is read in its copy only.
  const shown = content.length > 0 ? content : (reported[0]?.evidence ?? []);
  const marked = overruled.map(({ excerpt }) => excerpt);
  return (
    <Panel title={TITLES[item.subject_type] ?? subjectName(item.subject_type)}>
      {shown.length === 0 ? (
        <p className="text-ink-2">Le contenu n’existe plus, et aucune copie n’en a été faite.</p>
      ) : (
        <Lines lines={contentLines(shown)} marked={marked} />
      )}
      {overruled.map(({ excerpt, field, shown: wasShown, at }) => (
        <p key={`${field}-${excerpt}`} className="mt-3 text-ink-2 text-sm">
          {wasShown ? "Le contrôle avait relevé " : "À lire\u00a0: "}
          <strong className="text-ink">{`«\u00a0${excerpt}\u00a0»`}</strong>
          {wasShown
            ? `, et l’employeur a publié quand même (${formatMoment(new Date(at))}).`
            : ` a paru douteux au contrôle, qui n’en a rien dit à l’employeur (${formatMoment(new Date(at))}).`}
        </p>
      ))}
    </Panel>
  );
}

const NONE: readonly string[] = [];

function Lines({ lines, marked = NONE }: { lines: readonly ContentLine[]; marked?: readonly string[] }) {
  return (
    <dl className="quote grid gap-2">
      {lines.map(({ field, label, text }) => (
        <div key={field}>
          <dt className="text-ink-3 text-xs">{label}</dt>
          <dd className="whitespace-pre-line break-words">
            {splitMarked(text, marked).map((part) =>
              part.isMarked ? <mark key={part.at}>{part.text}</mark> : <Fragment key={part.at}>{part.text}</Fragment>,
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Reports({ item: { reported, content } }: { item: OfficeItemView }) {
  if (reported.length === 0) return null;
  return (
    <Panel title={reportsText(reported.length)}>
      <ul className="grid gap-4">
        {reported.map((report) => {
          const changed = content.length === 0 ? [] : changedLines(report.evidence, content);
          return (
            <li key={report.id} className="quote">
              <p className="whitespace-pre-line break-words">{report.details}</p>
              <p className="text-ink-2 text-sm">
                {`${trustFr.reasons[report.reason]} · n°\u00a0${report.id} · `}
                <time dateTime={report.created_at}>{formatMoment(new Date(report.created_at))}</time>
              </p>
              {changed.length > 0 && (
                <details className="mt-2 text-sm">
                  <summary className="cursor-pointer font-semibold">
                    Modifié depuis ce signalement : voir la copie
                  </summary>
                  <div className="mt-2">
                    <Lines lines={changed} />
                  </div>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Author({ item: { author } }: { item: OfficeItemView }) {
  if (author === null) return null;
  const { company } = author;
  return (
    <Panel title="L’auteur">
      <p className="font-semibold">{company?.name ?? `Compte n°\u00a0${author.id}`}</p>
      <dl className="kv mt-2">
        <dt>Compte</dt>
        <dd>{`${roleText(author.role)}, ${accountText(author.status).toLocaleLowerCase("fr")}`}</dd>
        <dt>Inscription</dt>
        <dd>{formatLongDay(new Date(author.since))}</dd>
        {company && (
          <>
            <dt>SIRET</dt>
            <dd className="num">{company.siret}</dd>
            <dt>Vérification</dt>
            <dd>{COMPANY_LEVEL_NAMES[company.level]}</dd>
          </>
        )}
        {author.role === "employer" && (
          <>
            <dt>Missions publiées</dt>
            <dd className="num">{author.missions}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}

function Applicants({ item: { applicants } }: { item: OfficeItemView }) {
  if (applicants === null) return null;
  const { accepted, waiting } = applicants;
  return (
    <Panel title="Si la mission est retirée">
      <ul className="grid gap-2 text-sm">
        <li>
          {accepted === 0
            ? "Personne n’est encore accepté."
            : accepted === 1
              ? "1\u00a0personne acceptée garde sa place et reçoit un message."
              : `${accepted}\u00a0personnes acceptées gardent leur place et reçoivent un message.`}
        </li>
        <li>
          {waiting === 0
            ? "Aucune candidature n’attend."
            : waiting === 1
              ? "1\u00a0candidature attend\u00a0: la personne est prévenue."
              : `${waiting}\u00a0candidatures attendent\u00a0: les personnes sont prévenues.`}
        </li>
      </ul>
    </Panel>
  );
}

function Decisions({ item: { decisions } }: { item: OfficeItemView }) {
  if (decisions.length === 0) return null;
  return (
    <Panel title="Décisions précédentes">
      <ul className="grid gap-3 text-sm">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <p>
              <strong>{decidedText(decision.action)}</strong>
              {` · n°\u00a0${decision.id} · `}
              <time dateTime={decision.decided_at}>{formatMoment(new Date(decision.decided_at))}</time>
              {` · ${decision.decided_by}`}
            </p>
            {decision.rule !== null && <p className="text-ink-2">{ruleName(decision.rule)}</p>}
            <p className="break-words text-ink-2">{decision.reason}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
