import type { Language } from '../../domain/language/Language';

/** Metadata the application sends to the bank with every call. */
export interface Device {
  readonly userAgent: string;
  /** Current language of the screen; the bank writes its messages and responses in it. */
  language(): Language;
  /** Device key issued to this browser at an earlier sign-in; sent with sign-ins only. */
  deviceKey(): string | undefined;
  /** Calls `hear` on every later change of language. Returns a function that stops listening. */
  onLanguage(hear: () => void): () => void;
}

export const Device = Symbol.for('Device');
