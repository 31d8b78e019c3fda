import type { ReactNode } from "react";

export interface SignOutFormProps {
  className?: string;
  onLeave?: (() => void) | undefined;
  children: ReactNode;
}

/** A document request, so that nothing of the session stays in memory. */
export function SignOutForm({ className, onLeave, children }: SignOutFormProps) {
  return (
    <form method="post" action="/deconnexion" className={className} onSubmit={onLeave}>
      {children}
    </form>
  );
}
