import type { SectorKey } from "@app/domain/catalogue/sectors";

export type Conditions = {
  equipment: readonly string[];
  requirements: readonly string[];
  perks: readonly string[];
};

export const CONDITIONS: Record<SectorKey, Conditions> = {
  restauration: {
    equipment: [
      "Chemise et pantalon noirs, tablier fourni",
      "Veste et chaussures antidérapantes prêtées",
      "Tenue sobre, chaussures fermées",
    ],
    requirements: [
      "Une première expérience en service ou en cuisine est appréciée.",
      "Débutants bienvenus\u00a0: l’équipe vous montre tout à l’arrivée.",
    ],
    perks: ["Repas du personnel, pourboires partagés.", "Taxi payé après minuit."],
  },
  commerce: {
    equipment: [
      "Tenue sombre et sobre, gilet fourni",
      "Chaussures de sécurité et gants fournis",
      "Tablier fourni, chaussures confortables",
    ],
    requirements: [
      "Sens de l’accueil et rigueur en caisse.",
      "Débutants bienvenus, une demi-heure d’accompagnement est prévue.",
    ],
    perks: ["Remise de 20\u00a0% le jour de la mission.", "Café et fruits en salle de pause."],
  },
  it: {
    equipment: [
      "Poste de travail et accès fournis",
      "Ordinateur personnel accepté, casque prêté",
      "Véhicule de service et outillage fournis",
    ],
    requirements: ["Deux réalisations comparables à présenter.", "Autonomie et compte rendu écrit en fin de journée."],
    perks: ["Télétravail possible une partie du temps.", "Titre-restaurant chaque jour."],
  },
  logistique: {
    equipment: [
      "Chaussures de sécurité et gilet fournis",
      "Gants, chaussures et polaire fournis",
      "Protections fournies, indiquez votre pointure",
    ],
    requirements: ["Port de charges jusqu’à 15\u00a0kg.", "CACES en cours de validité si le poste le demande."],
    perks: ["Navette depuis la gare, prime de panier.", "Majoration de nuit comprise."],
  },
  hotellerie: {
    equipment: [
      "Tunique et gants fournis",
      "Veste prêtée, haut clair et pantalon sombre",
      "Tenue complète fournie et entretenue",
    ],
    requirements: ["Discrétion et sens du détail.", "Anglais utile pour les échanges courants."],
    perks: ["Repas chaud, tenue entretenue.", "Petit-déjeuner pris sur place."],
  },
  transport: {
    equipment: [
      "Véhicule récent, téléphone et carte carburant fournis",
      "Gilet et gants fournis",
      "Tenue fournie, chaussures fermées",
    ],
    requirements: ["Permis et documents en cours de validité, vérifiés avant le départ.", "Ponctualité indispensable."],
    perks: ["Panier repas versé.", "Première tournée accompagnée."],
  },
  btp: {
    equipment: [
      "Casque, gants et chaussures fournis",
      "Outillage collectif et protections fournis",
      "Vêtements de pluie et protections sur place",
    ],
    requirements: ["Carte BTP et habilitations à jour.", "Respect strict des protections individuelles."],
    perks: ["Panier et trajets selon la convention.", "Base vie chauffée, parking gratuit."],
  },
  sante: {
    equipment: [
      "Tunique et gants fournis, vestiaire à code",
      "Tenue fournie et entretenue",
      "Blouse fournie, chaussures propres à prévoir",
    ],
    requirements: [
      "Diplôme demandé avant la première prise de poste.",
      "Respect des protocoles et de la confidentialité.",
    ],
    perks: ["Repas et parking sur place.", "Majorations de nuit et de dimanche."],
  },
  education: {
    equipment: ["Matériel d’atelier à disposition", "Blouse et chaussons fournis", "Tenue libre et confortable"],
    requirements: ["Attestation d’honorabilité et diplôme demandés.", "Une expérience auprès d’enfants est souhaitée."],
    perks: ["Repas avec les enfants.", "Temps de préparation payé."],
  },
  evenementiel: {
    equipment: [
      "Veste fournie, haut blanc et pantalon noir",
      "Casque, gants et chaussures fournis",
      "Tenue noire, chaussures plates bienvenues",
    ],
    requirements: ["Bonne présentation et station debout prolongée.", "Expérience de l’événementiel appréciée."],
    perks: ["Repas sur site.", "Retour organisé après 23\u00a0h."],
  },
  nettoyage: {
    equipment: [
      "Chariot, produits dosés et gants fournis",
      "Blouse, gants et chaussures fournis",
      "Matériel complet sur place",
    ],
    requirements: ["Autonomie et respect des consignes de sécurité.", "Débutants bienvenus, première heure en binôme."],
    perks: ["Transport remboursé.", "Prime de remplacement."],
  },
  livraison: {
    equipment: [
      "Véhicule, téléphone et diable fournis",
      "Vélo, casque et tenue de pluie fournis",
      "Gants et chaussures fournis",
    ],
    requirements: [
      "Permis en cours de validité si la tournée le demande.",
      "Bonne connaissance de la ville appréciée.",
    ],
    perks: ["Repas offert au retour.", "Véhicule fourni au dépôt."],
  },
  securite: {
    equipment: [
      "Veste fournie, chaussures noires",
      "Chasuble et radio fournies",
      "Tenue et badge remis à la prise de poste",
    ],
    requirements: ["Carte professionnelle à jour, numéro vérifié avant la prise de poste.", "SST apprécié."],
    perks: ["Majorations de nuit, panier versé.", "Tenue entretenue."],
  },
};
