import type { ConfirmedCode, ResponseOf } from '../operations/catalogue';

/**
 * An operation the bank has created and not yet booked. Only a gateway makes one, out of the bank's answer: a literal of the
 * same shape is none, so nothing can be confirmed that was not shown.
 */
export class Challenge<Code extends ConfirmedCode> {
  /** Protected, so that no object literal has this type. */
  protected readonly createdByTheBank = true;

  constructor(
    readonly code: Code,
    readonly preview: ResponseOf<Code>,
  ) {}
}
