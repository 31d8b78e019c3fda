import { MessageCircle } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import type { ButtonStyle } from "../../ui/button-styles.ts";

export interface ContactFormProps {
  to: string;
  /** The other person, or the application that links them. */
  whom: { user_id: number } | { application: number };
  label: string;
  variant?: NonNullable<ButtonStyle["variant"]>;
  className?: string;
  /** The icon alone. */
  compact?: boolean;
  /** The accessible name. */
  fullLabel: string;
}

export function ContactForm({
  to,
  whom,
  label,
  fullLabel,
  variant = "line",
  compact = false,
  className,
}: ContactFormProps) {
  const fetcher = useFetcher();
  const [[name, value] = []] = Object.entries(whom);
  return (
    <fetcher.Form method="post" action={to} className={className}>
      <input type="hidden" name="intent" value="open" />
      <input type="hidden" name={name} value={value} />
      <Button
        type="submit"
        variant={variant}
        icon={MessageCircle}
        className={compact ? "btn-icon" : "w-full"}
        aria-label={fullLabel}
        loading={fetcher.state !== "idle"}
      >
        {!compact && label}
      </Button>
    </fetcher.Form>
  );
}
