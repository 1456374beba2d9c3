import type { Job } from '../../kernel/Job';
import { reviewAll } from './Review';
import type { Decide, Review, Waiting } from './Review';

/** Job that submits every waiting request of a review to a program that decides on it. */
export function reviewJob<Row extends Waiting, const Decision>(
  review: Review<Row, Decision>,
  decide: Decide<Row, Decision>,
): Job {
  return {
    name: review.name,
    every: 2000,
    wokenBy: ['clock'],
    round: (services) => reviewAll(review, decide, services),
  };
}
