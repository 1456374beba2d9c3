import type { ChatMessage } from './ChatMessage';

/** Messages of two lists, oldest first; of one that both have, the later list's. */
export function mergedMessages(held: readonly ChatMessage[], incoming: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...held, ...incoming].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
}
