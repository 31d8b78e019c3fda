import type { RiskKind } from "./reason-kind.ts";

/** What makes a mission doubtful; each is explained in `explanations.fr.ts`. */
export const RISK_RULES = [
  "new_company",
  "free_mail",
  "high_pay",
  "copied_text",
  "warned_messages",
  "doubtful_messages",
  "bank_details",
  "identity_papers",
  "codes",
  "candidate_pays",
  "cheque",
  "money_through_account",
  "parcels_at_home",
  "gift_cards",
  "outside_contact",
  "login_link",
  "easy_money",
  "bought_certificate",
  "lent_account",
  "deceived_people",
  "secrecy",
] as const;
export type RiskRule = (typeof RISK_RULES)[number];

export const RISK_KIND_OF: Readonly<Record<RiskRule, RiskKind>> = {
  new_company: "account",
  free_mail: "mail",
  high_pay: "pay",
  copied_text: "copy",
  warned_messages: "messages",
  doubtful_messages: "messages",
  bank_details: "data",
  identity_papers: "data",
  codes: "data",
  login_link: "data",
  candidate_pays: "money",
  cheque: "money",
  money_through_account: "money",
  gift_cards: "money",
  easy_money: "money",
  outside_contact: "contact",
  parcels_at_home: "work",
  bought_certificate: "work",
  lent_account: "work",
  deceived_people: "work",
  secrecy: "work",
};

/** `version` is stored with each check and says which weights decided: 1 for these, else the office's. */
export type RiskSettings = { version: number; weights: Readonly<Record<RiskRule, number>>; threshold: number };

/** A new account with a free mailbox and a good wage is not held: one doubtful request is needed. */
export const DEFAULT_RISK_SETTINGS: RiskSettings = {
  version: 1,
  threshold: 50,
  weights: {
    new_company: 10,
    free_mail: 10,
    high_pay: 15,
    copied_text: 30,
    warned_messages: 30,
    // Ordinary messages are doubted too: alone it never holds a mission.
    doubtful_messages: 10,
    bank_details: 60,
    identity_papers: 60,
    codes: 60,
    candidate_pays: 60,
    cheque: 60,
    money_through_account: 60,
    parcels_at_home: 60,
    gift_cards: 60,
    outside_contact: 40,
    login_link: 60,
    easy_money: 50,
    bought_certificate: 60,
    lent_account: 60,
    deceived_people: 60,
    secrecy: 40,
  },
};
