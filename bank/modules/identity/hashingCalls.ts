import { AsyncLocalStorage } from 'node:async_hooks';

import type { OperationCode } from '../../../src/application/operations/catalogue';
import type { AuthenticationOperation } from '../../../src/application/operations/authentication';
import { addProcessorTime, currentSubject } from '../../kernel/callCost';
import { FairQueue, QueueFull } from '../../kernel/FairQueue';

/**
 * Each runs one hash at a time, because each takes a whole core, and so transfers are not slowed by a flood of them. Users and network
 * addresses take turns.
 */
const queues = {
  /** Passwords of people who sign in; nothing else waits here, so signed-in users cannot delay a sign-in. */
  signIn: new FairQueue({ concurrent: 1, waiting: 50 }),
  /** The other steps of people who are not signed in yet: registering, restoring a password, a first login. */
  entrance: new FairQueue({ concurrent: 1, waiting: 50 }),
  /** Calls of signed-in users. */
  signedIn: new FairQueue({ concurrent: 1, waiting: 50 }),
} as const;

type QueueName = keyof typeof queues;

/** Every call that makes or checks a slow hash, and the queue its hashes wait in. No other call can hash. */
export const HASHING_CALLS = {
  authenticate: 'signIn',
  getSecondFactorCredential: 'entrance',
  setPassword: 'entrance',
  setAnswerForSecurityQuestion: 'entrance',
  confirmAnswerForSecurityQuestion: 'entrance',
  selfRegistrationV2: 'entrance',
  confirmSelfRegistration: 'entrance',
  unlockSession: 'signedIn',
  SET_CODE_WORD: 'signedIn',
  SET_PIN: 'signedIn',
  CHANGE_PIN: 'signedIn',
  CHANGE_PASSWORD: 'signedIn',
  SET_NEW_ANSWER_FOR_SECURITY_QUESTION: 'signedIn',
  GET_GOOGLE_INITIALIZATION_CODE: 'signedIn',
} as const satisfies Partial<Readonly<Record<AuthenticationOperation | OperationCode, QueueName>>>;

export type HashingCall = keyof typeof HASHING_CALLS;

export function isHashingCall(call: string): call is HashingCall {
  return Object.hasOwn(HASHING_CALLS, call);
}

const running = new AsyncLocalStorage<QueueName>();
const busySubjects = new Set<string>();

/**
 * Runs a call that hashes. Of one subject, a signed-in user or a session on its way in, one such call runs or waits at a time;
 * without one, before the user is known, there is no such limit.
 * @throws QueueFull for a further call of the same subject, and from within when too many hashes wait.
 */
export async function runHashingCall<Outcome>(
  { call, subject }: { readonly call: HashingCall; readonly subject: string | undefined },
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (subject === undefined) {
    return running.run(HASHING_CALLS[call], work);
  }
  if (busySubjects.has(subject)) {
    throw new QueueFull('another call of this subject hashes');
  }
  busySubjects.add(subject);
  try {
    return await running.run(HASHING_CALLS[call], work);
  } finally {
    busySubjects.delete(subject);
  }
}

/**
 * Runs a task that hashes when its turn comes in the queue of the call it belongs to.
 * @throws QueueFull when too many wait; Error outside of a call that {@link HASHING_CALLS} names.
 */
export function inHashingQueue<Value>(task: () => Promise<Value>): Promise<Value> {
  const queue = running.getStore();
  if (queue === undefined) {
    throw new Error('A hash was asked for outside of the calls that may hash');
  }
  return queues[queue].run(currentSubject(), async () => {
    const began = performance.now();
    try {
      return await task();
    } finally {
      // Of this queue nothing else runs, and a hash takes a whole core.
      addProcessorTime(performance.now() - began);
    }
  });
}
