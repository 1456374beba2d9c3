import type { Secrets } from '../Secrets';
import { cardNumberHash } from '../cards/cardNumbers';

/** The fields of a request that are not kept as they came, by their names on the wire. */
export interface SealedFields {
  /** The number of a card: its keyed hash is kept, so that the same request is known again. */
  readonly cardNumber: string;
  /** What nothing is kept of. */
  readonly forgotten: readonly string[];
}

/** What is kept of a request: everything, but no number of a card and no secret of one (PCI DSS 3.3.1 and 3.5.1). */
export function sealedRequest(wire: object, { cardNumber, forgotten }: SealedFields, secrets: Secrets): object {
  const kept = Object.entries(wire).filter(([name]) => !forgotten.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === cardNumber ? cardNumberHash(secrets, String(value)).toString('hex') : value]),
  );
}
