import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";

/** Opening a conversation marks it read; without script, this does. */
export function UnreadForm() {
  return (
    <Form method="post" className="no-js-only shrink-0 border-line border-t bg-surface px-4 py-2 text-center">
      <Button type="submit" name="intent" value="read" variant="line" size="sm">
        Marquer comme lu
      </Button>
    </Form>
  );
}
