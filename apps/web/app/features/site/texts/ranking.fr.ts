import {
  FOR_YOU_LOOKED_AT,
  FOR_YOU_MOST,
  MATCH_WEIGHTS,
  NEWCOMER_MISSIONS,
  NEWCOMER_SHARE,
} from "@app/domain/matching/matching";
import type { SiteText } from "./text.ts";

const { skills, commitments, workedHere, freshness } = MATCH_WEIGHTS;
const points = (count: number) => `${count}\u00a0points`;

export const RANKING: SiteText = {
  title: "Comment sont classées les missions",
  description:
    "L’ordre des missions sur Renfort, et à qui une mission est proposée\u00a0: les critères, leur poids, et ce qui ne compte pas.",
  lead: "Les mêmes règles pour tout le monde, écrites ici. Aucune place à vendre.",
  version: "2026-11-18",
  sections: [
    {
      id: "quoi",
      title: "Quelles missions apparaissent",
      blocks: [
        "Une mission est dans les résultats si elle recrute, si toutes ses places ne sont pas prises et si elle n’a pas commencé. Elle y entre à la seconde où elle est publiée et en sort à la seconde où l’une de ces conditions cesse d’être vraie.",
        "Les filtres retirent des missions de la liste\u202f; ils n’en changent pas l’ordre. La distance se mesure entre les centres de deux communes ou arrondissements, jamais entre deux adresses. Autour d’un lieu, elle sert à filtrer (15\u00a0km si vous ne choisissez rien d’autre)\u202f; elle ne classe qu’avec le tri Distance.",
      ],
    },
    {
      id: "tris",
      title: "Les six tris",
      blocks: [
        {
          facts: [
            [
              "Départ proche",
              "Le tri par défaut d’une recherche\u00a0: la mission dont le prochain créneau libre commence le plus tôt est la première. Si vous demandez un moment, chaque carte montre le créneau qui y répond, et ceux d’une page se suivent\u202f; des créneaux à prendre ensemble comptent pour le premier.",
            ],
            [
              "Distance",
              "La plus proche du lieu cherché d’abord\u202f; à distance égale, celle qui commence le plus tôt.",
            ],
            ["Plus récent", "La dernière publiée est la première. Modifier une mission ne la fait pas remonter."],
            [
              "Salaire croissant, décroissant",
              "Par rémunération horaire. Une paie au jour est divisée par les heures de la journée (8 si rien n’est dit), une paie à la semaine ou au mois par la durée légale du travail.",
            ],
            [
              "Pertinence",
              "Par proximité avec les mots cherchés, comme décrit ci-dessous\u202f; à proximité égale, la plus récente d’abord.",
            ],
          ],
        },
      ],
    },
    {
      id: "mots",
      title: "Quand vous tapez des mots",
      blocks: [
        "Tous les mots doivent être trouvés. Les accents, les majuscules et les pluriels ne comptent pas, et les noms d’un même métier sont rapprochés\u00a0: serveuse et garçon de café trouvent serveur. Un mot peut être dans le titre, la description, les compétences ou le lieu.",
        "Avec le tri Pertinence, les résultats viennent en quatre rangs\u00a0:",
        {
          steps: [
            "le titre nomme exactement le métier cherché\u202f;",
            "les mots sont dans le titre\u202f;",
            "les mots sont ailleurs dans l’annonce\u202f;",
            "l’annonce concerne un métier plus précis que celui cherché (demi-chef de rang pour chef de rang).",
          ],
        },
        "Avec Plus récent et les tris par salaire, les trois premiers rangs n’en font qu’un, et le quatrième reste à la fin\u202f; avec Départ proche et Distance, il n’y a qu’un rang. Les mots qui disent un moment («\u00a0ce soir\u00a0», «\u00a0week-end\u00a0») filtrent sur les horaires. Si rien n’est trouvé, nous essayons les mots les plus ressemblants, et les résultats sont ceux de ces mots.",
      ],
    },
    {
      id: "urgent",
      title: "L’accueil et la mention Urgent",
      blocks: [
        "L’accueil montre trois missions signalées urgentes par leur employeur\u00a0: parmi les dix dernières publiées, les trois qui commencent le plus tôt. Dans la liste des visiteurs, la mention Urgent colore l’annonce et permet de filtrer\u202f; elle ne la fait pas remonter. Dans l’espace des candidats, les missions urgentes d’une page sont montrées avant les autres, chacune dans l’ordre choisi\u202f; la première page commence par les premières de toutes.",
        "Dans une recherche, la ligne qui rappelle que vous avez déjà travaillé pour une entreprise est un commentaire\u00a0: elle ne change pas l’ordre.",
      ],
    },
    {
      id: "argent",
      title: "Ce qui ne compte pas",
      blocks: [
        [
          "L’argent\u00a0: aucun employeur ne peut payer pour être mieux placé. Si une option payante existait un jour, l’annonce porterait la mention «\u00a0Mise en avant payante\u00a0» et cette page le dirait.",
          "Vous, dans la recherche\u00a0: ni votre profil, ni vos visites, ni votre appareil ne changent l’ordre. Deux personnes qui font la même recherche au même moment voient la même liste. Seule la liste [Missions pour vous](#pour-vous), qui n’est pas une recherche, est différente pour chacun.",
          "L’entreprise\u00a0: ni sa taille, ni sa note, ni son ancienneté.",
        ],
        "Quand une liste est très longue, le nombre de résultats est une estimation, et la page le dit.",
      ],
    },
    {
      id: "propositions",
      title: "À qui une mission est proposée",
      blocks: [
        "Quand une mission est publiée, ou qu’une place se libère, nous la proposons aux personnes qui peuvent venir. Ce sont des règles fixes écrites par des personnes\u00a0: rien n’est appris de vos visites. D’abord, des conditions, que l’on remplit ou non\u00a0:",
        [
          "un compte actif, une adresse e-mail confirmée, 18\u00a0ans ou plus\u202f;",
          "une disponibilité qui couvre un des créneaux libres, ou tous quand ils vont ensemble. Qui se dit disponible sans remplir de semaine l’est le matin, le midi et le soir, jamais la nuit\u202f;",
          "une mission dans le rayon que vous avez choisi vous-même. La distance ne donne aucun point\u00a0: habiter plus près n’avantage personne\u202f;",
          "au moins une des compétences demandées, si la mission en nomme\u202f;",
          "les certificats que la mission demande, jusqu’à sa fin\u00a0: permis B, CACES, HACCP…\u202f;",
          "ni créneau déjà pris au même moment, ni moins de 11\u00a0heures de repos autour\u202f;",
          "ni pause, ni blocage entre vous et l’entreprise\u202f; et si vous l’avez demandé, une entreprise vérifiée par une personne de Renfort\u202f;",
          "rien de ce que vous avez refusé en disant pourquoi depuis moins de 30\u00a0jours\u00a0: cet employeur, ce métier, une paie aussi basse ou une distance aussi longue. La liste est dans vos disponibilités, et chaque refus s’y oublie en un geste\u202f;",
          "pas déjà six propositions dans la journée.",
        ],
        "Ensuite, s’il y a plus de monde que de messages à envoyer, un total sur 100 fixe l’ordre\u00a0:",
        {
          facts: [
            ["Compétences", `${points(skills)}\u00a0: la part des compétences demandées qui sont dans votre profil.`],
            [
              "Engagements",
              `${points(commitments)}\u00a0: la part de vos missions acceptées qui ont été faites. Seules comptent les absences décidées, pas celles que vous contestez. Sans aucune mission, vous avez un total moyen.`,
            ],
            [
              "Déjà venu",
              `${points(workedHere)}\u00a0: vous avez travaillé pour cet employeur et chacun en était content.`,
            ],
            ["Passage récent", `${points(freshness)}, qui diminuent sur trente jours sans connexion.`],
          ],
        },
        `Les débuts ne sont pas une peine\u00a0: dans chaque envoi, au moins ${NEWCOMER_SHARE * 100}\u202f% des personnes ont fait moins de ${NEWCOMER_MISSIONS}\u00a0missions, s’il y en a. Ne comptent ni l’âge, ni le sexe, ni le nom, ni la photo, ni la nationalité, ni l’adresse. À égalité de total, l’ordre est tiré au sort, mission par mission.`,
        "L’envoi se fait par vagues, plus larges et plus rapprochées quand il reste peu d’heures avant le début, nuits non comptées, et s’arrête quand les places sont prises. Une entreprise qui n’a pas prouvé son adresse prévient moins de personnes à la fois et par jour. Aucune ne part tant que trois candidatures par place attendent la réponse de l’employeur, sauf s’il le demande. Chaque proposition dit pourquoi elle vous est faite\u00a0: ce sont exactement les raisons du calcul. Sans réponse, il ne se passe rien\u202f; un non ne baisse pas votre total.",
        "Une place qui se libère, ou que personne n’a prise trois heures avant le début, est d’abord proposée aux personnes en renfort, l’une après l’autre, deux à la fois quand le début est proche. L’ordre ne vient d’aucun total\u00a0: l’équipe de l’employeur, puis qui a déjà travaillé chez lui, qui a postulé, et les autres, chacun par ancienneté. Un appel sans réponse ne change rien à votre rang, et personne n’est appelé la nuit sans l’avoir choisi. Avant votre réponse, l’appel dit si votre oui prend la place ou attend l’employeur.",
        "Vous pouvez arrêter les propositions à tout moment, par une pause dans vos [disponibilités](/candidat/tableau-de-bord/disponibilites). Vous pouvez aussi vous opposer à ce calcul ou demander qu’une personne regarde votre situation\u00a0: écrivez par la page [Contact](/contact).",
      ],
    },
    {
      id: "pour-vous",
      title: "Missions pour vous",
      blocks: [
        "Cette liste a son onglet dans votre espace, et ses deux premières missions sont aussi sur la première page, quand vous avez choisi votre secteur et dit quand vous êtes disponible. Elle suit les conditions et le total des propositions\u00a0: votre rayon, vos disponibilités, vos compétences, ce que vous avez refusé en disant pourquoi, vos créneaux déjà pris et le repos autour, le permis, les blocages, votre choix sur les entreprises. Vos engagements et votre passage récent comptent autant pour chaque mission\u00a0: l’ordre vient donc des compétences demandées qui sont dans votre profil, et de l’employeur chez qui vous êtes déjà venu. À égalité, la mission qui commence le plus tôt est la première.",
        `Nous regardons au plus ${FOR_YOU_LOOKED_AT}\u00a0missions qui peuvent vous convenir, parmi celles qui commencent le plus tôt, et nous montrons les ${FOR_YOU_MOST}\u00a0premières. Celles où vous avez postulé et celles auxquelles vous avez dit non n’y sont pas. Sans secteur, sans disponibilité, pendant une pause ou si aucune mission ne convient, elle est vide\u00a0: il reste la recherche, par départ le plus proche.`,
      ],
    },
    {
      id: "candidatures",
      title: "Et les candidatures\u202f?",
      blocks: [
        "Un employeur voit toutes ses candidatures de la plus récente à la plus ancienne. Sur la page d’une mission, celles qui ont le plus des compétences demandées viennent d’abord, puis les plus anciennes\u202f; il peut choisir les plus récentes, les plus anciennes ou les plus proches, de commune à commune, et l’ordre est écrit sous la liste. Le total des propositions n’y sert pas\u00a0: l’employeur ne le voit pas, et aucune candidature n’est écartée par un calcul. Quand il a choisi «\u00a0La première personne qui dit oui\u00a0», la place va au premier oui d’une personne à qui elle était proposée\u202f; la proposition le dit avant.",
      ],
    },
  ],
  next: [
    { to: "/emplois", label: "Voir les missions" },
    { to: "/contact", label: "Poser une question" },
  ],
};
