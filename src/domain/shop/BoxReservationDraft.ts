import type { Account } from '../account/Account';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import { debitViolation, definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { boxOfferOf, RENT_MONTHS, rentFor } from './DepositBox';
import type { BoxOffer, BoxReservation, RentMonths } from './DepositBox';

const USUAL_MONTHS = '12';

/** Draft of a reservation of a safe-deposit box; numbers are texts as chosen. */
export class BoxReservationDraft {
  /** Branch; the first that has boxes while it is empty. */
  boxBranch = '';

  @Filled('BOX_SIZE_REQUIRED')
  boxSize = '';

  rentMonths = USUAL_MONTHS;

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  constructor(values: Readonly<Partial<BoxReservationDraft>> = {}) {
    this.boxBranch = values.boxBranch ?? '';
    this.boxSize = values.boxSize ?? '';
    this.rentMonths = values.rentMonths ?? USUAL_MONTHS;
    this.debitAccountId = values.debitAccountId ?? '';
  }
}

/** Data a draft is validated against. */
export interface BoxCircumstances {
  readonly accounts: readonly Account[];
  readonly offers: readonly BoxOffer[];
}

/** First violation of each field; empty when the order can be created. */
export function boxReservationViolations(
  draft: BoxReservationDraft,
  { accounts, offers }: BoxCircumstances,
): Violations<BoxReservationDraft> {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const isFree = (offerOf(draft, offers)?.free ?? 0) > 0;
  return {
    ...definedOnly({
      boxSize: isFree ? undefined : ('BOX_SIZE_REQUIRED' as const),
      debitAccountId: debit !== undefined && debit.currency !== 'KGS' ? ('SOMS_ONLY' as const) : debitViolation(debit),
    }),
    ...validate(draft),
  };
}

/** Order made from a draft; `undefined` when the draft is not valid. */
export function boxReservationOf(
  draft: BoxReservationDraft,
  circumstances: BoxCircumstances,
  operationId: OperationId,
): BoxReservation | undefined {
  const offer = offerOf(draft, circumstances.offers);
  const months = monthsOf(draft);
  return offer === undefined || months === undefined || !isSound(boxReservationViolations(draft, circumstances))
    ? undefined
    : {
        productType: 'makeDepositBoxReservation',
        operationId,
        debitAccountId: draft.debitAccountId,
        branchId: offer.branchId,
        size: offer.size,
        months,
      };
}

/** Rent of the whole time; `undefined` until a size is chosen. */
export function wholeRent(draft: BoxReservationDraft, offers: readonly BoxOffer[]): Money | undefined {
  const offer = offerOf(draft, offers);
  const months = monthsOf(draft);
  return offer === undefined || months === undefined ? undefined : rentFor(offer, months);
}

/** Branch of a draft: the chosen one, otherwise the first that has boxes. */
export function branchOf({ boxBranch }: BoxReservationDraft, [first]: readonly BoxOffer[]): string {
  return boxBranch === '' ? (first?.branchId ?? '') : boxBranch;
}

function offerOf(draft: BoxReservationDraft, offers: readonly BoxOffer[]): BoxOffer | undefined {
  return boxOfferOf(offers, branchOf(draft, offers), draft.boxSize);
}

function monthsOf({ rentMonths }: BoxReservationDraft): RentMonths | undefined {
  return RENT_MONTHS.find((months) => months.toString() === rentMonths);
}
