import { describe, expect, it } from 'vitest';

import { helpSteps, problemsOf } from '../../../src/domain/history/operationHelp';
import type { HelpFacts, HelpStep, OperationProblem } from '../../../src/domain/history/operationHelp';
import { nextStepOf } from '../../../src/domain/history/operationState';
import type { NextStep } from '../../../src/domain/history/operationState';
import type { Transaction, TransactionProgress, TransactionStatus } from '../../../src/domain/history/Transaction';
import { aTransaction } from '../../application/support/builders';

const PAID: HelpFacts = { sign: 'negative', tone: 'done', recallable: false, byCard: false };
const WAITING: HelpFacts = { ...PAID, tone: 'waiting', recallable: true };
const RECEIVED: HelpFacts = { ...PAID, sign: 'positive' };

describe('something wrong with an operation', () => {
  it.each<[OperationProblem, HelpFacts, readonly HelpStep[]]>([
    ['notMine', PAID, ['blockAccount', 'changePassword']],
    ['notMine', { ...PAID, byCard: true }, ['blockCards', 'blockAccount', 'changePassword']],
    ['notMine', WAITING, ['recall', 'blockAccount', 'changePassword']],
    ['wrongPayee', PAID, ['askRecipient']],
    ['wrongPayee', WAITING, ['recall']],
    ['wrongAmount', PAID, ['askRecipient']],
    ['wrongAmount', RECEIVED, []],
    ['notArrived', PAID, ['sendReceipt']],
    ['notArrived', WAITING, ['waitForIt', 'recall']],
    ['unknownSender', RECEIVED, ['keepMoney']],
    ['other', PAID, []],
  ])('%s of %o leads to %j', (problem, facts, steps) => {
    expect(helpSteps(problem, facts)).toEqual(steps);
  });

  it('is offered as far as it can be, and ends with anything else', () => {
    for (const sign of ['positive', 'negative', 'neutral'] as const) {
      for (const tone of ['done', 'waiting', 'failed'] as const) {
        const problems = problemsOf({ sign, tone });
        expect(problems.at(-1)).toBe('other');
        for (const problem of problems) {
          const steps = helpSteps(problem, { sign, tone, recallable: false, byCard: true });
          expect(steps).not.toContain('recall');
        }
      }
    }
    expect(problemsOf(RECEIVED)).not.toContain('wrongPayee');
    expect(problemsOf({ ...PAID, tone: 'failed' })).not.toContain('notArrived');
  });
});

describe('what happens next to an operation', () => {
  const progress = (values: Partial<TransactionProgress>): Partial<Transaction> => ({
    progress: {
      steps: [],
      deletable: false,
      network: 'interbank',
      reference: '',
      recallAsked: false,
      recallDeclined: false,
      ...values,
    },
  });
  const returned = { returnedBy: [{ id: '7', number: '7', createdAt: 0 }] };

  it.each<[TransactionStatus, Partial<Transaction>, NextStep | undefined]>([
    ['ACCEPTED', {}, undefined],
    ['CONFIRMED', {}, undefined],
    ['ON_CONFIRMATION', {}, 'signature'],
    ['NEEDS_CONFIRMATION', {}, 'signature'],
    ['ACCEPTED_FOR_PROCESSING', {}, 'queued'],
    ['ACCEPTED_FOR_PROCESSING', progress({ deletable: true }), 'recallable'],
    ['IN_PROCESS', progress({}), 'underWay'],
    ['WAITING', progress({ network: 'remittance', deletable: true }), 'collected'],
    ['ACCEPTED_FOR_PROCESSING', progress({ recallAsked: true }), 'recallSent'],
    ['IN_PROCESS', progress({ deletable: true }), 'underWay'],
    ['IN_PROCESS', progress({ recallAsked: true }), 'recallSent'],
    ['ACCEPTED', progress({ recallAsked: true }), 'recallSent'],
    ['ACCEPTED', progress({ recallAsked: true, recallDeclined: true }), 'recallDeclined'],
    ['ACCEPTED', progress({ network: 'remittance', recallAsked: true }), undefined],
    ['WAITING', progress({ network: 'remittance', recallAsked: true }), 'recallAsked'],
    ['WAITING', {}, 'underWay'],
    ['DECLINED', {}, undefined],
    ['REJECTED', returned, 'moneyBack'],
    ['CANCELLED', returned, 'moneyBack'],
    ['RETURNED', {}, undefined],
    ['RETURNED', returned, 'moneyBack'],
  ])('%s with %o is %s', (status, values, next) => {
    expect(nextStepOf(aTransaction({ status, ...values }))).toBe(next);
  });
});
