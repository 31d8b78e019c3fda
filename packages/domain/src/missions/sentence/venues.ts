/** Kinds of place where people work, without accents or capitals; the longest are tried first. */
export const VENUES: readonly string[] = `
restaurant|resto|restau|hotel|auberge|bar|bar tabac|bar a vin|cafe|coffee shop|brasserie|bistrot|bistro|pizzeria|creperie|cantine|guinguette|cave|salon de the
fournil|boulangerie|patisserie|boucherie|fromagerie|primeur|pharmacie|phie|supermarche|supermarket|hypermarche|superette|magasin|boutique|drive|centre co
centre commercial|marche|halle|halles|grand parc|ehpad|clinique|hopital|maternite|chu|chru|foyer|mecs|ime|esat|ssr|residence|maison de retraite|cabinet|cabinet medical
cabinet dentaire|bloc operatoire|centre d imagerie|ecole|ecole maternelle|ecole primaire|maternelle|college|lycee|internat|universite|fac|creche|micro creche
centre aere|centre de loisirs|colonie|entrepot|usine|plateforme|plate forme|agence|depot|quai|garage|station|station service|concession|chantier|atelier|bureau
appartement|maison|villa|salle|salle des fetes|chateau|domaine|abbaye|mas|ferme|camping|club|discotheque|boite de nuit|peniche|palais|stade|zenith|arena|gymnase
piscine|golf|casino|cinema|theatre|opera|musee|mediatheque|bibliotheque|mairie|prefecture|gare|aeroport|port|parc|plage|tour|metro|centre|blanchisserie|hall|secteur`
  .split(/[|\n]/)
  .filter((name) => name !== "");

/** Names that are a place by themselves. */
export const BRANDS: readonly string[] = `
carrefour|carrefour city|carrefour market|leclerc|auchan|intermarche|monoprix|franprix|lidl|aldi|super u|hyper u|decathlon|fnac|darty|ikea|sephora|leroy merlin
castorama|conforama|primark|amazon|chronopost|ibis|mercure|novotel|campanile|kyriad|sofitel|eurexpo|paris expo|porte de versailles|parc des expositions|disneyland`
  .split(/[|\n]/)
  .filter((name) => name !== "");

/** What no name of a place goes on with. */
export const AFTER_PLACE: ReadonlySet<string> = new Set(
  `pour pr avec sans svp stp merci mp si dispo disponible urgent urgente urgence je on il elle nous vous tu ils j jai ca c cest est sont a ete faut
   cherche besoin faudrait faudra voudrais voudrait recherche recherchons cherchons veut veux peut peux serait aurait aurais besoin complet complete ferme ouvert ouverte ouverture fermeture tenue noire noir blanche blanc exigee permis voiture velo possible propre serieux serieuse motive
   motivee experience exp debutant accepte acceptee paye payee brut net euros heure heures repas fourni fournie fournis panier parking accessible
   transport toute tout tous meme comme depuis jusqu entre vers dont chaque semaine mois jour jours matin midi aprem soir soiree nuit journee coupure pause
   remplacement extra extras salut bonjour bonsoir qui que quoi ou et puis plus moins pas sympa prime taux salaire contrat cdd interim mission
   appelez contact contactez tel sms whatsapp avant apres environ maxi mini minimum logé loge nourri nourrie help please x h e min mn ouais ok`.split(
    /\s+/,
  ),
);
