import { nameForMail } from "@app/domain/accounts/person-name";
import type { MailText } from "../../platform/mail/mail-layout.ts";
import { addressMailFr, type Proof } from "./address/address-mails.fr.ts";

type Person = { firstName: string };
const hello = ({ firstName }: Person) => `${["Bonjour", nameForMail(firstName)].join(" ").trim()},`;

export const mailFr = {
  welcomeEmployer(person: Person, proof: Proof | null): MailText {
    const { paragraphs, ...words } = addressMailFr.welcome(person, proof);
    const opened = `Votre compte est ouvert. Un titre, un lieu, une date, une rémunération\u00a0: votre première mission peut partir dès ${proof ? "que votre adresse est confirmée" : "maintenant"}.`;
    return { ...words, paragraphs: [opened, ...paragraphs.slice(1)] };
  },
  inactive: (person: Person, url: string): MailText => ({
    subject: "Votre compte Renfort sera supprimé dans un mois",
    preheader: "Connectez-vous une fois pour le garder.",
    greeting: hello(person),
    paragraphs: [
      "Votre compte n’a pas servi depuis vingt-trois mois. Sans connexion de votre part dans le mois qui vient, nous le supprimerons\u00a0: votre profil, vos fichiers, vos messages et vos candidatures seront effacés.",
      "Pour le garder, il suffit de vous connecter une fois.",
    ],
    action: { label: "Me connecter", url },
    closing: "Si vous n’en avez plus besoin, vous n’avez rien à faire.",
  }),
  inactiveReminder: (person: Person, url: string): MailText => ({
    subject: "Votre compte Renfort sera supprimé dans deux semaines",
    preheader: "Connectez-vous une fois pour le garder.",
    greeting: hello(person),
    paragraphs: [
      "Nous vous avons écrit il y a deux semaines\u00a0: votre compte n’a pas servi depuis bientôt deux ans. Sans connexion de votre part dans les deux semaines qui viennent, nous le supprimerons\u00a0: votre profil, vos fichiers, vos messages et vos candidatures seront effacés.",
      "Pour le garder, il suffit de vous connecter une fois.",
    ],
    action: { label: "Me connecter", url },
    closing: "C’est notre dernier message à ce sujet avant la suppression.",
  }),
  passwordChanged: (person: Person, url: string): MailText => ({
    subject: "Votre mot de passe a changé",
    preheader: "Si ce n’est pas vous, réinitialisez-le tout de suite.",
    greeting: hello(person),
    paragraphs: [
      "Votre mot de passe vient d’être changé. Les autres sessions ouvertes sont fermées.",
      "Si ce n’est pas vous, réinitialisez-le tout de suite.",
    ],
    action: { label: "Réinitialiser mon mot de passe", url },
    closing: "Merci de votre vigilance.",
  }),
  identityLinked: (person: Person, provider: string, url: string): MailText => ({
    subject: `${provider} ouvre maintenant votre compte`,
    preheader: `Vous pouvez vous connecter avec ${provider}.`,
    greeting: hello(person),
    paragraphs: [
      `Vous venez de vous connecter avec ${provider}, dont l’adresse e-mail est celle de votre compte. Vous pourrez continuer ainsi.`,
      "Si ce n’est pas vous, réinitialisez votre mot de passe et écrivez-nous.",
    ],
    action: { label: "Réinitialiser mon mot de passe", url },
    closing: "Si c’est bien vous, il n’y a rien à faire.",
  }),
  sessionReused: (person: Person, url: string): MailText => ({
    subject: "Une session a été fermée par sécurité",
    preheader: "Une ancienne clé de connexion a été présentée.",
    greeting: hello(person),
    paragraphs: [
      "Une ancienne clé de connexion de votre compte a été présentée une seconde fois. Par prudence, la session concernée est fermée.",
      "Reconnectez-vous. Si vous avez un doute, changez de mot de passe.",
    ],
    action: { label: "Changer de mot de passe", url },
    closing: "Merci de votre vigilance.",
  }),
  confirmNewEmail: (person: Person, url: string): MailText => ({
    subject: "Confirmez votre nouvelle adresse e-mail",
    preheader: "Un lien à ouvrir, valable 24\u00a0heures.",
    greeting: hello(person),
    paragraphs: [
      "Vous avez demandé à utiliser cette adresse pour votre compte Renfort. Ouvrez le lien pour la confirmer\u00a0: il est valable 24\u00a0heures et ne sert qu’une fois.",
      "Tant que vous ne l’ouvrez pas, rien ne change.",
    ],
    action: { label: "Confirmer ma nouvelle adresse", url },
    closing: "Si vous n’avez rien demandé, ignorez ce message.",
  }),
  addressHasAccount: (person: Person, url: string): MailText => ({
    subject: "Vous avez déjà un compte Renfort",
    preheader: "Une autre demande vient d’être faite avec cette adresse.",
    greeting: hello(person),
    paragraphs: [
      "Quelqu’un vient de demander à utiliser cette adresse pour un autre compte Renfort. Elle est déjà celle du vôtre\u00a0: rien ne change, et cette personne n’en a rien su.",
      "Si c’était vous, connectez-vous avec cette adresse. Vous pouvez choisir un nouveau mot de passe si vous avez oublié le vôtre.",
    ],
    action: { label: "Choisir un nouveau mot de passe", url },
    closing: "Si ce n’était pas vous, ignorez ce message.",
  }),
  newEmailRequested: (person: Person, newEmail: string, url: string): MailText => ({
    subject: "Un changement d’adresse e-mail est demandé",
    preheader: `Nouvelle adresse\u00a0: ${newEmail}.`,
    greeting: hello(person),
    paragraphs: [
      `Quelqu’un qui connaît votre mot de passe demande à remplacer l’adresse de votre compte par ${newEmail}. Le changement attend la confirmation de cette adresse.`,
      "Si ce n’est pas vous, réinitialisez votre mot de passe tout de suite.",
    ],
    action: { label: "Réinitialiser mon mot de passe", url },
    closing: "Si c’est bien vous, il n’y a rien à faire ici.",
  }),
  emailChanged: (person: Person): MailText => ({
    subject: "Votre adresse e-mail a changé",
    preheader: "Vous vous connectez désormais avec cette adresse.",
    greeting: hello(person),
    paragraphs: [
      "Cette adresse est maintenant celle de votre compte. Servez-vous-en pour vous connecter.",
      "Les autres sessions ouvertes sont fermées.",
    ],
    closing: "À bientôt sur Renfort.",
  }),
  confirmDeletion: (person: Person, url: string): MailText => ({
    subject: "Confirmez la suppression de votre compte",
    preheader: "Le lien est valable 30\u00a0minutes. Si vous n’avez rien demandé, ignorez ce message.",
    greeting: hello(person),
    paragraphs: [
      "Vous avez demandé à supprimer votre compte. Le lien est valable 30\u00a0minutes et ne sert qu’une fois.",
      "La suppression est immédiate et définitive.",
    ],
    action: { label: "Supprimer mon compte", url },
    closing: "Si vous n’avez rien demandé, ignorez ce message\u00a0: votre compte reste ouvert.",
  }),
};
