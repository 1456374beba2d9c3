import type { Language } from '../../domain/language/Language';

/** What the application tells the bank of itself with every call. */
export interface Device {
  readonly userAgent: string;
  /** The language on the screen now: the bank writes what it sends and answers in it. */
  language(): Language;
  /** The key the bank gave this browser at an earlier sign-in; sent with sign-ins only. */
  deviceKey(): string | undefined;
  /** Hears every later choice of language. Answers how to stop listening. */
  onLanguage(hear: () => void): () => void;
}

export const Device = Symbol.for('Device');
