import { type ChatWarning, chatWarnings } from "@app/domain/chat-warnings";
import { CHAT_WARNING_KINDS } from "@app/domain/chat-warnings/kind";
import { scoreText } from "./model.ts";
import { MODELS } from "./models.ts";
import { pairedPassages } from "./passages.ts";

/** What a message asks for that a person should not give, the gravest first: what the model is sure of, or what a rule found and the model doubts. */
export function checkMessage(content: string, from: "employer" | "candidate"): ChatWarning[] {
  const scores = pairedPassages(content).map((passage) => scoreText(MODELS.messages, passage, [from]));
  const [worst] = scores.toSorted((a, b) => b.score - a.score);
  if (!worst) return [];
  const { warn = Number.POSITIVE_INFINITY, review = Number.POSITIVE_INFINITY } = MODELS.messages.thresholds;
  const found = worst.score > review ? chatWarnings(content) : [];
  if (found.length > 0 || worst.score <= warn) return found;
  const known = CHAT_WARNING_KINDS.find((name) => name === worst.kind);
  return known ? [{ kind: known, excerpt: worst.excerpt }] : [];
}
