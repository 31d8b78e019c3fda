import { useRouteLoaderData } from "react-router";
import type { loader } from "./layout.tsx";

export const EMPLOYER = "/employeur/tableau-de-bord";

/** What the company's level opens, and its proofs. */
export const VERIFICATION = `${EMPLOYER}/profil/verification`;

export const ratePath = (applicationId: number) => `${EMPLOYER}/evaluer?candidature=${applicationId}`;

export function useEmployer() {
  const employer = useRouteLoaderData<typeof loader>("routes/employer/layout");
  if (!employer) throw new Error("useEmployer is for the pages of the employer's dashboard");
  return employer;
}
