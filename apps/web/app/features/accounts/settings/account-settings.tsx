import type { SessionView } from "@app/contract/accounts/account-rights";
import { accountRightsFr } from "@app/contract/accounts/account-rights.fr";
import type { PreferencesView } from "@app/contract/notifications/notifications";
import { useSearchParams } from "react-router";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { Notice } from "../../../ui/notice.tsx";
import { OutcomeNotice } from "../../../ui/outcome-notice.tsx";
import { DeleteCard, ExportCard } from "./account-data-cards.tsx";
import { LanguageCard } from "./language-card.tsx";
import { typesFor } from "./notification-types.ts";
import { PhoneCard } from "./phone-card.tsx";
import { PreferencesCard } from "./preferences-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import type { SettingsResult } from "./settings-form.tsx";
import { EmailCard, PasswordCard, type PasswordCardProps } from "./sign-in-cards.tsx";
import { TwoFactorCard } from "./two-factor-card.tsx";

const CONSEQUENCES = {
  candidate:
    "Immédiat et définitif. Vos candidatures en cours sont retirées, et les employeurs qui vous attendaient sont prévenus.",
  employer: "Immédiat et définitif. Vos missions sont closes, et les personnes qui attendaient sont prévenues.",
  colleague: "Immédiat et définitif. Les missions que vous avez publiées restent à l’entreprise.",
};

/** What was just done, or why the person was sent back here. */
export function AccountNotices({ result }: { result: SettingsResult }) {
  const [search] = useSearchParams();
  return (
    <>
      <OutcomeNotice outcome={result && "ok" in result ? result : undefined} />
      {search.has("export") && <Notice tone="warn" title={accountRightsFr.exportLimited} live="polite" />}
    </>
  );
}

export interface AccountSettingsProps {
  member: "candidate" | "employer";
  /** Others act for the company. */
  hasColleagues?: boolean;
  user: { email: string; phone: string | null; phone_verified: boolean };
  /** Where the phone is written. */
  phoneHref: string;
  /** Whether signing in asks for a code. */
  totp: boolean;
  sessions: readonly SessionView[];
  preferences: PreferencesView;
  /** Null when this installation sends no push message. */
  pushKey: string | null;
  result: SettingsResult;
  NewPassword: PasswordCardProps["NewPassword"];
}

export function AccountSettings({ member, hasColleagues = false, user, result, ...account }: AccountSettingsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EmailCard result={result} email={user.email} />
      <PhoneCard
        result={result}
        phone={user.phone}
        isVerified={user.phone_verified}
        smsAvailable={account.preferences.sms_available}
        editHref={account.phoneHref}
      />
      <PasswordCard result={result} NewPassword={account.NewPassword} />
      <TwoFactorCard result={result} isOn={account.totp} />
      <SessionsCard sessions={account.sessions} now={useRenderedAt()} />
      <PreferencesCard
        result={result}
        preferences={account.preferences}
        types={typesFor(member)}
        pushKey={account.pushKey}
      />
      {member === "candidate" && <LanguageCard />}
      <ExportCard href="/mes-donnees" />
      <DeleteCard result={result} consequence={CONSEQUENCES[hasColleagues ? "colleague" : member]} />
    </div>
  );
}
