import type { LocalizedText } from '../language/Language';
import { money } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Sizes of safe-deposit boxes, the smallest first. */
export const BOX_SIZES = ['S', 'M', 'L'] as const;

export type BoxSize = (typeof BOX_SIZES)[number];

/** Months a box can be rented for; the rent is paid in advance. */
export const RENT_MONTHS = [1, 3, 6, 12] as const;

export type RentMonths = (typeof RENT_MONTHS)[number];

/** Boxes of one size at one branch. */
export interface BoxOffer {
  /** Branch by its id among the service points. */
  readonly branchId: string;
  readonly branchName: LocalizedText;
  readonly size: BoxSize;
  /** Inner dimensions in centimetres. */
  readonly heightCm: number;
  readonly widthCm: number;
  readonly depthCm: number;
  /** Rent of a month. */
  readonly rent: Money;
  /** Number of free boxes. */
  readonly free: number;
}

/** Reservation of a box, whose rent an account in soms is charged. */
export interface BoxReservation {
  readonly productType: 'makeDepositBoxReservation';
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly branchId: string;
  readonly size: BoxSize;
  readonly months: RentMonths;
}

/** Boxes of a size at a branch; `undefined` when it has none. */
export function boxOfferOf(offers: readonly BoxOffer[], branchId: string, size: string): BoxOffer | undefined {
  return offers.find((offer) => offer.branchId === branchId && offer.size === size);
}

/** Dimensions of a box as they are read: height, width and depth. */
export function boxDimensions({
  heightCm,
  widthCm,
  depthCm,
}: Pick<BoxOffer, 'heightCm' | 'widthCm' | 'depthCm'>): string {
  return [heightCm, widthCm, depthCm].join(' × ');
}

/** Rent of the whole time. */
export function rentFor({ rent }: Pick<BoxOffer, 'rent'>, months: RentMonths): Money {
  return money(rent.minor * BigInt(months), rent.currency);
}
