import type { RiskRule } from "./rule.ts";

/** For the person who reviews a held mission. */
export const RISK_EXPLANATIONS: Readonly<Record<RiskRule, string>> = {
  new_company: "L’entreprise a créé son compte il y a moins de trente jours.",
  free_mail: "L’adresse e-mail du compte est une adresse gratuite, sans nom d’entreprise.",
  high_pay: "La rémunération dépasse nettement ce qui se pratique.",
  copied_text: "Le même texte a été publié par un autre compte.",
  warned_messages: "Plusieurs messages de l’entreprise demandent de l’argent, un code, des papiers ou un RIB.",
  doubtful_messages:
    "Plusieurs messages de l’entreprise ressemblent à une demande d’argent, de code, de papiers ou de RIB, sans certitude.",
  bank_details: "L’annonce demande un RIB, une carte ou un accès bancaire.",
  identity_papers: "L’annonce demande l’envoi de papiers d’identité ou d’un numéro de sécurité sociale.",
  codes: "L’annonce demande un code reçu par SMS ou un mot de passe.",
  candidate_pays: "L’annonce fait payer la personne\u00a0: frais, caution, tenue, formation ou logement.",
  cheque: "L’annonce fait encaisser un chèque, puis rendre ou dépenser une partie de la somme.",
  money_through_account: "L’annonce fait passer l’argent d’autrui par le compte de la personne.",
  parcels_at_home: "L’annonce fait recevoir et renvoyer des colis depuis le domicile.",
  gift_cards: "L’annonce fait acheter des cartes cadeaux, des coupons ou des recharges.",
  outside_contact: "L’annonce demande de répondre ailleurs que sur Renfort.",
  login_link: "L’annonce renvoie vers une page où se connecter, payer ou remplir ses données.",
  easy_money: "L’annonce promet des gains faciles, ou de l’argent pour recruter d’autres personnes.",
  bought_certificate: "L’annonce vend un diplôme, un permis ou une carte professionnelle.",
  lent_account: "L’annonce propose de travailler ou d’ouvrir un compte sous un autre nom que le sien.",
  deceived_people: "L’annonce fait tromper d’autres personnes.",
  secrecy: "L’annonce demande de se taire ou de ne pas poser de questions.",
};
