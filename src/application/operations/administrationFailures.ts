import { ended } from './failureRows';

/** Users in the administration. */
export const administration = {
  CUSTOMER_NOT_FOUND: ended,
  OWN_ACCESS: ended,
  LAST_ADMINISTRATOR: ended,
};
