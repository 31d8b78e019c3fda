import { formatLongDay } from "@app/domain/time/format-time";

export const ownCertificatesFr = {
  title: "Mes certificats",
  what: "Pour les missions qui en demandent. Vous les déclarez\u00a0: ni document ni numéro ici.",
  readers:
    "L’employeur d’une mission lit ceux qu’elle demande quand vous y postulez, et peut filtrer ses candidatures par certificat.",
  read: "Ce que lisent les employeurs",
  form: "Ceux que j’ai",
  until: "Date de fin",
  noEnd: "Vide\u00a0: sans date de fin.",
  shared: "Les autres entreprises lisent qui l’a vu",
  sharedNote: "Sinon, elles lisent «\u00a0déclaré\u00a0».",
  unseen: "Aucune entreprise ne l’a vu.",
  newDate: "Une autre date de fin efface qui l’a vu.",
  save: "Enregistrer mes certificats",
  saved: "Vos certificats sont enregistrés.",
  failed: "Rien n’a changé. Réessayez.",
  declare: "Déclarer un certificat",
} as const;

/** « Vu par Brasserie des Terreaux le 4 juillet 2026 » */
export const sightingText = ({ company, seenAt }: { company: string; seenAt: string }): string =>
  `Vu par ${company} le ${formatLongDay(new Date(seenAt))}`;
