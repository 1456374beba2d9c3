import { describe, expect, it } from 'vitest';

import { isPastDue } from '../../../src/domain/loan/Loan';
import { money } from '../../../src/domain/money/Money';
import { aLoan } from '../../application/support/aLoan';

const kgs = (minor: bigint) => money(minor, 'KGS');

describe('a loan', () => {
  it.each([
    ['nothing fell due', {}, false],
    ['an instalment fell due this very day', { pastDue: kgs(1n), arrearsDays: 0 }, true],
    ['instalments are paid and the penalty is not', { penalty: kgs(1n), arrearsDays: 0 }, true],
  ])('is past due or not where %s', (_state, changes, expected) => {
    expect(isPastDue(aLoan(changes))).toBe(expected);
  });
});
