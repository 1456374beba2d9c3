import type { LocalizedText } from '../language/Language';

/** A region or a city of its rank, a district or city within it, and an aiyl aimak within a district (SOATE). */
export const TERRITORY_LEVELS = ['region', 'city', 'aimak'] as const;

export type TerritoryLevel = (typeof TERRITORY_LEVELS)[number];

/** A part of the country by its code in the state classifier of territories, fourteen digits. */
export interface Territory {
  readonly code: string;
  /** The territory it belongs to; a region belongs to none. */
  readonly parentCode: string | undefined;
  readonly level: TerritoryLevel;
  readonly name: LocalizedText;
}
