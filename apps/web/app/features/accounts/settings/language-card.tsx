import { CANDIDATE_PROFILE } from "../../../lib/candidate-paths.ts";
import { useChosenLanguage } from "../../../lib/language/language.ts";
import { LanguageButtons } from "../../../parts/language/language-buttons.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { SettingsCard } from "./settings-form.tsx";

export function LanguageCard() {
  return (
    <SettingsCard
      id="langue"
      title="Langue"
      description="Pour rejoindre une équipe, créer un compte et vous connecter. Les autres pages sont en français. Votre langue n’apparaît nulle part pour les entreprises, et ne change pas les missions proposées."
    >
      <LanguageButtons
        back={`${CANDIDATE_PROFILE}/compte`}
        current={useChosenLanguage() ?? "fr"}
        className="mt-4 flex flex-wrap gap-2"
        buttonClass={(isCurrent) => buttonClass({ variant: isCurrent ? "primary" : "line" })}
      />
    </SettingsCard>
  );
}
