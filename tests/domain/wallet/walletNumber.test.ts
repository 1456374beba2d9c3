import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isWalletNumber, readWalletNumber, shownWalletNumber } from '../../../src/domain/wallet/walletNumber';
import { isRegistrationTopic, REGISTRATION_TOPICS } from '../../../src/domain/wallet/WalletRegistration';

const subscriber = fc.stringMatching(/^[1-9]\d{8}$/);

describe('the number of a wallet', () => {
  it('is read in any of the ways people write telephones', () => {
    fc.assert(
      fc.property(
        subscriber,
        fc.constantFrom('+996', '996', '0'),
        fc.constantFrom('', ' ', '-'),
        (digits, prefix, between) => {
          const typed = `${prefix}${between}${digits.slice(0, 3)}${between}${digits.slice(3)}`;
          expect(readWalletNumber(typed)).toBe(`+996${digits}`);
        },
      ),
    );
  });

  it('is read again from what is shown of it, and nothing else is a number', () => {
    fc.assert(
      fc.property(subscriber, (digits) => {
        const number = `+996${digits}`;
        expect(isWalletNumber(number)).toBe(true);
        expect(readWalletNumber(shownWalletNumber(number))).toBe(number);
      }),
    );
    for (const wrong of ['', '555', '+7 701 123 45 67', '0055512345', '1280016000000207']) {
      expect(readWalletNumber(wrong)).toBeUndefined();
    }
    expect(isWalletNumber('0555123456')).toBe(false);
  });
});

describe('what a wallet is wanted for', () => {
  it('stands in the list, under a name of its own', () => {
    expect(REGISTRATION_TOPICS.every(({ id }) => isRegistrationTopic(id))).toBe(true);
    expect(new Set(REGISTRATION_TOPICS.map(({ id }) => id)).size).toBe(REGISTRATION_TOPICS.length);
    expect(isRegistrationTopic('holiday')).toBe(false);
  });
});
