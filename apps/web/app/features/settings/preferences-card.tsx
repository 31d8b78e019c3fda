import { notificationFr } from "@app/contract/notifications.fr";
import { isMandatory, type NotificationPreferences, type NotificationType } from "@app/domain/notification";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TYPE_WORDS } from "./notification-types.ts";
import { type SettingsAnswer, SettingsCard, SettingsForm } from "./settings-form.tsx";

export interface PreferencesCardProps {
  answer: SettingsAnswer;
  preferences: NotificationPreferences;
  /** Those that concern the person. */
  types: readonly NotificationType[];
}

/** What is written in the list of notifications. */
export function PreferencesCard({ answer, preferences, types }: PreferencesCardProps) {
  const hidden = Object.keys(TYPE_WORDS).filter((type) => !types.some((shown) => shown === type));
  return (
    <SettingsCard
      id="notifications"
      title="Notifications"
      description="Ce qui s’affiche dans vos notifications, ici, sur Renfort."
    >
      <SettingsForm name="preferences" answer={answer} submitLabel="Enregistrer les préférences">
        {() => (
          <div className="grid gap-2">
            {/* What is not shown stays as it is. */}
            {hidden.map((type) => (
              <HiddenChoice key={type} type={type as NotificationType} preferences={preferences} />
            ))}
            {types.map((type) => {
              const { label, description } = TYPE_WORDS[type];
              const fixed = isMandatory(type, "in_app");
              return (
                <Checkbox
                  key={type}
                  name={type}
                  label={label}
                  description={fixed ? notificationFr.mandatory : description}
                  defaultChecked={preferences[type].in_app}
                  disabled={fixed}
                />
              );
            })}
          </div>
        )}
      </SettingsForm>
    </SettingsCard>
  );
}

function HiddenChoice({ type, preferences }: { type: NotificationType; preferences: NotificationPreferences }) {
  return preferences[type].in_app ? <input type="hidden" name={type} value="on" /> : null;
}
