import type { ReactNode } from "react";
import { AuthLayout } from "./auth-layout.tsx";
import { TitleCard } from "./title-card.tsx";

export function RecoveryLayout({ children }: { children: ReactNode }) {
  return (
    <AuthLayout promise="Deux minutes, et vous revoilà." card={<TitleCard title="Cariste de nuit" />}>
      {children}
    </AuthLayout>
  );
}
