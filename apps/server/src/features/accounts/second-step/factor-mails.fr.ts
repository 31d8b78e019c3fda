import type { FactorChange } from "../../../jobs.ts";
import type { MailText } from "../../../platform/mail/mail-layout.ts";

type Write = (person: { firstName: string }, resetUrl: string, codesLeft: number) => MailText;

const RESET = "Réinitialiser mon mot de passe";
const NOT_YOU = "Si ce n’est pas vous, réinitialisez votre mot de passe tout de suite et écrivez-nous.";
const IF_YOU = "Si c’est bien vous, il n’y a rien à faire.";

function codesLeftText(left: number): string {
  if (left === 0) return "C’était le dernier\u00a0: créez-en de nouveaux dans les réglages de votre compte.";
  return left === 1
    ? "Il vous en reste un seul. Vous pouvez en créer de nouveaux dans les réglages de votre compte."
    : `Il vous en reste ${left}. Vous pouvez en créer de nouveaux dans les réglages de votre compte.`;
}

type Words = { subject: string; preheader: string; paragraphs: (codesLeft: number) => string[]; closing?: string };

/** Each ends with the way to take the account back. */
const write =
  ({ paragraphs, closing = IF_YOU, ...words }: Words): Write =>
  ({ firstName }, url, codesLeft) => ({
    ...words,
    greeting: `Bonjour ${firstName},`,
    paragraphs: paragraphs(codesLeft),
    action: { label: RESET, url },
    closing,
  });

export const factorMailFr: Record<FactorChange, Write> = {
  added: write({
    subject: "La validation en deux étapes est activée",
    preheader: "Un code vous sera demandé à chaque connexion.",
    paragraphs: () => [
      "La validation en deux étapes vient d’être activée sur votre compte. À chaque connexion, un code de votre application d’authentification vous sera demandé.",
      "Gardez vos codes de secours en lieu sûr\u00a0: ils ouvrent votre compte si vous perdez votre téléphone.",
      NOT_YOU,
    ],
  }),
  removed: write({
    subject: "La validation en deux étapes est désactivée",
    preheader: "Votre mot de passe suffit de nouveau pour vous connecter.",
    paragraphs: () => [
      "La validation en deux étapes vient d’être désactivée sur votre compte. Aucun code n’est plus demandé à la connexion.",
      NOT_YOU,
    ],
  }),
  reset: write({
    subject: "La validation en deux étapes a été retirée",
    preheader: "Notre équipe l’a retirée de votre compte, comme demandé.",
    paragraphs: () => [
      "Notre équipe a retiré la validation en deux étapes de votre compte. Toutes vos sessions sont fermées\u00a0: reconnectez-vous, puis activez-la de nouveau dans les réglages de votre compte.",
      "Si vous n’avez rien demandé, réinitialisez votre mot de passe tout de suite et écrivez-nous.",
    ],
    closing: "Si vous l’avez demandé, il n’y a rien d’autre à faire.",
  }),
  recovery_code_used: write({
    subject: "Un code de secours a servi à se connecter",
    preheader: "Ce code ne sert plus.",
    paragraphs: (codesLeft) => [
      `Un de vos codes de secours vient de servir à ouvrir votre compte. ${codesLeftText(codesLeft)}`,
      NOT_YOU,
    ],
  }),
  codes_replaced: write({
    subject: "Vos codes de secours ont été remplacés",
    preheader: "Les anciens ne servent plus.",
    paragraphs: () => [
      "De nouveaux codes de secours viennent d’être créés pour votre compte. Les anciens ne servent plus.",
      NOT_YOU,
    ],
  }),
  refused: write({
    subject: "Une connexion à votre compte a été refusée",
    preheader: "Le mot de passe était bon, pas les codes.",
    paragraphs: () => [
      "Quelqu’un a saisi votre mot de passe, puis plusieurs codes qui n’étaient pas les bons. La connexion a été refusée.",
      "Si ce n’est pas vous, changez de mot de passe tout de suite\u00a0: quelqu’un d’autre le connaît.",
    ],
    closing: "Si c’est bien vous, recommencez avec le code que votre application affiche.",
  }),
};
