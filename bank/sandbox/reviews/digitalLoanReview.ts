import { defineJob } from '../../kernel/Job';
import { digitalLoans } from '../../modules/loans/digital/digitalLoanReview';
import { demonstrated } from './demonstrated';

/** Decides on online loans as the scoring rule does. */
export const digitalLoanReview = defineJob(demonstrated(digitalLoans, ({ score }, now) => score(now)));
