type Words = { title: string; message: string };
type Work = { company: string; candidate: string; job: string; when: string };

const ofCompany = ({ company, job, when }: Work) => `«\u00a0${job}\u00a0» chez ${company}, ${when}.`;
const ofPerson = ({ job, when }: Work) => `«\u00a0${job}\u00a0», ${when}.`;

export const contractNotificationFr = {
  toSign: (v: Work): Words => ({
    title: "Votre contrat est à signer",
    message: `${ofCompany(v)} Lisez-le en entier, puis signez avec un code.`,
  }),
  replaced: (v: Work): Words => ({
    title: "Votre contrat a changé",
    message: `${ofCompany(v)} Une nouvelle version remplace la précédente\u00a0: ce qui en avait été signé ne compte plus.`,
  }),
  /** To whom the text names, when a colleague made it. */
  toSignForCompany: (v: Work): Words => ({
    title: `Un contrat est à signer\u00a0: ${v.candidate}`,
    message: `${ofPerson(v)} Le texte vous nomme pour l’entreprise.`,
  }),
  signedByPerson: (v: Work): Words => ({
    title: `${v.candidate} a signé son contrat`,
    message: `${ofPerson(v)} Votre signature est attendue.`,
  }),
  signed: (v: Work): Words => ({
    title: "Contrat accepté par les deux",
    message: `${ofCompany(v)} Votre exemplaire vous est envoyé par e-mail, et reste lisible ici cinq ans.`,
  }),
  signedForCompany: (v: Work): Words => ({
    title: `Contrat accepté par les deux, avec ${v.candidate}`,
    message: `${ofPerson(v)} Votre exemplaire vous est envoyé par e-mail, et reste lisible ici cinq ans.`,
  }),
};
