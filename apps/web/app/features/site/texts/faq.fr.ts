import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import type { Question, SiteText } from "./text.ts";

const PAYMENT: Question = {
  question: "Renfort s’occupe-t-il du paiement\u202f?",
  answer: [
    "Non. Renfort ne gère aucun paiement entre employeurs et candidats\u00a0: le salaire ou la facture se règle directement entre vous, selon votre contrat. Nous affichons la rémunération annoncée et une estimation des gains, rien de plus.",
  ],
};

const AGE: Question = {
  question: "Faut-il être majeur\u202f?",
  answer: ["Oui. Il faut avoir 18\u00a0ans ou plus pour s’inscrire et pour postuler."],
};

const DELETION: Question = {
  question: "Comment supprimer mon compte\u202f?",
  answer: [
    "Depuis les réglages de votre profil, ou en nous le demandant par la page [Contact](/contact). La suppression est immédiate et définitive. Ce qui est effacé est écrit à la page [Confidentialité](/confidentialite).",
  ],
};

const COST: Question = {
  question: "Combien cela coûte-t-il\u202f?",
  answer: [
    "Rien pour les candidats\u00a0: la loi interdit de faire payer une embauche. Pour les employeurs, publier est gratuit aujourd’hui. La page [Tarifs](/tarifs) montre les prix prévus pour plus tard.",
  ],
};

export const CONTACT_QUESTIONS: readonly Question[] = [PAYMENT, AGE, DELETION, COST];

export const FAQ: SiteText = {
  title: "Questions fréquentes",
  description:
    "Paiement, âge, compte, candidatures, missions\u00a0: les réponses aux questions que l’on nous pose le plus.",
  lead: "Les réponses courtes. Si la vôtre n’y est pas, écrivez-nous.",
  version: "2026-11-18",
  sections: [
    {
      id: "service",
      title: "Le service",
      blocks: [
        {
          questions: [
            {
              question: "Qu’est-ce que Renfort\u202f?",
              answer: [
                "Un site où des employeurs publient des missions urgentes ou courtes, d’un service à quelques semaines, et où l’on y postule. Chaque mission affiche ses dates, son lieu et sa rémunération. La page [Comment ça marche](/comment-ca-marche) le montre en trois étapes.",
              ],
            },
            PAYMENT,
            COST,
            {
              question: "Dans quel ordre les missions s’affichent-elles\u202f?",
              answer: [
                "Celles qui commencent le plus tôt d’abord, sauf si vous choisissez un autre tri. Personne ne paie pour être devant. Tout est expliqué à la page [Comment sont classées les missions](/classement).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "candidats",
      title: "Candidats",
      blocks: [
        {
          questions: [
            AGE,
            {
              question: "Comment postuler\u202f?",
              answer: [
                "Ouvrez une mission, choisissez Postuler, écrivez quelques mots et joignez votre CV si vous le voulez. Votre profil doit être complet\u00a0: nom, téléphone, ville, disponibilité et au moins une compétence.",
              ],
            },
            {
              question: "Comment savoir où en est ma candidature\u202f?",
              answer: [
                "Dans votre espace, suivez chaque candidature jusqu’à la réponse\u00a0: envoyée, lue, acceptée ou non. Une notification vous prévient quand l’employeur répond.",
              ],
            },
            {
              question: "Puis-je changer d’avis\u202f?",
              answer: [
                `Oui. ${WITHDRAWAL_RULE} Plus tôt vous prévenez, plus l’employeur a de chances de trouver quelqu’un d’autre.`,
              ],
            },
            {
              question: "Un employeur me demande de l’argent ou mes coordonnées bancaires. Que faire\u202f?",
              answer: [
                "Ne payez rien et n’envoyez rien\u00a0: aucune embauche n’est payante, et votre banque n’est utile qu’une fois le contrat signé. Prévenez-nous par la page [Contact](/contact), avec le titre de la mission.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "employeurs",
      title: "Employeurs",
      blocks: [
        {
          questions: [
            {
              question: "Que faut-il pour publier\u202f?",
              answer: [
                "Un compte employeur, le numéro SIRET de l’entreprise, une adresse e-mail confirmée et un profil complet. La mission est en ligne dès que vous la publiez, sauf si le répertoire Sirene répond que ce SIRET n’existe pas, est fermé ou appartient à une autre entreprise\u00a0: elle attend alors que vous le corrigiez, ou que nous ayons lu un document qui prouve l’adresse de l’établissement.",
              ],
            },
            {
              question: "À quoi sert de prouver l’adresse de l’entreprise\u202f?",
              answer: [
                "N’importe qui peut recopier un SIRET\u00a0: le connaître ne prouve rien. Une entreprise publie et recrute sans rien prouver, avec moins de places et moins de personnes prévenues à la fois, et voit les coordonnées des personnes retenues quand elles ont confirmé leur venue.",
                "Une fois l’adresse prouvée, l’e-mail, le téléphone et le CV s’ouvrent dès la candidature, les vagues et les missions sont plus grandes, et la place peut aller à la première personne qui dit oui. Il suffit d’un code reçu dans une boîte au nom de domaine de l’entreprise, d’un courrier à l’adresse du répertoire Sirene, ou d’un document lu par notre équipe. Jamais de pièce d’identité ni d’extrait Kbis\u00a0: n’importe qui peut obtenir le second.",
                "Si un autre compte a donné votre SIRET, la même preuve montre qu’il est le vôtre\u00a0: ses missions cessent alors d’être proposées, et les vôtres paraissent. Les nombres exacts sont dans votre profil, page Vérification.",
              ],
            },
            {
              question: "Quels contrats peut-on proposer\u202f?",
              answer: [
                "Temps plein, temps partiel, contrat court, freelance ou stage. Le contrat, la déclaration d’embauche et la paie restent à votre charge\u00a0: la page [Ressources](/ressources) rappelle l’essentiel.",
              ],
            },
            {
              question: "Puis-je consulter les profils sans publier\u202f?",
              answer: [
                "Non. Les profils ne sont pas publics\u00a0: vous voyez ceux des personnes qui postulent chez vous. La page [Talents](/talents) dit combien de personnes sont disponibles, par métier et par ville, et comment recevoir de bonnes candidatures.",
              ],
            },
            {
              question: "Puis-je modifier une mission publiée\u202f?",
              answer: [
                "Oui, tant qu’elle n’est pas terminée. Dès que quelqu’un est retenu, la rémunération ne peut plus baisser, et un changement de lieu ou d’horaire est signalé aux personnes concernées.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "compte",
      title: "Compte et données",
      blocks: [
        {
          questions: [
            {
              question: "J’ai oublié mon mot de passe.",
              answer: [
                "Demandez un lien à la page [Mot de passe oublié](/mot-de-passe-oublie)\u00a0: il arrive par e-mail et permet d’en choisir un autre.",
              ],
            },
            {
              question: "J’ai perdu le téléphone qui affiche mes codes de connexion.",
              answer: [
                "Connectez-vous avec un de vos codes de secours, puis désactivez la validation en deux étapes et activez-la sur le nouveau téléphone. Sans code de secours, [écrivez-nous](/contact)\u00a0: nous vérifierons que c’est bien vous.",
              ],
            },
            DELETION,
            {
              question: "Qui voit mon téléphone et mon CV\u202f?",
              answer: [
                "L’employeur d’une mission à laquelle vous avez postulé, et plus après un retrait\u00a0: dès votre candidature si son entreprise a prouvé son adresse, sinon une fois qu’il vous retient et que vous avez confirmé votre venue. Votre e-mail suit la même règle. Un numéro que vous n’avez pas confirmé par SMS n’est montré à personne. Les détails sont à la page [Confidentialité](/confidentialite).",
              ],
            },
          ],
        },
      ],
    },
  ],
  next: [{ to: "/contact", label: "Poser une autre question" }],
};
