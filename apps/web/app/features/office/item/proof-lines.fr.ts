import type { OfficeItemView } from "@app/contract/office/office";

type Proof = NonNullable<OfficeItemView["proof"]>;

const TITLES: Record<Proof["method"], string> = {
  mail: "La preuve par e-mail",
  letter: "La preuve par courrier",
  document: "La preuve par un document",
};

export const proofTitle = ({ method }: Proof): string => TITLES[method];

/** What happened, and what the office has to look at. */
export function proofLines({ method, state, printed, site_names_siren: names }: Proof): string[] {
  if (method === "document")
    return [
      "Lisez le document\u00a0: un courrier récent adressé à l’établissement, à l’adresse du répertoire Sirene. Il est effacé après la décision.",
    ];
  if (method === "letter") {
    if (state === "to_post")
      return [
        printed
          ? "Imprimé, pas encore posté. Imprimer de nouveau change le code."
          : "À imprimer et à poster. Le code n’est montré qu’à l’impression.",
      ];
    return [state === "code_sent" ? "Posté. Le code n’a pas encore été saisi." : "Le code du courrier a été saisi."];
  }
  const site =
    names === null
      ? "Le site n’a pas encore été lu."
      : names
        ? "Le site de l’entreprise nomme son SIREN."
        : "Le site de l’entreprise ne nomme pas son SIREN, ou n’a pas répondu\u00a0: ouvrez-le et comparez.";
  return [
    state === "accepted"
      ? "Le code a été saisi et l’adresse est prouvée\u00a0: à regarder après coup."
      : "Le code a été saisi.",
    site,
  ];
}
