import { formatLongDay } from "@app/domain/time/format-time";
import { data } from "react-router";
import { TextPage } from "../../features/site/text-page.tsx";
import { textAt } from "../../features/site/texts/texts.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import type { Route } from "./+types/text";

export const handle = SHARED_PAGE;

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/, "");
  const text = textAt(path);
  if (!text) throw data(null, { status: 404 });
  const versionDay = text.version && formatLongDay(new Date(`${text.version}T12:00:00Z`));
  return { text, versionDay, address: environment().publicUrl + path };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: `${loaderData.text.title} · Renfort`,
        description: loaderData.text.description,
        url: loaderData.address,
      })
    : [];

export default function Text({ loaderData }: Route.ComponentProps) {
  return <TextPage {...loaderData} />;
}
