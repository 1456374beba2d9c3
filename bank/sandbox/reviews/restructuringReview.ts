import { defineJob } from '../../kernel/Job';
import { restructurings } from '../../modules/loans/restructuringReview';
import { demonstrated } from './demonstrated';

/** Above this limit a branch must see the customer first. */
const MAX_MONTHS_UNSEEN = 24;

/** Approves extensions up to two years and rejects longer ones, so that both can be seen. */
export const restructuringReview = defineJob(
  demonstrated(restructurings, ({ months }) => (months <= MAX_MONTHS_UNSEEN ? 'approved' : 'rejected')),
);
