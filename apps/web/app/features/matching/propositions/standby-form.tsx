import { Users } from "lucide-react";
import type { FetcherWithComponents } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Hidden } from "./hidden.tsx";

export interface AnswerFormProps {
  Form: FetcherWithComponents<unknown>["Form"];
  action: string;
  hidden: Record<string, string>;
  isBusy: boolean;
}

export function StandbyForm({ Form, action, hidden, isBusy }: AnswerFormProps) {
  return (
    <Form method="post" action={action}>
      <Hidden fields={{ ...hidden, answer: "standby" }} />
      <Button type="submit" variant="line" block icon={Users} loading={isBusy}>
        En renfort
      </Button>
    </Form>
  );
}
