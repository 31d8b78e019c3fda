import { type EstablishmentView, establishmentsRoute } from "@app/contract/companies/establishments";
import { seesAll } from "@app/domain/members/member";
import { BriefcaseBusiness, CalendarDays, MapPin, Pencil, Plus } from "lucide-react";
import { redirect } from "react-router";
import { EstablishmentForm } from "../../features/companies/own/establishment-form.tsx";
import { EstablishmentTabs } from "../../features/companies/own/establishment-tabs.tsx";
import { saveEstablishment } from "../../features/companies/own/establishments.server.ts";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER, ESTABLISHMENTS as HERE } from "../../lib/employer-paths.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { submitForm } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { useMember } from "../../lib/use-employer.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/establishments";

const SAVED = "Établissement enregistré.";
const FAILED = "L’établissement n’a pas pu être enregistré. Réessayez dans un instant.";

export const meta: Route.MetaFunction = () => [{ title: "Établissements · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { results } = await context.get(apiContext).call(establishmentsRoute, {});
  const edited = Number(url.searchParams.get("modifier"));
  return {
    establishments: results,
    isAdding: url.searchParams.has("ajouter"),
    edited: results.find(({ id }) => id === edited),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return submitForm(
    form,
    async () => {
      await saveEstablishment(context.get(apiContext), form);
      throw redirect(`${HERE}?enregistre=1`);
    },
    FAILED,
  );
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Establishments({ loaderData, actionData }: Route.ComponentProps) {
  const { establishments, edited, isAdding } = loaderData;
  const flash = useFlashToast({ enregistre: SAVED });
  const member = useMember();
  const canEdit = member.role !== "shift_lead";
  const canAdd = canEdit && seesAll(member);
  return (
    <>
      <PageHeader
        title="Établissements"
        description="Les lieux où vos missions se passent. L’adresse exacte est pour les personnes retenues."
        actions={
          canAdd && (
            <LinkButton to={`${HERE}?ajouter=1`} icon={Plus} preventScrollReset>
              Ajouter
            </LinkButton>
          )
        }
      />
      <EstablishmentTabs current="establishments" />
      {flash !== undefined && <Notice tone="ok" live="polite" title={flash} className="no-js-only mt-4" />}
      {((canAdd && isAdding) || (canEdit && edited)) && (
        <div className="mt-5">
          <EstablishmentForm
            key={edited?.id ?? "nouveau"}
            establishment={edited}
            refused={actionData}
            backHref={HERE}
          />
        </div>
      )}
      {establishments.length === 0 && !isAdding ? (
        <div className="mt-5">
          <EmptyState
            title="Aucun établissement"
            text={
              canAdd
                ? "Ajoutez le lieu où les personnes viennent\u00a0: il sera proposé à chaque mission."
                : "Aucun lieu ne vous est confié pour le moment."
            }
          />
        </div>
      ) : (
        <ul className="mt-5 grid gap-3 md:grid-cols-2">
          {establishments.map((one) => (
            <li key={one.id}>
              <Establishment establishment={one} canEdit={canEdit} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Establishment({ establishment, canEdit }: { establishment: EstablishmentView; canEdit: boolean }) {
  const { id, name, street, postcode, placeLabel, access, closed } = establishment;
  return (
    <Card as="article" className="h-full">
      <h2 className="flex flex-wrap items-center gap-2 text-lg">
        {name}
        {closed && <Badge tone="grey">Fermé</Badge>}
      </h2>
      <p className="mt-1 flex items-start gap-1.5">
        <MapPin className="ico mt-1 text-ink-3" aria-hidden="true" />
        {[street, [postcode, placeLabel].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
      </p>
      {access !== null && <p className="text-ink-2 text-sm">{access}</p>}
      {canEdit && <EstablishmentLinks id={id} name={name} />}
    </Card>
  );
}

function EstablishmentLinks({ id, name }: Pick<EstablishmentView, "id" | "name">) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <LinkButton to={`${EMPLOYER}/planning?etablissement=${id}`} variant="line" size="sm" icon={CalendarDays}>
        Planning
      </LinkButton>
      <LinkButton to={`${EMPLOYER}/emplois?etablissement=${id}`} variant="line" size="sm" icon={BriefcaseBusiness}>
        Missions
      </LinkButton>
      <LinkButton
        to={`${HERE}?modifier=${id}`}
        variant="line"
        size="sm"
        icon={Pencil}
        preventScrollReset
        aria-label={`Modifier\u00a0: ${name}`}
      >
        Modifier
      </LinkButton>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
