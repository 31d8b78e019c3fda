import { useEffect } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";

/**
 * Tells the page's action that an unread application has been opened. Not done by the loader, which also runs when a link
 * is only prefetched; without script a button does it.
 */
export function MarkAsRead({ id, read }: { id: number; read: boolean }) {
  const fetcher = useFetcher({ key: `read-${id}` });
  const { submit } = fetcher;
  useEffect(() => {
    if (!read) void submit({ intent: "read", id: String(id) }, { method: "post" });
  }, [id, read, submit]);
  if (read) return null;
  return (
    <fetcher.Form method="post" className="no-js-only mt-4">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="read" variant="line">
        Marquer comme lue
      </Button>
    </fetcher.Form>
  );
}
