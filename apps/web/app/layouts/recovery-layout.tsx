import type { ReactNode } from "react";
import { AuthLayout } from "./auth-layout.tsx";
import { TitleSlip } from "./title-slip.tsx";

/** The frame of pages reached by a mailed link, or to ask for one. */
export function RecoveryLayout({ children }: { children: ReactNode }) {
  return (
    <AuthLayout promise="Deux minutes, et vous revoilà." slip={<TitleSlip title="Cariste de nuit" />}>
      {children}
    </AuthLayout>
  );
}
