import type { ApplicationTimeline } from "../builders/application-rows.ts";
import { type ConversationRows, type ConversationTimeline, conversationRows } from "../builders/message-rows.ts";
import { CHATS, type Chat } from "./material/chats.ts";
import type { Random } from "./random.ts";
import { DAY_MS, type DemoMission, HOUR_MS, MINUTE_MS, pickFitting } from "./types.ts";

type ConversationsInput = {
  random: Random;
  now: Date;
  conversationIds: () => number;
  messageIds: (count: number) => number[];
};

type Exchange = { chat: Chat; start: number; mission: DemoMission; candidateId: number };

/** One conversation per pair of people, however many missions they share; message ids follow the order of time. */
export function makeConversations(
  input: ConversationsInput,
  missions: readonly DemoMission[],
  alwaysFor: ReadonlySet<number>,
): ConversationRows[] {
  const byPair = new Map<string, Exchange[]>();
  const usedChats = new Map<number, Set<Chat>>();
  for (const mission of missions) {
    for (const timeline of mission.timelines) {
      const known = usedChats.get(mission.company.id) ?? new Set();
      usedChats.set(mission.company.id, known);
      const exchange = exchangeAbout(input, mission, timeline, { isSure: alwaysFor.has(timeline.candidateId), known });
      if (!exchange) continue;
      const pair = `${mission.company.employerId}:${timeline.candidateId}`;
      byPair.set(pair, [...(byPair.get(pair) ?? []), exchange]);
    }
  }
  const sent = [...byPair.values()].map((exchanges) => sentLines(input, exchanges));
  return numbered(input, sent);
}

type SentLine = Omit<ConversationTimeline, "id" | "lines"> & {
  lines: { senderId: number; content: string; createdAt: Date }[];
};

function exchangeAbout(
  { random, now }: ConversationsInput,
  mission: DemoMission,
  timeline: ApplicationTimeline,
  { isSure, known }: { isSure: boolean; known: Set<Chat> },
): Exchange | null {
  const answeredAt = timeline.acceptedAt ?? timeline.reviewedAt;
  if (!answeredAt || !(random.chance(0.45) || isSure)) return null;
  const { startsAt, endsAt } = mission.row;
  const isOver = timeline.attendance === "worked" && endsAt.getTime() + 2 * HOUR_MS < now.getTime();
  const isAbout =
    isOver && random.chance(0.6) ? (chat: Chat) => chat.moment !== "before" : (chat: Chat) => chat.moment === "before";
  // The same exchange twice for one employer would look artificial.
  const fresh = CHATS.filter((chat) => isAbout(chat) && !known.has(chat));
  const chats = fresh.some(({ sector }) => sector === null) ? fresh : CHATS.filter(isAbout);
  const chat = pickFitting(random, chats, mission.sector, mission.row.title);
  known.add(chat);
  const start = {
    before: answeredAt.getTime() + random.between(5, 60) * MINUTE_MS,
    during: startsAt.getTime() + random.between(30, 150) * MINUTE_MS,
    after: endsAt.getTime() + random.between(30, 110) * MINUTE_MS,
  }[chat.moment];
  return start < now.getTime() - 10 * MINUTE_MS ? { chat, start, mission, candidateId: timeline.candidateId } : null;
}

function sentLines({ random, now }: ConversationsInput, exchanges: readonly Exchange[]): SentLine {
  const [first] = exchanges;
  if (!first) throw new Error("A conversation starts with an exchange");
  const employerId = first.mission.company.employerId;
  const inOrder = exchanges.toSorted((a, b) => a.start - b.start);
  const lines = inOrder.flatMap(({ chat, start, candidateId }) => {
    // Quick answers, squeezed when there is little time left before now.
    const gap = Math.min(9 * MINUTE_MS, (now.getTime() - start) / (chat.lines.length + 1));
    let at = start;
    return chat.lines.map(({ from, text }) => {
      at += gap * random.between(0.2, 1);
      return { senderId: from === "employer" ? employerId : candidateId, content: text, createdAt: new Date(at) };
    });
  });
  lines.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const lastAt = lines.at(-1)?.createdAt.getTime() ?? 0;
  const isFresh = now.getTime() - lastAt < 2 * DAY_MS;
  return {
    userIds: [employerId, first.candidateId],
    createdAt: new Date((lines[0]?.createdAt.getTime() ?? 0) - MINUTE_MS),
    lines,
    unread: isFresh && random.chance(0.6) ? trailing(lines) : 0,
  };
}

/** The lines at the end by one and the same person. */
function trailing(lines: SentLine["lines"]): number {
  const last = lines.at(-1);
  const before = lines.findLastIndex(({ senderId }) => senderId !== last?.senderId);
  return lines.length - 1 - before;
}

function numbered({ conversationIds, messageIds }: ConversationsInput, sent: readonly SentLine[]): ConversationRows[] {
  const everyLine = sent
    .flatMap(({ lines }) => lines)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const ids = messageIds(everyLine.length);
  const idOf = new Map(everyLine.map((line, index) => [line, ids[index] ?? 0]));
  return sent
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((timeline) =>
      conversationRows({
        ...timeline,
        id: conversationIds(),
        lines: timeline.lines.map((line) => Object.assign(line, { id: idOf.get(line) ?? 0 })),
      }),
    );
}
