import type { ReactNode } from "react";
import { AuthLayout } from "./auth-layout.tsx";
import { WordSlip } from "./word-slip.tsx";

/** The frame of pages reached by a mailed link, or to ask for one. */
export function RecoveryLayout({ children }: { children: ReactNode }) {
  return (
    <AuthLayout promise="Deux minutes, et vous revoilà." slip={<WordSlip title="Cariste de nuit" />}>
      {children}
    </AuthLayout>
  );
}
