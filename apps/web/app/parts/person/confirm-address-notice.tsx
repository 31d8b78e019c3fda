import { RESEND_ACTION } from "../../lib/candidate-paths.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { VerifyEmailNotice } from "./verify-email-notice.tsx";

export function ConfirmAddressNotice({ className }: { className?: string }) {
  const { user } = useCandidate();
  if (user.email_verified) return null;
  return <VerifyEmailNotice email={user.email} action={RESEND_ACTION} {...(className && { className })} />;
}
