import type { ReactNode } from "react";
import { AuthLayout } from "./auth-layout.tsx";
import { TitleSlip } from "./title-card.tsx";

export function RecoveryLayout({ children }: { children: ReactNode }) {
  return (
    <AuthLayout promise="Deux minutes, et vous revoilà." slip={<TitleSlip title="Cariste de nuit" />}>
      {children}
    </AuthLayout>
  );
}
