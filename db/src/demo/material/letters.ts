import type { Insertable } from "kysely";
import type { ContactMessages, Reports } from "../../schema.ts";

export type ReportMaterial = {
  reason: Insertable<Reports>["reason"];
  details: string;
  decision: { upheld: boolean; text: string } | null;
};
export type Letter = { name: string; subject: Insertable<ContactMessages>["subject"]; message: string };

export const REPORT_REASONS: readonly ReportMaterial[] = [
  {
    reason: "fraud",
    details: "Au téléphone, la rémunération annoncée n’est plus celle de l’annonce.",
    decision: null,
  },
  { reason: "discrimination", details: "L’annonce demande un âge précis sans raison.", decision: null },
  { reason: "fraud", details: "On m’a demandé de payer la tenue d’avance.", decision: null },
  {
    reason: "fraud",
    details: "Les horaires réels dépassent de deux heures ceux de l’annonce.",
    decision: { upheld: true, text: "Annonce corrigée par l’employeur après notre message." },
  },
  {
    reason: "spam",
    details: "La même mission est publiée deux fois.",
    decision: { upheld: false, text: "Deux missions distinctes, à des dates différentes." },
  },
];

export const CONTACT_LETTERS: readonly Letter[] = [
  {
    name: "Aline Garnier",
    subject: "support",
    message: "Bonjour, je ne retrouve pas l’e-mail de confirmation de mon compte. Pouvez-vous me le renvoyer\u202f?",
  },
  {
    name: "Marc Delorme",
    subject: "general",
    message: "Bonjour, peut-on publier une mission pour une association sans salarié\u202f? Merci d’avance.",
  },
  {
    name: "Hawa Sidibé",
    subject: "feedback",
    message: "Bonjour, j’ai trouvé trois extras en une semaine. Merci, et bravo pour les réponses rapides.",
  },
  {
    name: "Yann Kervella",
    subject: "support",
    message: "Bonjour, comment changer l’adresse e-mail de mon compte employeur\u202f?",
  },
  {
    name: "Joana Ferreira",
    subject: "other",
    message: "Bonjour, je prépare un article sur le travail de courte durée et j’aimerais échanger avec votre équipe.",
  },
];
