import type { FactorChange } from "../../jobs.ts";
import type { MailText } from "../../platform/mail-layout.ts";

type Write = (person: { firstName: string }, resetUrl: string, codesLeft: number) => MailText;

const hello = ({ firstName }: { firstName: string }) => `Bonjour ${firstName},`;
const RESET = "Réinitialiser mon mot de passe";
const NOT_YOU = "Si ce n’est pas vous, réinitialisez votre mot de passe tout de suite et écrivez-nous.";
const IF_YOU = "Si c’est bien vous, il n’y a rien à faire.";

function codesLeftText(left: number): string {
  if (left === 0) return "C’était le dernier\u00a0: créez-en de nouveaux dans les réglages de votre compte.";
  return left === 1
    ? "Il vous en reste un seul. Vous pouvez en créer de nouveaux dans les réglages de votre compte."
    : `Il vous en reste ${left}. Vous pouvez en créer de nouveaux dans les réglages de votre compte.`;
}

export const factorMailFr: Record<FactorChange, Write> = {
  added: (person, url) => ({
    subject: "La validation en deux étapes est activée",
    preheader: "Un code vous sera demandé à chaque connexion.",
    greeting: hello(person),
    paragraphs: [
      "La validation en deux étapes vient d’être activée sur votre compte. À chaque connexion, un code de votre application d’authentification vous sera demandé.",
      "Gardez vos codes de secours en lieu sûr\u00a0: ils ouvrent votre compte si vous perdez votre téléphone.",
      NOT_YOU,
    ],
    action: { label: RESET, url },
    closing: IF_YOU,
  }),
  removed: (person, url) => ({
    subject: "La validation en deux étapes est désactivée",
    preheader: "Votre mot de passe suffit de nouveau pour vous connecter.",
    greeting: hello(person),
    paragraphs: [
      "La validation en deux étapes vient d’être désactivée sur votre compte. Aucun code n’est plus demandé à la connexion.",
      NOT_YOU,
    ],
    action: { label: RESET, url },
    closing: IF_YOU,
  }),
  reset: (person, url) => ({
    subject: "La validation en deux étapes a été retirée",
    preheader: "Notre équipe l’a retirée de votre compte, comme demandé.",
    greeting: hello(person),
    paragraphs: [
      "Notre équipe a retiré la validation en deux étapes de votre compte. Toutes vos sessions sont fermées\u00a0: reconnectez-vous, puis activez-la de nouveau dans les réglages de votre compte.",
      "Si vous n’avez rien demandé, réinitialisez votre mot de passe tout de suite et écrivez-nous.",
    ],
    action: { label: RESET, url },
    closing: "Si vous l’avez demandé, il n’y a rien d’autre à faire.",
  }),
  recovery_code_used: (person, url, codesLeft) => ({
    subject: "Un code de secours a servi à se connecter",
    preheader: "Ce code ne sert plus.",
    greeting: hello(person),
    paragraphs: [
      `Un de vos codes de secours vient de servir à ouvrir votre compte. ${codesLeftText(codesLeft)}`,
      NOT_YOU,
    ],
    action: { label: RESET, url },
    closing: IF_YOU,
  }),
  codes_replaced: (person, url) => ({
    subject: "Vos codes de secours ont été remplacés",
    preheader: "Les anciens ne servent plus.",
    greeting: hello(person),
    paragraphs: [
      "De nouveaux codes de secours viennent d’être créés pour votre compte. Les anciens ne servent plus.",
      NOT_YOU,
    ],
    action: { label: RESET, url },
    closing: IF_YOU,
  }),
  refused: (person, url) => ({
    subject: "Une connexion à votre compte a été refusée",
    preheader: "Le mot de passe était bon, pas les codes.",
    greeting: hello(person),
    paragraphs: [
      "Quelqu’un a saisi votre mot de passe, puis plusieurs codes qui n’étaient pas les bons. La connexion a été refusée.",
      "Si ce n’est pas vous, changez de mot de passe tout de suite\u00a0: quelqu’un d’autre le connaît.",
    ],
    action: { label: RESET, url },
    closing: "Si c’est bien vous, recommencez avec le code que votre application affiche.",
  }),
};
