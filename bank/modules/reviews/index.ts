/** Queues of requests that the bank decides. */
export { waitingOf } from './Review';
export type { Decide, Review, Waiting, WaitingColumns } from './Review';
/** Decisions by a program. */
export { reviewJob } from './reviewJob';
