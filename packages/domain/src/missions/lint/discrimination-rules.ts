import { ADDRESS, FAMILY, OPINION, ORIENTATION, RELIGION, STATUS, UNION } from "./discrimination-life.ts";
import { AGE, APPEARANCE, HEALTH, ORIGIN, SEX } from "./discrimination-person.ts";
import type { DiscriminationRule } from "./rule.ts";

/** Whoever is served, an animal, a tool or a language is not the person sought. */
export const PEOPLE_SERVED =
  /(?<![a-z])(?:pour|aupres|chez|parmi|accompagn\w*|aide[rz]? (?:a|aux)|gard(?:e|er|ez|iez)|accueil\w*|recevez|recoit|encadr\w*|anim\w*|surveill\w*|transport\w*|distribu\w*|soins?|patient(?:e?s|es?)|residents?|residences?|clients?|clientes?|clientele|public|enfants?|eleves?|beneficiaires?|usagers?|visiteurs?|spectateurs?|voyageurs?|joueurs?|equipes? d|foyer|ehpad|clubs?|centres?|hammam|espaces?|hebergement|sejours?|stages?|soirees?|concerts?|logements?|association|ateliers?|cours|rayon|mode|coupes?|coiffure|textile|vetements?|chaussures?|lingerie|parfums?|vente|vendez|boutique|salon|livraison|nettoyage|menage|vestiaires?|cuisine|restaurant|chiens?|chats?|chevaux|animaux|mineurs?|billets?|tarifs?|entree|acces|football|rugby|basket|handball)(?![a-z])/;

/** Nobody is left out. */
export const OPEN_TO_ALL =
  /\btous (?:les )?(?:ages|genres|profils|horizons)|\btoutes et (?:a )?tous|\btous et toutes|\btout le monde|\b(?:sans|aucune|pas de) (?:distinction|discrimination|condition d'age|limite d'age)|\btoutes? (?:les )?candidatures? (?:sont )?(?:etudiees|bienvenues)|\bpeu importe|\bc'est pareil|\bne ten(?:ons|ant) compte ni|\bautant d[e']|\bcomme (?:toute personne|toutes les autres)/;

/** The law allows it: the stage, intimacy, help towards work, worship, an age set by a text. */
export const LEGAL_EXCEPTION =
  /\b(?:tournage|figura\w+|comedien\w*|act(?:eur|rice)s?|role|casting|mannequins? (?:homme|femme|taille)|modele photo|defile|shooting|palpations?|toilette|intim\w+|insertion|qpv|quartier prioritaire|apprenti\w*|alternance|service civique|contrat de professionnalisation|conformement|par la loi|selon la loi|reglement interieur|projet educatif|rituel\w*|aumonerie|boeth|entreprise adaptee|mesures? en faveur|cnaps|habilitation|assureur|assurance|permis [cd]|poids lourd)\b/;

/** One entry per ground of articles L1132-1 and L1142-1 of the Code du travail. */
export const DISCRIMINATION_RULES: readonly DiscriminationRule[] = [
  AGE,
  SEX,
  ORIGIN,
  RELIGION,
  HEALTH,
  FAMILY,
  APPEARANCE,
  ADDRESS,
  ORIENTATION,
  OPINION,
  UNION,
  STATUS,
];
