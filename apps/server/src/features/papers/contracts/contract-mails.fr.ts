import { nameForMail } from "@app/domain/accounts/person-name";
import { formatLongDay, formatTime } from "@app/domain/time/format-time";
import type { MailText } from "../../../platform/mail/mail-layout.ts";

type Contract = { job: string; company: string; version: number; url: string };
type Person = { firstName: string };

const hello = ({ firstName }: Person) => `${["Bonjour", nameForMail(firstName)].join(" ").trim()},`;
const inTwo = (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;
const momentText = (at: Date) => `le ${formatLongDay(at)} à ${formatTime(at)}`;
const subjectOf = ({ job, company }: Contract) => `«\u00a0${job}\u00a0», ${company}`;

export const contractMailFr = {
  ready: (person: Person, contract: Contract): MailText => ({
    subject: `Votre contrat à lire et à signer\u00a0: ${contract.job}`,
    preheader: `${contract.company} a établi votre contrat.`,
    greeting: hello(person),
    paragraphs: [
      `Votre contrat pour ${subjectOf(contract)} est prêt. Lisez-le en entier avant de le signer.`,
      "Vous pouvez demander une traduction à l’employeur depuis la même page.",
    ],
    action: { label: "Lire mon contrat", url: contract.url },
    closing: "Votre signature demande un code, envoyé à cette adresse.",
  }),
  code: (person: Person, contract: Contract, code: string): MailText => ({
    subject: "Votre code pour signer le contrat",
    preheader: `Votre code\u00a0: ${inTwo(code)}, pour ${contract.job}.`,
    greeting: hello(person),
    paragraphs: [
      `Votre code\u00a0: ${inTwo(code)}. Recopiez-le dans la page du contrat ${subjectOf(contract)}, version ${contract.version}. Il est valable 15\u00a0minutes.`,
    ],
    closing: "Si vous n’avez pas demandé à signer, ne donnez ce code à personne.",
  }),
  /** The file comes with it: each party keeps a copy that does not depend on us. */
  signed: (
    person: Person,
    contract: Contract,
    proof: { employerAt: Date; candidateAt: Date; sha256: string },
  ): MailText => ({
    subject: `Contrat accepté par les deux\u00a0: ${contract.job}`,
    preheader: `Votre exemplaire, ${contract.company}.`,
    greeting: hello(person),
    paragraphs: [
      `Le contrat pour ${subjectOf(contract)}, version ${contract.version}, est accepté par les deux parties. Votre exemplaire est joint à ce message, et reste à votre disposition cinq ans.`,
      `Signé pour l’entreprise ${momentText(proof.employerAt)}, par la personne salariée ${momentText(proof.candidateAt)}, chacune avec un code à usage unique.`,
      `Empreinte SHA-256 du fichier\u00a0: ${proof.sha256}`,
    ],
    action: { label: "Ouvrir mon exemplaire", url: contract.url },
    closing: "Gardez ce message\u00a0: le contrat contient l’état civil de la personne salariée, ne le transférez pas.",
  }),
};
