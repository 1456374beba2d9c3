import { AsyncLocalStorage } from 'node:async_hooks';

/** Network address of a call, and its user as soon as the session is known. */
interface CallSubject {
  readonly address: string;
  userId: string | undefined;
}

const subjects = new AsyncLocalStorage<CallSubject>();

/** Work that no call asked for, such as that of a job. */
const THE_BANK = 'bank';

/** Runs a call, at first under its network address. */
export function withinCall<Value>(address: string, call: () => Value): Value {
  return subjects.run({ address, userId: undefined }, call);
}

/** Names the user of the current call, once the session is known. */
export function identifyCaller(userId: string): void {
  const subject = subjects.getStore();
  if (subject !== undefined) {
    subject.userId = userId;
  }
}

/** Whose work the current call is: its user, its network address before a session is known, or the bank itself. */
export function currentSubject(): string {
  const subject = subjects.getStore();
  if (subject === undefined) {
    return THE_BANK;
  }
  return subject.userId === undefined ? `address ${subject.address}` : `user ${subject.userId}`;
}
