import { describe, expect, it } from 'vitest';

import { maskedForLog } from '../../../bank/http/masking';
import { passesLuhn } from '../../../src/domain/card/cardNumber';
import { RateLimiter } from '../../../bank/kernel/RateLimiter';
import { referenceIdOf } from '../../../bank/http/referenceId';

describe('a rate', () => {
  it('lets a burst pass, then as many as the seconds bring', () => {
    const limiter = new RateLimiter({ perSecond: 2, burst: 3 });
    expect([1, 2, 3, 4].map(() => limiter.allows('a', 0))).toEqual([true, true, true, false]);
    expect(limiter.allows('a', 400)).toBe(false);
    expect(limiter.allows('a', 500)).toBe(true);
    expect(limiter.allows('a', 500)).toBe(false);
  });

  it('counts each subject on its own and never holds more than the burst', () => {
    const limiter = new RateLimiter({ perSecond: 1, burst: 1 });
    expect(limiter.allows('a', 0)).toBe(true);
    expect(limiter.allows('b', 0)).toBe(true);
    expect([1, 2].map(() => limiter.allows('a', 100_000))).toEqual([true, false]);
  });

  it('takes nothing away when the clock is set back', () => {
    const limiter = new RateLimiter({ perSecond: 1, burst: 2 });
    limiter.allows('a', 10_000);
    expect(limiter.allows('a', 0)).toBe(true);
  });
});

describe('a text for the log', () => {
  it.each([
    ['{"password":"Tulpar-2026"}', '{"password":"***"}'],
    ['otp: 123456, next', 'otp: ***, next'],
    ['https://bank/?sessionkey=abc-_def&x=1', 'https://bank/?sessionkey=***&x=1'],
    ['card 4111 1111 1111 1111 was refused', 'card 411111******1111 was refused'],
    ['card 4111111111111112 is no card', 'card 4111111111111112 is no card'],
    ['one\n2026 ERROR admin', 'one\\u000a2026 ERROR admin'],
    ['one\u2028two\u0000', 'one\\u2028two\\u0000'],
  ])('%j becomes %j', (text, expected) => {
    expect(maskedForLog(text)).toBe(expected);
  });

  it('knows card numbers by their check digit', () => {
    expect(['4111111111111111', '5555555555554444', '378282246310005'].map(passesLuhn)).toEqual([true, true, true]);
    expect(passesLuhn('4111111111111112')).toBe(false);
  });
});

describe('the reference id of a call', () => {
  it('is the client’s when it can stand in a log', () => {
    expect(referenceIdOf('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe('0f8fad5b-d9cb-469f-a165-70867728950e');
  });

  it.each([undefined, '', 'short', 'a'.repeat(65), 'with\nbreak-12345', ['two', 'headers']])(
    'is the bank’s own instead of %j',
    (header) => {
      expect(referenceIdOf(header)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
