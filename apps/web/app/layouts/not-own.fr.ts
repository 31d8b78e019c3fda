import { missionFr } from "@app/contract/missions/missions.fr";
import { profileFr } from "@app/contract/profiles/profiles.fr";
import { EMPLOYER } from "../lib/employer-paths.ts";
import type { Missing } from "./page-problem.tsx";

export const NOT_OWN_MISSION: Missing = {
  title: missionFr.notFound,
  text: "Elle n’existe pas, ou n’est pas à votre entreprise.",
  link: { to: `${EMPLOYER}/emplois`, label: "Voir mes offres" },
};

export const NOT_OWN_CANDIDATE: Missing = {
  title: profileFr.notFound,
  text: "Cette personne n’existe pas, ou n’a pas postulé à une de vos missions.",
  link: { to: "/", label: "Revenir à l’accueil" },
};
