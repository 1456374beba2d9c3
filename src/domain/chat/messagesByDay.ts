import { bankDayOf } from '../time/Instant';
import type { BankDay, Instant } from '../time/Instant';

/** Messages of one day of the bank. */
export interface DayOfMessages<Message> {
  readonly day: BankDay;
  readonly messages: readonly Message[];
}

/** Messages, oldest first, by the day of the bank they were written on. */
export function messagesByDay<Message extends { readonly createdAt: Instant }>(
  messages: readonly Message[],
): readonly DayOfMessages<Message>[] {
  const days: { readonly day: BankDay; readonly messages: Message[] }[] = [];
  for (const message of messages) {
    const day = bankDayOf(message.createdAt);
    const last = days.at(-1);
    if (last?.day === day) {
      last.messages.push(message);
    } else {
      days.push({ day, messages: [message] });
    }
  }
  return days;
}
