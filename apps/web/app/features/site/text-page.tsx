import type { ReactNode } from "react";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageIntro } from "./page-intro.tsx";
import { Blocks } from "./text-blocks.tsx";
import type { SiteText } from "./texts/text.ts";

interface TextPageProps {
  text: SiteText;
  versionDay?: string | undefined;
  /** Shown between the title and the words. */
  children?: ReactNode;
}

export function TextPage({
  text: { title, lead, version, action, sections, next },
  versionDay,
  children,
}: TextPageProps) {
  return (
    <>
      <PageIntro title={title} lead={lead}>
        {version !== undefined && (
          <p className="mt-4 text-ink-3 text-sm">
            {"Version du "}
            <time dateTime={version}>{versionDay}</time>
          </p>
        )}
        {action !== undefined && (
          <div className="mt-6">
            <LinkButton to={action.to} size="lg">
              {action.label}
            </LinkButton>
          </div>
        )}
      </PageIntro>
      {children}
      <div className="wrap grid gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_260px] lg:gap-16">
        <Summary sections={sections} />
        <div className="grid max-w-[68ch] gap-10 lg:col-start-1 lg:row-start-1">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-titre`}>
              <h2 id={`${section.id}-titre`} className="text-2xl">
                {section.title}
              </h2>
              <Blocks blocks={section.blocks} />
            </section>
          ))}
          {next !== undefined && (
            <div className="flex flex-wrap gap-3 border-line border-t pt-8">
              {next.map(({ to, label }, index) => (
                <LinkButton key={to} to={to} size="lg" variant={index === 0 ? "primary" : "line"}>
                  {label}
                </LinkButton>
              ))}
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function Summary({ sections }: Pick<SiteText, "sections">) {
  return (
    <nav aria-labelledby="sommaire" className="lg:sticky lg:top-8 lg:self-start">
      <h2 id="sommaire" className="text-lg">
        Sommaire
      </h2>
      <ol className="mt-2 border-line border-s-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-10 items-center py-1 pl-4 text-ink-2 no-underline hover:text-brand hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
