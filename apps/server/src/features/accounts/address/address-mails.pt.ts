import { nameForMail } from "@app/domain/accounts/person-name";
import type { AddressMailWords, Person } from "./address-mails.fr.ts";

const codeLine = (code: string) =>
  `O seu código: ${code}. Copie-o para a página aberta na Renfort. É válido durante 30\u00a0minutos.`;
const hello = ({ firstName }: Person) => `${["Olá", nameForMail(firstName)].join(" ").trim()},`;

export const addressMailPt: AddressMailWords = {
  welcome: (person, proof) => ({
    subject: proof ? "O seu código para confirmar o endereço de e-mail" : "Damos-lhe as boas-vindas à Renfort",
    preheader: proof
      ? `O seu código: ${proof.code}, para confirmar o endereço de e-mail.`
      : "A sua conta está aberta, e o seu endereço de e-mail confirmado.",
    greeting: hello(person),
    paragraphs: [
      proof
        ? "A sua conta está aberta. A sua primeira candidatura pode seguir assim que o endereço estiver confirmado e o perfil completo."
        : "A sua conta está aberta. A sua primeira candidatura pode seguir assim que o perfil estiver completo.",
      ...(proof
        ? [codeLine(proof.code), "Também pode confirmar o endereço com o link, válido durante três dias."]
        : []),
    ],
    ...(proof && { action: { label: "Confirmar o meu endereço", url: proof.url } }),
    closing: proof ? "Se não criou uma conta, ignore esta mensagem." : "Até breve na Renfort.",
  }),
  verify: (person, { url, code }) => ({
    subject: "Confirme o seu endereço de e-mail",
    preheader: `O seu código: ${code}.`,
    greeting: hello(person),
    paragraphs: [
      codeLine(code),
      "Também pode confirmar o endereço com este link. É válido durante três dias e só serve uma vez.",
    ],
    action: { label: "Confirmar o meu endereço", url },
    closing: "Se não pediu nada, ignore esta mensagem.",
  }),
  reset: (person, url) => ({
    subject: "Defina uma nova palavra-passe",
    preheader: "O link é válido durante 30\u00a0minutos. Se não pediu nada, ignore esta mensagem.",
    greeting: hello(person),
    paragraphs: ["Pediu para mudar de palavra-passe. O link é válido durante 30\u00a0minutos e só serve uma vez."],
    action: { label: "Escolher uma nova palavra-passe", url },
    closing: "Se não pediu nada, ignore esta mensagem: a sua palavra-passe continua a ser a mesma.",
  }),
};
