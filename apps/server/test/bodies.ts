/** What the forms send, filled in. */
import { aPng } from "./hostile/images.ts";
import { aPdf } from "./hostile/pdf.ts";

export const SCORES = { technical: 5, communication: 5, experience: 5, cultural: 5, overall: 5, comment: "Très bien." };
export const FCM = { fcm_token: "f".repeat(70) };
export const SUBSCRIPTION = {
  endpoint: "https://fcm.googleapis.com/fcm/send/appareil-commun",
  keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) },
};
export const LETTER = { name: "Inès", email: "ines@exemple.fr", subject: "general", message: "Bonjour" };
export const ALERT = { email: "ines@exemple.fr", search: { query: "serveur", location: "Lyon" } };
export const NEW_PASSWORD = "une-autre-phrase-de-passe";

export const freshEmail = () => `nouvelle.${Math.random().toString(36).slice(2)}@exemple.fr`;

export const newcomer = () => ({
  role: "candidate",
  firstName: "Inès",
  lastName: "Moreau",
  email: freshEmail(),
  password: "une-phrase-de-passe",
  profession: "Serveuse",
  city: "Lyon",
  state: "Auvergne-Rhône-Alpes",
  country: "France",
  adult_confirmed: "on",
  terms_accepted: "on",
});

/** Whoever joins a company by an invitation. */
export const invited = () => ({
  firstName: "Awa",
  lastName: "Diallo",
  password: "une-phrase-de-passe",
  adult_confirmed: "on",
  terms_accepted: "on",
});

/** A lawful evening in Lyon; its shifts are given. */
export const evening = (changes: { shifts: readonly object[] }) => ({
  title: "Serveur en salle (H/F)",
  location: "Lyon (69)",
  commune_code: "69123",
  description: "Un service du soir.",
  sector: ["Restauration"],
  compensation: 14.5,
  compensationType: "hourly",
  skills: ["Service en salle"],
  contractKind: "extra",
  ...changes,
});

export const company = (id: number) => ({
  company_id: id,
  name: "Brasserie Vauquelle",
  siret_number: "73282932000074",
  industry: "Hospitality & Tourism",
  size: "11-50",
  email: "contact@exemple.fr",
  address: "1 rue de la République, 69001 Lyon",
  description: "Brasserie de quartier.",
});

export const logo = async () => ({ field: "logo", name: "logo.png", type: "image/png", bytes: await aPng() });

/** A letter of the Urssaf, as a company sends it to prove its address. */
export const paper = () => ({ field: "document", name: "urssaf.pdf", type: "application/pdf", bytes: aPdf() });
