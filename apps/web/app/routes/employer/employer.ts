import { useRouteLoaderData } from "react-router";
import type { loader } from "./layout.tsx";

export const EMPLOYER = "/employeur/tableau-de-bord";

export const ratePath = (applicationId: number) => `${EMPLOYER}/evaluer?candidature=${applicationId}`;

export function useEmployer() {
  const employer = useRouteLoaderData<typeof loader>("routes/employer/layout");
  if (!employer) throw new Error("useEmployer is for the pages of the employer's dashboard");
  return employer;
}
