import type { SessionView } from "@app/contract/account-rights";
import type { PreferencesView } from "@app/contract/notifications";
import type { NotificationType } from "@app/domain/notification";
import { DeleteCard, ExportCard } from "./account-data-cards.tsx";
import { PhoneCard } from "./phone-card.tsx";
import { PreferencesCard } from "./preferences-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import type { SettingsResult } from "./settings-form.tsx";
import { EmailCard, PasswordCard, type PasswordCardProps } from "./sign-in-cards.tsx";
import { TwoFactorCard } from "./two-factor-card.tsx";

export interface AccountSettingsProps {
  email: string;
  phone: string | null;
  phoneVerified: boolean;
  /** Where the phone is written. */
  phoneHref: string;
  /** Whether signing in asks for a code. */
  totp: boolean;
  sessions: readonly SessionView[];
  preferences: PreferencesView;
  /** Null when this installation sends no push message. */
  pushKey: string | null;
  types: readonly NotificationType[];
  exportHref: string;
  consequence: string;
  result: SettingsResult;
  now: number;
  NewPassword: PasswordCardProps["NewPassword"];
}

export function AccountSettings({ result, ...account }: AccountSettingsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EmailCard result={result} email={account.email} />
      <PhoneCard
        result={result}
        phone={account.phone}
        isVerified={account.phoneVerified}
        smsAvailable={account.preferences.sms_available}
        editHref={account.phoneHref}
      />
      <PasswordCard result={result} NewPassword={account.NewPassword} />
      <TwoFactorCard result={result} isOn={account.totp} />
      <SessionsCard sessions={account.sessions} now={account.now} />
      <PreferencesCard
        result={result}
        preferences={account.preferences}
        types={account.types}
        pushKey={account.pushKey}
      />
      <ExportCard href={account.exportHref} />
      <DeleteCard result={result} consequence={account.consequence} />
    </div>
  );
}
