import { type Sentence, sentences } from "../../text/sentences.ts";
import type { ChatRule, ChatWarningKind } from "./kind.ts";
import { type ReadableText, readable } from "./readable.ts";
import { CHAT_RULES } from "./rules.ts";

export type ChatWarning = {
  kind: ChatWarningKind;
  /** The words found, as typed. */
  excerpt: string;
};

const MAX_EXCERPT = 200;

/** What a message asks for that a person should not give: one finding per kind, the gravest first. */
export function chatWarnings(content: string): ChatWarning[] {
  const typed = content.normalize("NFC");
  const read = readable(typed);
  const passages = pairs(sentences(read.text));
  return CHAT_RULES.flatMap((rule) => {
    for (const passage of passages) {
      const found = matchRule(rule, passage.text);
      if (found)
        return [{ kind: rule.kind, excerpt: excerptOf(typed, read, passage.start + found.index, found[0].length) }];
    }
    return [];
  });
}

/** Each sentence with the next one: a request and what it asks for may stand apart. */
function pairs(parts: readonly Sentence[]): Sentence[] {
  if (parts.length < 2) return [...parts];
  return parts.slice(0, -1).map(({ text, start }, index) => ({ text: text + (parts[index + 1]?.text ?? ""), start }));
}

function matchRule({ patterns }: ChatRule, text: string): RegExpExecArray | null {
  for (const { find, asks, beside, unless } of patterns) {
    const found = find.exec(text);
    if (found && (asks?.test(text) ?? true) && (beside?.test(text) ?? true) && !unless?.test(text)) return found;
  }
  return null;
}

function excerptOf(typed: string, { places }: ReadableText, start: number, length: number): string {
  const first = places[start] ?? 0;
  const last = places[start + length - 1] ?? typed.length - 1;
  return typed.slice(first, last + 1).slice(0, MAX_EXCERPT);
}
