import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { cx } from "../class-names.ts";
import { useUiWords } from "../ui-words.ts";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/** Paste and password managers stay allowed. */
export function PasswordInput({
  autoComplete,
  className,
  ...rest
}: Omit<TextInputProps, "type" | "suffix" | "icon"> & { autoComplete: "current-password" | "new-password" }) {
  const [shown, setShown] = useState(false);
  const words = useUiWords();
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        {...rest}
        type={shown ? "text" : "password"}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className={cx("pe-12!", className)}
      />
      <button
        type="button"
        className="js-only absolute end-1 top-0.5 grid size-11 cursor-pointer place-content-center rounded-md text-ink-2"
        aria-label={shown ? words.hidePassword : words.showPassword}
        onClick={() => setShown(!shown)}
      >
        <Icon className="ico" aria-hidden="true" />
      </button>
    </div>
  );
}
