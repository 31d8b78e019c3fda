import { Monitor, Moon, Sun } from "lucide-react";
import { useThemeChoice } from "../lib/theme.ts";

const CHOICES = [
  { value: "light", label: "Clair", icon: Sun },
  { value: "dark", label: "Sombre", icon: Moon },
  { value: "system", label: "Automatique", icon: Monitor },
] as const;

/** Hidden without script; page-start.js answers the buttons. */
export function ThemeSelect() {
  const choice = useThemeChoice();
  return (
    <div className="js-only">
      <fieldset className="seg">
        <legend className="sr-only">Apparence</legend>
        {CHOICES.map(({ value, label, icon: Icon }) => (
          <button
            key={value}
            type="button"
            data-store="theme"
            value={value}
            aria-pressed={choice === value}
            title={label}
          >
            <Icon className="ico" aria-hidden="true" />
            <span className="sr-only">{label}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
