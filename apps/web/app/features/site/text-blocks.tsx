// oxlint-disable react/no-array-index-key -- these words never change while they are shown
import { Questions } from "./questions.tsx";
import { RichText } from "./rich-text.tsx";
import type { Block } from "./texts/text.ts";

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="mt-3 grid gap-4 text-ink-2">
      {blocks.map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (typeof block === "string") {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ("questions" in block) return <Questions questions={block.questions} />;
  if ("facts" in block) return <Facts facts={block.facts} />;
  if ("steps" in block) return <Steps steps={block.steps} />;
  return (
    <ul className="grid gap-2.5">
      {block.map((item) => (
        <li key={item} className="flex gap-3">
          <span className="mt-2.5 size-1.5 shrink-0 rounded-full bg-brand" aria-hidden="true" />
          <span className="min-w-0">
            <RichText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            className="num grid size-7 shrink-0 place-content-center rounded-full bg-brand-soft font-semibold text-brand-ink text-sm"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-0.5">
            <RichText text={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="card divide-y divide-line">
      {facts.map(([term, meaning]) => (
        <div key={term} className="grid gap-1 px-5 py-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-6">
          <dt className="font-semibold text-ink">{term}</dt>
          <dd className="min-w-0">
            <RichText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
