import type { ReactNode } from "react";

/** A plain form: leaving loads a fresh document, so that nothing of the session stays in memory. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form method="post" action="/deconnexion" className={className}>
      {children}
    </form>
  );
}
