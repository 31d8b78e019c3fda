import { passwordStrength, refusePassword } from "@app/domain/password";
import { cx } from "../../ui/class-names.ts";

const RULE = "8 caractères au minimum.";
const ADVICE = {
  1: { text: "Faible\u00a0: allongez-le, ou mêlez lettres, chiffres et signes.", fill: "bg-feu-deep" },
  2: { text: "Correct. Plus long, il serait plus sûr.", fill: "bg-warn" },
  3: { text: "Solide.", fill: "bg-ok" },
} as const;
const BARS = [1, 2, 3] as const;

/** Advice while typing; only the length and the most common passwords are ever refused. */
export function PasswordAdvice({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const advice = strength === 0 ? undefined : ADVICE[strength];
  const tooCommon = refusePassword(password) === "too_common";
  return (
    <>
      {password !== "" && (
        <span className="mb-1 flex gap-1" aria-hidden="true">
          {BARS.map((bar) => (
            <span key={bar} className={cx("h-1 w-10 rounded-full", bar <= strength ? advice?.fill : "bg-line")} />
          ))}
        </span>
      )}
      <span aria-live="polite">
        {advice?.text ?? (tooCommon ? "Trop courant\u00a0: choisissez-en un autre." : RULE)}
      </span>
    </>
  );
}
