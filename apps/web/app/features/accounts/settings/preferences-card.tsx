import type { PreferencesView } from "@app/contract/notifications/notifications";
import { notificationFr } from "@app/contract/notifications/notifications.fr";
import {
  isMandatory,
  isOffered,
  type NotificationChannel,
  type NotificationType,
} from "@app/domain/notifications/notification";
import { NIGHT_URGENT_HOURS } from "@app/domain/time/night";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { DevicePush } from "./device-push.tsx";
import { CHANNEL_LABELS, TYPE_LABELS } from "./notification-types.ts";
import { PHONE_CARD } from "./phone-forms.ts";
import { SettingsCard, SettingsForm, type SettingsResult } from "./settings-form.tsx";

export interface PreferencesCardProps {
  result: SettingsResult;
  preferences: PreferencesView;
  types: readonly NotificationType[];
  /** Null when this installation sends no push message. */
  pushKey: string | null;
}

/** Preferences not shown stay as they are. */
export function PreferencesCard({ result, preferences, types, pushKey }: PreferencesCardProps) {
  const channels: NotificationChannel[] = ["in_app"];
  if (pushKey) channels.push("push");
  channels.push("email");
  if (preferences.sms_available) channels.push("sms");
  return (
    <SettingsCard
      id="notifications"
      title="Notifications"
      description={`Ce qui s’affiche sur Renfort, ${pushKey ? "ce qui arrive sur vos appareils, " : ""}et ce qui part par e-mail si vous ne l’avez pas lu après dix minutes. La nuit (22\u00a0h – 6\u00a0h\u00a030), nous ne vous réveillons que pour une mission qui commence dans les ${NIGHT_URGENT_HOURS}\u00a0heures.`}
    >
      {pushKey && <DevicePush pushKey={pushKey} />}
      <SettingsForm name="preferences" result={result} submitLabel="Enregistrer les préférences">
        {() => (
          <div className="grid gap-5">
            {channels.map((channel) => (
              <input key={channel} type="hidden" name="channel" value={channel} />
            ))}
            {types.map((type) => (
              <TypeChoices
                key={type}
                type={type}
                channels={channels}
                chosen={preferences[type]}
                phoneVerified={preferences.phone_verified}
              />
            ))}
          </div>
        )}
      </SettingsForm>
    </SettingsCard>
  );
}

interface TypeChoicesProps {
  type: NotificationType;
  channels: readonly NotificationChannel[];
  chosen: Record<NotificationChannel, boolean>;
  phoneVerified: boolean;
}

function TypeChoices({ type, channels, chosen, phoneVerified }: TypeChoicesProps) {
  const { label, description } = TYPE_LABELS[type];
  const offered = channels.filter((channel) => isOffered(type, channel));
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <p className="text-ink-2 text-sm">{isMandatory(type, "in_app") ? notificationFr.mandatory : description}</p>
      <input type="hidden" name="type" value={type} />
      <div className="flex flex-wrap gap-x-5">
        {offered.map((channel) => (
          <Checkbox
            // The form is reset when it is saved, and what was stored is read just after.
            key={`${channel}-${chosen[channel]}`}
            name={`${type}.${channel}`}
            label={CHANNEL_LABELS[channel]}
            defaultChecked={chosen[channel]}
            disabled={isMandatory(type, channel) || (channel === "sms" && !chosen.sms && !phoneVerified)}
          />
        ))}
      </div>
      {offered.includes("sms") && !phoneVerified && (
        <p className="text-ink-2 text-sm">
          {"Les SMS ne partent que vers un numéro confirmé. "}
          <a href={`#${PHONE_CARD}`} className="link inline-flex min-h-8 items-center">
            Confirmer mon numéro
          </a>
        </p>
      )}
    </fieldset>
  );
}
