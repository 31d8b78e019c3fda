import { missionFr } from "@app/contract/missions/missions.fr";
import { profileFr } from "@app/contract/profiles/profiles.fr";
import { useRouteLoaderData } from "react-router";
import type { Missing } from "../../layouts/page-problem.tsx";
import type { loader } from "./layout.tsx";

export const EMPLOYER = "/employeur/tableau-de-bord";

/** What the company's level opens, and its proofs. */
export const VERIFICATION = `${EMPLOYER}/profil/verification`;

export const ratePath = (applicationId: number) => `${EMPLOYER}/evaluer?candidature=${applicationId}`;

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

export function useEmployer() {
  const employer = useRouteLoaderData<typeof loader>("routes/employer/layout");
  if (!employer) throw new Error("useEmployer is for the pages of the employer's dashboard");
  return employer;
}
