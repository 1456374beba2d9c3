import type { Language } from '../../domain/language/Language';

/** What the application tells the bank of itself with every call. */
export interface Device {
  readonly userAgent: string;
  /** The language on the screen now: the bank writes what it sends and answers in it. */
  language(): Language;
}

export const Device = Symbol.for('Device');
