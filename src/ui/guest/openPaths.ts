/** Pages for everybody, signed in or not (specification 1, section 2, guest-reachable routes). Kept small: every first page waits for it. */
export const OPEN_PATHS = [
  '/excerpt',
  '/exchange',
  '/guest',
  '/payment-fines',
  '/property-tax',
  '/release',
  '/service-points',
  '/transport-tax',
] as const;

export type OpenPath = (typeof OPEN_PATHS)[number];
