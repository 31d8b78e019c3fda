import { ownContractPath } from "../../../lib/candidate-paths.ts";
import { Card } from "../../../ui/card.tsx";
import { PapersLink } from "../own/papers-link.tsx";
import { contractFr as fr } from "./contract-text.fr.ts";
import type { OwnContract } from "./own-contract.server.ts";

/** On the page of a place that is taken, once there is a contract to read. */
export function OwnContractLink({ contract: { applicationId, state } }: { contract: OwnContract }) {
  return (
    <Card className="text-ink" aria-labelledby="contrat">
      <h2 id="contrat" className="text-lg">
        {fr.own}
      </h2>
      <p className="mt-1 text-ink-2">{TEXTS[state]}</p>
      <PapersLink
        to={ownContractPath(applicationId)}
        offline={fr.network}
        variant={state === "to_sign" ? "primary" : "line"}
        block
        className="mt-3"
      >
        {state === "to_sign" ? "Lire et signer" : fr.read}
      </PapersLink>
    </Card>
  );
}

const TEXTS: Record<OwnContract["state"], string> = {
  to_sign: "L’entreprise l’a préparé. Lisez-le, puis signez avec un code reçu par e-mail.",
  waiting: "Accepté par vous. Il manque l’accord de l’entreprise.",
  accepted: "Accepté par les deux. Votre exemplaire est ici.",
};
