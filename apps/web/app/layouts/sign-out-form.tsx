import type { ReactNode } from "react";

export interface SignOutFormProps {
  className?: string;
  onSignOut?: (() => void) | undefined;
  children: ReactNode;
}

/** A document request, so that nothing of the session stays in memory. */
export function SignOutForm({ className, onSignOut, children }: SignOutFormProps) {
  return (
    <form method="post" action="/deconnexion" className={className} onSubmit={onSignOut}>
      {children}
    </form>
  );
}
