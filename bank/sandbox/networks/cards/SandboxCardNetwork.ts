import { randomInt } from 'node:crypto';

import type { CardAnswer, CardInquiry, CardNetwork } from '../../../networks/ports/CardNetwork';
import { scenarioDigits } from './sandboxCards';

/** Thirteenth to fifteenth digits of cards of other banks that are not found; any other is. */
const NOT_KNOWN = '400';
const NOT_ALLOWED = '403';
const NOBODY_ANSWERS = '503';

/** Security code that no issuer of the demonstration accepts. */
const WRONG_SECURITY_CODE = '000';

const REFERENCE_DIGITS = 12;

/** Card networks of the demonstration. They store no card numbers. */
export class SandboxCardNetwork implements CardNetwork {
  constructor(private readonly shownHolder: string) {}

  async inquire(inquiry: CardInquiry): Promise<CardAnswer> {
    const scenario = scenarioDigits(inquiry.number);
    if (scenario === NOBODY_ANSWERS) {
      throw new Error('The network did not answer');
    }
    if (scenario === NOT_KNOWN) {
      return { state: 'unknown' };
    }
    if (scenario === NOT_ALLOWED || (inquiry.purpose === 'debit' && inquiry.securityCode === WRONG_SECURITY_CODE)) {
      return { state: 'declined' };
    }
    return { state: 'found', reference: newReference(), shownHolder: this.shownHolder };
  }
}

function newReference(): string {
  return randomInt(10 ** REFERENCE_DIGITS)
    .toString()
    .padStart(REFERENCE_DIGITS, '0');
}
