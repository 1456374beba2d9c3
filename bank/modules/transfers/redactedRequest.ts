import type { Secrets } from '../../kernel/Secrets';
import { cardNumberHash } from '../../kernel/cardNumberHash';

/** Fields of a request that are not stored as they came, by their names on the wire. */
export interface RedactedFields {
  /** Number of a card or a transfer: its keyed hash is stored, so that the same request is recognized. */
  readonly hashed: string;
  /** True when the number in that field is a card number, where it may be something else. */
  readonly isCard?: (wire: Readonly<Record<string, unknown>>) => boolean;
  /** Fields that are not stored at all. */
  readonly forgotten: readonly string[];
}

/**
 * Request as it is stored: complete, but without card numbers and card secrets (PCI DSS 3.3.1 and 3.5.1) and without numbers that money is
 * paid out by.
 */
export function redactedRequest(wire: object, { hashed, isCard, forgotten }: RedactedFields, secrets: Secrets): object {
  const sealsNumber = isCard === undefined || isCard(Object.fromEntries(Object.entries(wire)));
  const kept = Object.entries(wire).filter(([name]) => !forgotten.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      name === hashed && sealsNumber ? cardNumberHash(secrets, String(value)).toString('hex') : value,
    ]),
  );
}
