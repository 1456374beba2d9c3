import { defineJob } from '../../kernel/Job';
import { overdraftRequests } from '../../modules/accounts/overdraftReview';
import { demonstrated } from './demonstrated';

/** Largest overdraft approved without documents shown at a branch, in minor units of the som. */
const MAX_UNSEEN_MINOR = 20_000_000n;

/** Approves overdrafts up to 200 000 soms and rejects higher ones, so that both can be seen. */
export const overdraftReview = defineJob(
  demonstrated(overdraftRequests, ({ limit }) => (limit.minor <= MAX_UNSEEN_MINOR ? 'approved' : 'rejected')),
);
