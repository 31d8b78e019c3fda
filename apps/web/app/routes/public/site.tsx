import { Outlet } from "react-router";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import type { Route } from "./+types/site";

export async function loader({ context }: Route.LoaderArgs) {
  return { account: await accountLink(context) };
}

export default function Site({ loaderData: { account } }: Route.ComponentProps) {
  return (
    <PublicLayout account={account}>
      <Outlet />
    </PublicLayout>
  );
}
