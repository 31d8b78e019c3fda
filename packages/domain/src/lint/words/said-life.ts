import type { Said } from "./said.ts";

/** Health, family, home, love and opinions: what to say is already too much. */
export const SAID_OF_LIFE: readonly Said[] = [
  {
    rules: ["health"],
    severity: "block",
    unless: `
leur, leurs, vérifiez, vérifier, vérification*, médecine du travail, mutuelle, complémentaire
`,
    phrases: `
(en) parfaite/excellente/bonne/pleine/très santé (exigée/obligatoire/impérative/indispensable), santé de fer
santé solide/robuste/irréprochable/parfaite, bien portant*, jamais/pas/peu (souvent) malade*, souvent malade*
tomber malade, questionnaire (de) médical/santé, dossier médical, bilan de santé
certificat médical (de) (bonne) (santé) .. cv/candidature/joindre/fournir/avant
votre/vos (éventuels/éventuelles) santé/maladie*/handicap*/antécédent*/pathologie*/traitement*/allergie*/arrêts/problème* ..
problème* de santé .., soucis de santé, état de santé .., en pleine forme physique et mentale
capacités physiques intactes, toutes ses/vos capacités, tous ses/vos moyens physiques, raison* de santé
dos .. bon état, dos solide, bon dos, dos en béton, genoux solides, suivi* par un psychiatre/psychologue/psy/médecin
prenez vous des médicaments/un traitement, prenez vous (..) médicament*
avez vous (déjà) été (..) malade/hospitalisé*/arrêté*/opéré*/dépressif*/arrêt
avez vous (eu/déjà/un/une/des/le/la/de/d) (eu/des/un/une) handicap/maladie*/problème*/antécédent*/rqth/allergie*
êtes vous (..) handicapé*/malade*/rqth/enceinte/dépressif*/suivi*/fumeur*/traitement/santé, souffrez vous
arrêt* maladie (sur les/dans les/depuis), aucun arrêt, pas d'arrêt, vision parfaite, vue parfaite, audition parfaite
dix sur dix aux deux yeux, lunettes (de vue) (est/sont) éliminatoire*/refus*/exclu*/interdites, personne saine
taux de sucre, attestation/certificat ..7 maladie*/santé/médical*, bilan sanguin, analyse* de sang, analyse* d'urine
prise de sang, examen médical .. candidature/entretien, test urinaire, test de grossesse, prise de sang avant
test salivaire avant, dépistage* .. exigé/obligatoire/avant, rqth s'abstenir, psychologiquement stable
mentalement stable, équilibré* psychologiquement, pas de cas sociaux, cassos, cas soc, pas de bras cassés
`,
  },
  {
    rules: ["health"],
    severity: "warn",
    phrases: `
excellente/parfaite/très (bonne) forme/condition physique, forme/condition physique .. exigée/irréprochable
non fumeu*, fumeu* s'abstenir, réservé* ..5 rqth/handicap*, vaccin* covid, covid vaccin*, pass sanitaire/vaccinal
`,
  },
  {
    rules: ["family"],
    severity: "block",
    phrases: `
n'avez/avoir/ayez/ayant pas/ni/aucun (de/d) bébé*/enfant*/gosse*, sans enfant*/attache*/famille/conjoint/obligation*
sans charge* de famille, sans charge* familiale*, sans contrainte* familiale*, sans contraintes de famille
sans vie de famille, sans personne à charge, libre* de .. contrainte*/obligation*/charge*/attache*
pas d'enfant*/attache*, pas de famille, pas de vie de famille, pas de contrainte* familiale*, célibataire*
célib (sans), vivez/vivre/vivant/vit seul/seule, situation familiale/matrimoniale/maritale/personnelle
situation de famille, nombre d'enfant*, nombre de vos enfants, âge de vos enfants, vos enfants, avoir un bébé
souhait* un bébé, ni conjoint, ni enfant*, ni mari, combien d'enfants
avez vous (déjà) (des/un/une/de/d) (jeunes) enfant*/gosse*/bébé*
êtes vous (..) marié/mariée/mariés/mariées/célibataire*/enceinte*/couple/maman/pacsé*/mère/divorcé*
avez vous (..) conjoint/mari/compagnon/nourrisson, tu es/t/es marié/mariée
si vous (êtes/avez) (..) enfant*/gosse*/marié/mariée/enceinte/mômes, comptez vous (..) enfant*/bébé/enceinte
prévoyez vous (..) enfant*/bébé/grossesse/enceinte, désir* d'enfant, désirez vous des enfants
projet* (de/d) bébé/enfant*/maternité/grossesse/parental, projet* familiaux
envisage* .. grossesse/enfant*/bébé/être, enceinte*, grossesse*, tomber enceinte, ménopaus*, congé* maternité exclu*
mode* de garde (exigé/fiable/assuré/déjà/stable), qui garde* vos enfants
marié/mariée/mariés de préférence/exigé/uniquement, votre mari, votre conjoint, votre femme, votre statut marital
nom de jeune fille, vie privée compatible, pas de contrainte* à la maison, vie de famille incompatible
enfants .. grands/élevés/autonomes exigé*, dont les enfants sont grands, enfants déjà grands, garde d'enfants réglée
absences pour enfant*, enfants malades s'abstenir
`,
  },
  {
    rules: ["family"],
    severity: "warn",
    phrases: `
cherche*/recherche*/recrute* (un/des) couple*, couple* de gardien*/gérant*/concierge*, poste en couple, couple pour
`,
  },
  {
    rules: ["address"],
    severity: "block",
    phrases: `
intra muros (exigé/obligatoire/uniquement/impératif), être/êtes de/du/d coin/quartier/village, être du coin
être sur .. obligatoirement, votre quartier d'origine, adresse .. exigée/obligatoire/dans
code postal .. éliminatoire/exigé, candidature* du/des/de (la) 93/94/95/92/91/banlieue/cité*/quartier*/hlm
gens/personne*/candidat*/jeunes du/de/des (la) 93/94/95/91/banlieue/cité*/quartier*/hlm/zup .., personne de la cité
ceux du 93/94/95, mauvaise adresse, adresse douteuse, quartiers à éviter, quartiers chauds
`,
  },
  {
    rules: ["orientation"],
    severity: "block",
    phrases: `
orientation sexuelle, identité de genre, vie sexuelle, préférences sexuelles
êtes vous (..) gay/homo*/hétéro*/lesbienne/trans*/bi, si vous êtes gay/homo*/trans*/lesbienne, vrai* mec* hétéro
virilité, viril, bien dans son sexe, moeurs normales
`,
  },
  {
    rules: ["opinion"],
    severity: "block",
    phrases: `
sensibilité/valeurs/idées/tendance/convictions/opinions (plutôt/politiques) (de/à/d) droite/gauche/extrême
proche de la gauche/droite, votre/vos/tes opinion* politique*, opinions politiques .., convictions politiques ..
bord politique, pour qui (..) votez/vote/voterez, pour quel (parti/candidat) (..) votez/vote/voterez, quel parti
votez vous, vous votez, tu votes, avez vous voté, votre vote, engagement* politique*, encarté*
carte du/d/de (un) parti, adhérent* à/d/du/de (un) parti, membre* d'un parti, apolitique*, engagé* politiquement
réseaux sociaux (politiques) vérifiés, idées politiques, partagez nos idées, vos idées politiques
politiquement .. (neutre/correct/proche)
`,
  },
  {
    rules: ["union"],
    severity: "block",
    phrases: `
membre*/adhérent*/affilié*/encarté* à/d/de/du/au (un) syndicat, appartenance à un syndicat
appartenance/engagement/activité/étiquette/passé/mandat/carte syndical*
êtes vous (..) syndiqué*/gréviste*/délégué*/élu/élue, avez vous (déjà) (..) grève/syndiqué*/mandat/prud
fait/faire/font/faites/fera/ferez (pas/jamais) (la/une/de) grève, jamais fait grève, non syndiqué*, pas syndiqué*
passé aux prud'hommes, attaqué/poursuivi (un/votre/son/leur) (ancien) patron/employeur
pas de vagues avec les syndicats, droit de grève ..
`,
  },
];
