import type { proofLetterRoute } from "@app/contract/companies/company-proofs";
import type * as z from "zod";

interface ProofLetterProps {
  letter: z.output<(typeof proofLetterRoute)["response"]>;
  /** The address of the site. */
  site: string;
}

/** One A4 page, folded for a window envelope. */
export function ProofLetter({ letter: { name, address, code }, site }: ProofLetterProps) {
  return (
    <article className="proof-letter" aria-label="Le courrier">
      <p className="proof-letter-to">
        {name}
        <br />
        {address}
      </p>
      <p>Bonjour,</p>
      <p>
        {`Un compte de ${new URL(site).host} a demandé à prouver l’adresse de votre entreprise. Si ce compte est le vôtre, connectez-vous, ouvrez Profil puis Vérification, et saisissez ce code\u00a0:`}
      </p>
      <p className="proof-letter-code num">{`${code.slice(0, 3)}\u00a0${code.slice(3)}`}</p>
      <p>
        {
          "Si vous n’avez rien demandé, ne communiquez ce code à personne\u00a0: sans lui, ce compte ne peut rien prouver. Vous pouvez nous le dire à l’adresse "
        }
        <strong>{`${site}/contact`}</strong>.
      </p>
      <p>L’équipe Renfort</p>
    </article>
  );
}
