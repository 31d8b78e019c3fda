import type { ReactNode } from "react";

export interface SignOutFormProps {
  className?: string;
  /** What this browser must forget with the session. */
  onLeave?: (() => void) | undefined;
  children: ReactNode;
}

/** A plain form: leaving loads a fresh document, so that nothing of the session stays in memory. */
export function SignOutForm({ className, onLeave, children }: SignOutFormProps) {
  return (
    <form method="post" action="/deconnexion" className={className} onSubmit={onLeave}>
      {children}
    </form>
  );
}
