import type { LocalizedText } from '../language/Language';
import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { BasisPoints } from '../deposit/Deposit';
import type { ServiceRegion } from '../payment/ServiceProvider';

/** Town of a country. */
export interface City {
  readonly id: string;
  readonly name: LocalizedText;
  /** Region by ISO 3166-2; known for towns of this country only. */
  readonly region: string | undefined;
}

export const SERVICE_POINT_KINDS = ['branch', 'atm', 'terminal'] as const;

export type ServicePointKind = (typeof SERVICE_POINT_KINDS)[number];

/** Business of a branch or a machine: `cash` pays out, `cashIn` takes in. */
export const POINT_SERVICES = [
  'cash',
  'cashIn',
  'payments',
  'exchange',
  'cards',
  'loans',
  'deposits',
  'moneyTransfers',
] as const;

export type PointService = (typeof POINT_SERVICES)[number];

/** Opening hours on some days of the week. */
export interface OpeningHours {
  /** Days of the week; 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  /** Time of day in Bishkek as `09:00`; `to` is the end. */
  readonly from: string;
  readonly to: string;
}

/** Branch, cash machine or terminal. */
export interface ServicePoint {
  readonly id: string;
  readonly kind: ServicePointKind;
  readonly name: LocalizedText;
  readonly address: LocalizedText;
  readonly region: ServiceRegion;
  /** Degrees of WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** Empty for a point that is open around the clock. */
  readonly hours: readonly OpeningHours[];
  readonly services: readonly PointService[];
  /** Own number of a branch in international form; a machine has none. */
  readonly phone?: string | undefined;
}

/** Picture of a directory. */
export interface DirectoryImage {
  readonly contentType: string;
  /** Bytes in base64. */
  readonly content: string;
}

/** Advertisement of the bank. */
export interface AdBlock {
  readonly id: string;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  /** Page of the application it leads to. */
  readonly route: string;
  /** Absent when it was asked for without images. */
  readonly image?: DirectoryImage | undefined;
}

/** Conditions of a loan in one currency. */
export interface LoanOffer {
  readonly currency: Currency;
  /** Lowest rate a year. */
  readonly rateFrom: BasisPoints;
  readonly minimum: Money;
  readonly maximum: Money;
  readonly shortestMonths: number;
  readonly longestMonths: number;
}

/** Loan the bank gives. */
export interface LoanProduct {
  readonly id: string;
  readonly name: LocalizedText;
  readonly offers: readonly LoanOffer[];
}

/** Product of the showcase. */
export interface ShopProduct {
  /** Last part of the page that takes the order. */
  readonly code: string;
  readonly name: LocalizedText;
  /** Price of one piece, charged with the order; absent where ordering costs nothing. */
  readonly price?: Money | undefined;
  /** Absent when it was asked for without images. */
  readonly image?: DirectoryImage | undefined;
}

/** Topic a customer writes to the bank about. */
export interface ChatTopic {
  readonly id: string;
  readonly name: LocalizedText;
}
