import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Matches } from 'class-validator';
import { describe, expect, test } from 'vitest';

import { FAILURE_CODES, isMendable } from '../../../src/application/operations/failureCodes';
import { LANGUAGES } from '../../../src/domain/language/Language';
import { SignInForm } from '../../../src/domain/user/SignInForm';
import { isSound, validate } from '../../../src/domain/validation/validate';
import { VALIDATION_PARAMETERS } from '../../../src/domain/validation/ValidationCode';
import { FOREIGN_LETTERS } from '../../../src/domain/validation/foreignLetterCode';

/** @param namespace key of the texts in the file; without it, the file is one namespace */
function words(path: string, namespace?: string): Readonly<Record<string, unknown>> {
  const parsed: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8'),
  );
  return Object.fromEntries(Object.entries((namespace === undefined ? parsed : parsed[namespace]) ?? {}));
}

function placeholders(text: unknown): readonly string[] {
  return [...new Set([...String(text).matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))].toSorted();
}

/** Parameters a failure carries besides its code. */
const PARTICULARS: Readonly<Record<string, readonly string[]>> = {
  INCORRECT_OTP: ['triesLeft'],
  INCORRECT_CVV: ['triesLeft'],
  INCORRECT_ANSWER: ['triesLeft'],
  INCORRECT_PASSWORD: ['triesLeft'],
  INCORRECT_PIN: ['triesLeft'],
  STATEMENT_TOO_LARGE: ['most'],
  CARD_HOLDER_MISMATCH: ['holder'],
  TOO_MANY_REQUESTS: ['retryAt'],
  MAX_OTP_TRIES: ['retryAt'],
  CONFIRMATIONS_ON_HOLD: ['retryAt'],
  OTP_MESSAGES_LIMIT_EXCEEDED: ['retryAt'],
};

/** Figures of the second text some failures have, for when the bank sends them. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  TOO_MANY_REQUESTS: ['seconds'],
  INSUFFICIENT_FUNDS: ['missing'],
  MIN_LIM_NOT_REACHED: ['limit'],
  MAX_LIM_EXCEEDED: ['limit'],
  DAILY_LIMIT_EXCEEDED: ['left', 'limit', 'renewsOn'],
  MONTHLY_LIMIT_EXCEEDED: ['left', 'limit', 'renewsOn'],
  PASSKEY_SUM_EXCEEDED: ['limit'],
};

/** Figures of the third text, for when a fee is among them. */
const FIGURES_WITH_FEE: Readonly<Record<string, readonly string[]>> = { INSUFFICIENT_FUNDS: ['fee', 'missing'] };

describe.each(LANGUAGES)('words in %s', (language) => {
  test('every problem of a field has a text that mentions exactly the values of the problem', () => {
    const texts = words(`src/locales/${language}/screens/validation.json`, 'validation');
    const fixed = Object.entries(VALIDATION_PARAMETERS).map(([code, values]) => [code, Object.keys(values)] as const);
    const parameters = Object.fromEntries([...fixed, ...Object.entries(FOREIGN_LETTERS)]);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(parameters).toSorted());
    for (const [code, text] of Object.entries(texts)) {
      expect(placeholders(text), code).toEqual(parameters[code]?.toSorted());
    }
  });

  const failureTexts = words(`src/locales/${language}/failures.json`);
  const mendable = FAILURE_CODES.filter(isMendable);

  test('every failure that can be mended is one line: what is wrong and what is right', () => {
    expect(mendable.length).toBeGreaterThan(50);
    for (const code of mendable) {
      const text = failureTexts[code];
      const line = expect.stringMatching(/^[^\n]{5,105}[^.。\n]$/);
      expect(text, code).toEqual({
        what: line,
        ...(code in FIGURES && { known: line }),
        ...(code in FIGURES_WITH_FEE && { withFee: line }),
      });
      const { what, known = '', withFee = '' } = Object(text);
      expect(placeholders(what), code).toEqual(PARTICULARS[code] ?? []);
      expect(placeholders(known), code).toEqual(FIGURES[code] ?? []);
      expect(placeholders(withFee), code).toEqual(FIGURES_WITH_FEE[code] ?? []);
    }
  });

  test('every other failure says what happened, why and what to do next', () => {
    const texts = Object.fromEntries(
      Object.entries(failureTexts).filter(([code]) => !mendable.some((each) => each === code)),
    );
    expect(FAILURE_CODES.length).toBeGreaterThan(25);
    expect(Object.keys(texts).toSorted()).toEqual(FAILURE_CODES.filter((code) => !isMendable(code)).toSorted());
    for (const [code, text] of Object.entries(texts)) {
      const sentence = expect.stringMatching(/\S[.。]$/);
      expect(text, code).toEqual({
        what: sentence,
        why: sentence,
        next: sentence,
        ...(code in FIGURES && { known: sentence }),
      });
      const { known = '', ...others } = Object(text);
      expect(placeholders(known), code).toEqual(FIGURES[code] ?? []);
      expect(placeholders(Object.values(others).join(' ')), code).toEqual(PARTICULARS[code] ?? []);
    }
  });
});

test('a form whose rule has no validation code is a defect', () => {
  class Careless {
    @Matches(/x/)
    field = '';
  }
  expect(() => validate(new Careless())).toThrow('field');
});

test('a form without problems is sound', () => {
  expect(isSound(validate(new SignInForm({ username: 'aibek', password: 'x' })))).toBe(true);
  expect(isSound(validate(new SignInForm()))).toBe(false);
});
