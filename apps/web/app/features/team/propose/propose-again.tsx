import { Send } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";

/** One person, one mission: a new proposition, which waits for their own yes. */
export function ProposeAgain({ job, person, name }: { job: number; person: number; name: string }) {
  const busy = useNavigation().formData?.get("people") === String(person);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="propose" />
      <input type="hidden" name="job" value={job} />
      <input type="hidden" name="people" value={person} />
      <Button type="submit" variant="line" icon={Send} aria-label={`Proposer la mission à ${name}`} loading={busy}>
        Proposer
      </Button>
    </Form>
  );
}
