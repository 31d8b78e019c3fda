import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { CANDIDATE_EMPLOYERS } from "../../../lib/candidate-paths.ts";
import { Button, type ButtonProps } from "../../../ui/button.tsx";

export interface MembershipFormProps extends Pick<ButtonProps, "variant" | "size" | "icon" | "aria-label"> {
  intent: string;
  company: number;
  fields?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** One gesture about one company. */
export function MembershipForm({ intent, company, fields, children, ...button }: MembershipFormProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={CANDIDATE_EMPLOYERS}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="company" value={company} />
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...button} loading={fetcher.state !== "idle"}>
        {children}
      </Button>
    </fetcher.Form>
  );
}
