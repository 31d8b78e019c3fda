import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";

/** Posts `intent=read-all`: the route's action marks every page of the list. */
export function ReadAll() {
  const fetcher = useFetcher({ key: "read-all" });
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="read-all" />
      <Button
        type="submit"
        variant="ghost"
        className="-mr-2 px-2! text-brand! text-sm!"
        loading={fetcher.state !== "idle"}
      >
        Tout marquer comme lu
      </Button>
    </fetcher.Form>
  );
}
