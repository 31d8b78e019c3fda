import type { MeView } from "@app/contract/accounts/accounts";
import { useRouteLoaderData } from "react-router";

/** What the layout of the employer's pages has read. */
export type EmployerData = Pick<MeView, "user" | "company" | "completeness">;

export function useEmployer(): EmployerData {
  const employer = useRouteLoaderData<EmployerData>("routes/employer/layout");
  if (!employer) throw new Error("useEmployer is for the pages of the employer's dashboard");
  return employer;
}
