import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps } from "../../../ui/button.tsx";

interface CopyButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  text: string;
  label: string;
  doneLabel: string;
  /** What is copied, for who does not see the line. */
  of?: string;
}

/** Without script the text beside it is selected by hand. */
export function CopyButton({ text, label, doneLabel, of, variant = "line", size = "sm" }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);

  function copy() {
    // An insecure context has no clipboard.
    if (!("clipboard" in navigator)) return;
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      // Refused by the browser.
      () => {},
    );
  }

  return (
    <Button
      variant={isCopied ? "ok" : variant}
      size={size}
      icon={isCopied ? Check : Copy}
      className="js-only"
      onClick={copy}
    >
      <span aria-live="polite">{isCopied ? doneLabel : label}</span>
      {of !== undefined && <span className="sr-only">{`\u00a0: ${of}`}</span>}
    </Button>
  );
}
