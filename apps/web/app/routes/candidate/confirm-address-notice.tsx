import { VerifyEmailNotice } from "../../features/accounts/verify-email-notice.tsx";
import { RESEND_ACTION } from "./paths.ts";
import { useCandidate } from "./use-candidate.ts";

export function ConfirmAddressNotice({ className }: { className?: string }) {
  const { user } = useCandidate();
  if (user.email_verified) return null;
  return <VerifyEmailNotice email={user.email} action={RESEND_ACTION} {...(className && { className })} />;
}
