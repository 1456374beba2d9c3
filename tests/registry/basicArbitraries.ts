import fc from 'fast-check';

import { CURRENCIES } from '../../src/domain/money/Currency';
import { RULE_SIGNER_STATES, SIGNATURE_PLACES } from '../../src/domain/corporate/Signer';
import type { Currency } from '../../src/domain/money/Currency';
import { money } from '../../src/domain/money/Money';
import type { Money } from '../../src/domain/money/Money';
import { checkedToOperationId } from '../../src/domain/operation/OperationId';
import type { OperationId } from '../../src/domain/operation/OperationId';
import { bankDayOf } from '../../src/domain/time/Instant';
import { OTP_TYPES } from '../../src/domain/user/ProfileChange';
import type { WaitingChange } from '../../src/domain/user/ProfileChange';
import { plainLine, plainText } from '../../src/domain/text/plainText';

export const words = fc.string({ maxLength: 40, unit: 'grapheme' });
/** Text in plain characters, as it is sent and stored. */
export const typedWords = words.map(plainLine);

/** Plain text of a pattern: no space begins or ends it. */
export function plainMatching(pattern: RegExp): fc.Arbitrary<string> {
  return fc.stringMatching(pattern).filter((text) => text === plainText(text));
}

export const identifier = fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n }).map(String);
export const version = fc.bigInt({ min: 0n, max: 9_223_372_036_854_775_807n });
export const instant = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2099-12-31') });
export const day = instant.map(bankDayOf);
export const currency = fc.constantFrom(...CURRENCIES);
export const accountNumber = fc.stringMatching(/^\d{16}$/);
export const localized = fc.record({ ru: words, en: words, kg: words, cn: words });

export const operationId: fc.Arbitrary<OperationId> = fc.uuid().map((text) => {
  const checked = checkedToOperationId(text);
  if (checked === undefined) {
    throw new Error(`fast-check made ${text}`);
  }
  return checked;
});

export function amountOf(code: Currency): fc.Arbitrary<Money> {
  return fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map((minor) => money(minor, code));
}

/** At most ten digits before the point, above zero. */
export function positiveAmountOf(code: Currency): fc.Arbitrary<Money> {
  return fc.bigInt({ min: 1n, max: 999_999_999_999n }).map((minor) => money(minor, code));
}

export function maybe<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}

export const rate = fc.bigInt({ min: 0n, max: 999_999_999_999_999n });
export const nothing = fc.constant({});
export const reference = fc.record({ operationId });

export const codeSent = fc.record({
  otpType: fc.constantFrom(...OTP_TYPES),
  isLastSmsTry: fc.boolean(),
  sendsLeft: fc.integer({ min: 0, max: 10 }),
  phone: words,
  expiresAt: instant,
  resendAfterSeconds: fc.integer({ min: 0, max: 600 }),
});

const place = fc.constantFrom(...SIGNATURE_PLACES);
export const signer = fc.record({ place, name: localized });

/** Signatures a company still has to give. */
export const awaited = fc.record({
  places: fc.subarray([...SIGNATURE_PLACES]),
  signers: fc.array(signer, { maxLength: 3 }),
  approvers: maybe(fc.array(localized, { maxLength: 2 })),
  rules: maybe(
    fc.array(
      fc.record({
        words: localized,
        left: fc.nat(5),
        signers: fc.array(fc.record({ name: localized, state: fc.constantFrom(...RULE_SIGNER_STATES) }), {
          maxLength: 3,
        }),
      }),
      { maxLength: 2 },
    ),
  ),
});

/** A change that a company has to sign. */
export const changeToSign = fc.record({
  subject: localized,
  before: localized,
  after: localized,
  awaited,
  fingerprint: words,
});

export const waitingChange: fc.Arbitrary<WaitingChange> = fc.record({
  operationId,
  otpType: fc.constantFrom(...OTP_TYPES),
  phone: words,
  isLastSmsTry: fc.boolean(),
  expiresAt: instant,
  resendAfterSeconds: fc.nat({ max: 30 }),
  toSign: maybe(changeToSign),
});

/** Request of a directory. */
export const directoryQuery = fc.record({ withoutImages: fc.boolean(), dataVersion: maybe(version) });

/** Answer of a directory: with its content, or without it when there is nothing new. */
export function edition<Content>(content: fc.Arbitrary<Content>) {
  return fc.record({ dataVersion: version, content: maybe(content) });
}
