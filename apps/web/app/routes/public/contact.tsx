import { ContactBody, contactRoute } from "@app/contract/site/contact";
import { contactFr } from "@app/contract/site/contact.fr";
import { Link } from "react-router";
import { ContactForm } from "../../features/site/contact-form.tsx";
import { ContactSent } from "../../features/site/contact-sent.tsx";
import { CoordinateList } from "../../features/site/coordinates.tsx";
import { PageIntro } from "../../features/site/page-intro.tsx";
import { Questions } from "../../features/site/questions.tsx";
import { CONTACT_QUESTIONS } from "../../features/site/texts/faq.fr.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { fieldErrors, formValues, refuse, submitForm } from "../../lib/form.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import type { Route } from "./+types/contact";

export const handle = SHARED_PAGE;

export function loader() {
  const { operator, publicUrl } = environment();
  return {
    coordinates: {
      email: operator.contactEmail,
      phone: operator.publisherPhone,
      address: operator.publisherAddress,
    },
    questions: CONTACT_QUESTIONS,
    address: `${publicUrl}/contact`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const errors = fieldErrors(ContactBody, form);
  if (errors) return refuse(form, errors, undefined, 400);
  const send = async () => {
    const body = ContactBody.parse(formValues(form));
    await context.get(apiContext).call(contactRoute, { body });
    return { sent: true as const };
  };
  return submitForm(form, send, contactFr.failed);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: "Contact · Renfort",
        description:
          "Une question, un problème, une idée\u202f? Écrivez à l’équipe de Renfort, nous répondons par e-mail.",
        url: loaderData.address,
      })
    : [];

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { coordinates, questions } = loaderData;
  const hasCoordinates = Object.values(coordinates).some((value) => value !== undefined);
  return (
    <>
      <PageIntro
        title="Contact"
        lead={"Une question, un problème, une idée\u202f? Écrivez, nous répondons par e-mail."}
      />
      <div className="wrap grid gap-12 py-10 md:py-14 lg:grid-cols-[1.2fr_.8fr] lg:gap-16">
        <section aria-label="Nous écrire" className="card card-pad self-start">
          {actionData && "sent" in actionData ? <ContactSent /> : <ContactForm refused={actionData} />}
        </section>
        <div className="grid content-start gap-10">
          {hasCoordinates && (
            <section>
              <h2 className="mb-3 text-2xl">Coordonnées</h2>
              <CoordinateList {...coordinates} />
            </section>
          )}
          <section>
            <h2 className="mb-3 text-2xl">Questions fréquentes</h2>
            <Questions questions={questions} />
            <p className="mt-4">
              <Link to="/faq" className="link inline-flex min-h-11 items-center">
                Toutes les questions
              </Link>
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
