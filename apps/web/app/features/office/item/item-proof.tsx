import type { OfficeItemView } from "@app/contract/office/office";
import { COMPANY_LEVEL_NAMES } from "@app/domain/companies/company-level-names.fr";
import { formatLongDay, formatMoment } from "@app/domain/time/format-time";
import type { ReactNode } from "react";
import { buttonClass } from "../../../ui/button-styles.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { proofDocumentPath, proofLetterPath } from "../queue/queue-paths.ts";
import { proofLines, proofTitle } from "./proof-lines.fr.ts";

/** The proof a company gives, and the other companies that gave the same SIRET. */
export function ItemProof({ item }: { item: OfficeItemView }) {
  const { proof, same_siret: others } = item;
  return (
    <>
      {proof !== null && (
        <Panel title={proofTitle(proof)}>
          <dl className="kv">
            <dt>Demandée</dt>
            <dd>{formatMoment(new Date(proof.asked_at))}</dd>
            {proof.target !== null && (
              <>
                <dt>{proof.method === "mail" ? "Boîte" : "Adresse du répertoire"}</dt>
                <dd className="break-words">{proof.target}</dd>
              </>
            )}
          </dl>
          {proofLines(proof).map((line) => (
            <p key={line} className="mt-2 text-sm">
              {line}
            </p>
          ))}
          {proof.method === "letter" && proof.state === "to_post" && (
            <p className="mt-3">
              <LinkButton to={proofLetterPath(proof.id, item.id)} variant="line">
                {proof.printed ? "Imprimer de nouveau" : "Imprimer le courrier"}
              </LinkButton>
            </p>
          )}
          {proof.document && (
            <p className="mt-3">
              {/* A file, not a page: the router must not fetch it. */}
              <a
                href={proofDocumentPath(proof.id)}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: "line" })}
              >
                Lire le document
              </a>
            </p>
          )}
        </Panel>
      )}
      {others.length > 0 && (
        <Panel title="Le même SIRET, donné par d’autres">
          <ul className="grid gap-2 text-sm">
            {others.map(({ id, name, level, since }) => (
              <li key={id}>
                <strong>{name}</strong>
                {` · entreprise n°\u00a0${id} · depuis le ${formatLongDay(new Date(since))} · ${COMPANY_LEVEL_NAMES[level]}`}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
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
