import { type TalentsView, talentsRoute } from "@app/contract/site/site";
import { Search } from "lucide-react";
import { data, Form } from "react-router";
import { type TalentPlace, TalentPlaces } from "../../features/site/talent-places.tsx";
import { TextPage } from "../../features/site/text-page.tsx";
import { TALENT_COUNTS as fr } from "../../features/site/texts/talent-counts.fr.ts";
import { textAt } from "../../features/site/texts/texts.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import { VISITOR_PUBLISH } from "../../parts/mission/mission-links.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextInput } from "../../ui/fields/text-input.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/talents";

export const handle = SHARED_PAGE;

const PATH = "/talents";

export async function loader({ url, context }: Route.LoaderArgs) {
  const text = textAt(PATH);
  if (!text) throw data(null, { status: 404 });
  const asked = (url.searchParams.get("lieu") ?? "").trim().slice(0, 80);
  const query = asked === "" ? {} : { place: asked };
  const { place, results } = await context.get(apiContext).call(talentsRoute, { query });
  return { text, asked, place, places: results.map(placeOf), address: environment().publicUrl + PATH };
}

/** Formatted on the server. */
function placeOf({ kind, label, groups }: TalentsView["results"][number]): TalentPlace {
  const name = kind === "departement" ? fr.elsewhere(label) : label;
  return { asked: label, name, groups: groups.map(({ title, at_least }) => ({ title, people: fr.atLeast(at_least) })) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: `${loaderData.text.title} · Renfort`,
        description: loaderData.text.description,
        url: loaderData.address,
      })
    : [];

export default function Talents({ loaderData: { text, asked, place, places } }: Route.ComponentProps) {
  return (
    <TextPage text={text}>
      <section className="wrap pt-10 md:pt-14" aria-labelledby="disponibles">
        <div className="flex flex-wrap items-end justify-between gap-5">
          <h2 id="disponibles" className="text-2xl md:text-3xl">
            {place === null ? fr.title : fr.titleIn(place)}
          </h2>
          <LinkButton to={VISITOR_PUBLISH} size="lg">
            {fr.publish}
          </LinkButton>
        </div>
        <Form action={PATH} className="mt-5 flex max-w-160 flex-wrap items-end gap-3">
          <Field name="lieu" label={fr.field} className="min-w-0 flex-1 basis-60">
            <TextInput key={asked} maxLength={80} autoComplete="off" defaultValue={place ?? asked} />
          </Field>
          <Button type="submit" variant="line" icon={Search}>
            {fr.search}
          </Button>
        </Form>
        <div className="mt-6">
          {places.length > 0 ? (
            <TalentPlaces places={places} />
          ) : (
            <p className="card card-pad max-w-[68ch] text-ink-2">
              {asked !== "" && place === null ? fr.unknown(asked) : fr.none}
            </p>
          )}
        </div>
        {asked !== "" && (
          <p className="mt-5">
            <LinkButton to={PATH} variant="soft">
              {fr.everywhere}
            </LinkButton>
          </p>
        )}
      </section>
    </TextPage>
  );
}
