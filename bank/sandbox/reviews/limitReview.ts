import { defineJob } from '../../kernel/Job';
import { limitApplications } from '../../modules/profile/limitReview';
import { demonstrated } from './demonstrated';

/** Approves limits within the levels of the bank; higher ones cannot be requested. */
export const limitReview = defineJob(demonstrated(limitApplications, () => 'approved'));
