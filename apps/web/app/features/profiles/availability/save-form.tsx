import type { ReactNode } from "react";
import { Form } from "react-router";

export interface SaveFormProps {
  fields: Record<string, string>;
  onSend: (fields: Record<string, string>) => void;
  className?: string;
  /** The submit button. */
  children: ReactNode;
}

/** Known values behind one button: sent by the script, or as a plain form without it. */
export function SaveForm({ fields, onSend, className, children }: SaveFormProps) {
  return (
    <Form
      method="post"
      preventScrollReset
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(fields);
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
