import { Monitor, Moon, Sun } from "lucide-react";
import { useThemeChoice } from "../lib/theme.ts";
import { themeFr } from "./language/theme.fr.ts";

const CHOICES = [
  { value: "light", icon: Sun },
  { value: "dark", icon: Moon },
  { value: "system", icon: Monitor },
] as const;

/** Hidden without script; page-start.js answers the buttons. */
export function ThemeSelect({ words = themeFr }: { words?: typeof themeFr }) {
  const choice = useThemeChoice();
  return (
    <div className="js-only">
      <fieldset className="seg">
        <legend className="sr-only">{words.label}</legend>
        {CHOICES.map(({ value, icon: Icon }) => (
          <button
            key={value}
            type="button"
            data-store="theme"
            value={value}
            aria-pressed={choice === value}
            title={words[value]}
          >
            <Icon className="ico" aria-hidden="true" />
            <span className="sr-only">{words[value]}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
