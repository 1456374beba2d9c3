import type { Job } from '../../kernel/Job';
import { reviewJob } from '../../modules/reviews';
import type { Decide, Review, Waiting } from '../../modules/reviews';

const LOOKS_FOR_MS = 60_000;

/**
 * Review of the demonstration, which takes a minute and then decides by a rule. Outside a sandbox people at the bank decide, with a program of
 * their own.
 */
export function demonstrated<Row extends Waiting, const Decision>(
  review: Review<Row, Decision>,
  decide: Decide<Row, Decision>,
): Job {
  return {
    ...reviewJob(review, (row, now) => (now - row.askedAt < LOOKS_FOR_MS ? undefined : decide(row, now))),
    runsIn: ({ configuration }) => configuration.sandbox,
  };
}
