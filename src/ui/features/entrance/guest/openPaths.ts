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

/** Further pages that are open to visitors; under their addresses customers have pages of their own. */
const VISITOR_PATHS = [
  '/detail-online-loan',
  '/loan-agreement',
  '/online-loan',
  '/page-loan',
  '/register-elsom',
  '/repayment-loan',
] as const;

export type VisitorPath = OpenPath | (typeof VISITOR_PATHS)[number];

/** Every page a visitor may open. */
export const PATHS_OF_VISITORS: readonly VisitorPath[] = [...OPEN_PATHS, ...VISITOR_PATHS];

/** True for a query that names an application or a loan: the page is that of its customer, whatever visitors see at the address. */
export function namesCustomersOwn(search: string): boolean {
  return /[?&](?:application|loan)=/.test(search);
}
