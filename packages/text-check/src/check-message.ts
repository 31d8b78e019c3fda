import { type ChatWarning, chatWarnings } from "@app/domain/messages/chat-warnings/chat-warnings";
import { CHAT_WARNING_KINDS, type ChatWarningKind } from "@app/domain/messages/chat-warnings/kind";
import { scoreText } from "./model.ts";
import { MODELS } from "./models.ts";
import { pairedPassages } from "./passages.ts";

/** `doubt`: what it may ask for, too doubtful to be left uncounted, too little to warn anybody. */
type MessageCheck = { warnings: ChatWarning[]; doubt: ChatWarningKind | null };

/** What a message asks for that a person should not give, the gravest first: what the model is sure of, or what a rule found and the model doubts. */
export function checkMessage(content: string, from: "employer" | "candidate"): MessageCheck {
  const scores = pairedPassages(content).map((passage) => scoreText(MODELS.messages, passage, [from]));
  const [worst] = scores.toSorted((a, b) => b.score - a.score);
  if (!worst) return { warnings: [], doubt: null };
  const { warn = Number.POSITIVE_INFINITY, review = Number.POSITIVE_INFINITY } = MODELS.messages.thresholds;
  const isDoubtful = worst.score > review;
  const found = isDoubtful ? chatWarnings(content) : [];
  const known = CHAT_WARNING_KINDS.find((name) => name === worst.kind) ?? null;
  if (found.length > 0 || known === null) return { warnings: found, doubt: null };
  if (worst.score > warn) return { warnings: [{ kind: known, excerpt: worst.excerpt }], doubt: null };
  return { warnings: [], doubt: isDoubtful ? known : null };
}
