import { defineJob } from '../../kernel/Job';
import { passportApplications } from '../../modules/profile/passportReview';
import { demonstrated } from './demonstrated';

/** Approves passport data with the INN of the known person. */
export const passportReview = defineJob(
  demonstrated(passportApplications, ({ inn, knownInn }) =>
    inn === knownInn ? { approved: true } : { approved: false, violation: 'INN_MISMATCH' },
  ),
);
