import { describe, expect, it } from 'vitest';

import type { ChangeDocument } from '../../../src/domain/corporate/ChangeDocument';
import { companyTasks, hasCompanyTasks, waitingForOthers } from '../../../src/domain/corporate/companyTasks';
import type { CompanyTask, CompanyTaskSources } from '../../../src/domain/corporate/companyTasks';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { NOON } from '../../application/support/builders';
import { paymentDocument } from '../support/builders';

const TODAY = bankDayOf(NOON);
const DAY_MS = 86_400_000;
const BY = { ru: 'Садыков Данияр', en: '', kg: '', cn: '' };

/** A payment identified by its purpose. */
function payment(name: string, changes: Partial<PaymentDocument> = {}, expiresAt = NOON): PaymentDocument {
  const document = paymentDocument(changes);
  return { ...document, preview: { ...document.preview, purpose: name, expiresAt } };
}

function change(changes: Partial<ChangeDocument> = {}): ChangeDocument {
  const operationId = checkedToOperationId('6f1c2c35-52f0-4a5b-8a0c-3f7d6a1b9c02');
  if (operationId === undefined) {
    throw new Error('Not an operation id');
  }
  const { madeBy, awaited, signatures, canSign, canDecline, sentAt } = paymentDocument();
  const text = { ru: 'Лимит', en: '', kg: '', cn: '' };
  return {
    ...{ operationId, subject: text, before: text, after: text, fingerprint: '', end: undefined, expiresAt: NOON },
    ...{ madeBy, awaited, signatures, canSign, canDecline, sentAt },
    ...changes,
  };
}

const declined = (daysAgo: number) => ({ state: 'declined', at: NOON - daysAgo * DAY_MS, by: BY, reason: '' }) as const;

const SOURCES: CompanyTaskSources = {
  rights: ['view'],
  waiting: [
    payment('late', {}, NOON + 2),
    payment('soon', {}, NOON + 1),
    payment('others', { canSign: false }),
    payment('nobody', { canSign: false, canDecline: false }),
  ],
  changes: [change({ expiresAt: NOON + 3 })],
  ended: [
    payment('declined', { end: declined(2) }),
    payment('expired', { end: { state: 'expired', at: NOON - DAY_MS } }),
    payment('replaced', { end: declined(1), replacedBy: { operationId: change().operationId, sentAt: NOON } }),
    payment('booked', { end: { state: 'done', at: NOON, transactionId: '9' } }),
    payment('forgotten', { end: declined(31) }),
  ],
};

function named({ act, kind, document }: CompanyTask): string {
  return `${act} ${kind === 'payment' ? document.preview.purpose : 'change'}`;
}

function tasksOf(changes: Partial<CompanyTaskSources>): readonly string[] {
  return companyTasks({ ...SOURCES, ...changes }, TODAY).flatMap(({ tasks }) => tasks.map(named));
}

const TO_SIGN = ['sign soon', 'sign late', 'sign change'];
const TO_CORRECT = ['correct expired', 'correct declined'];

describe('tasks in a company', () => {
  it('are for a signer what is in their place, the one that runs out of time first at the top', () => {
    expect(tasksOf({ rights: ['view', 'sign'] })).toEqual(TO_SIGN);
    expect(tasksOf({ rights: ['view', 'approve', 'sign'] })).toEqual(TO_SIGN);
  });

  it('are for a maker what ended without being signed, once to correct, unless it is replaced or long ago', () => {
    const unsigned = { waiting: [payment('own', { canSign: false })], changes: [] };
    expect(tasksOf({ ...unsigned, rights: ['view', 'create'] })).toEqual(TO_CORRECT);
    expect(tasksOf({ rights: ['view', 'create', 'sign'] })).toEqual([...TO_SIGN, ...TO_CORRECT]);
  });

  it('ask an approver to approve documents, before any documents to sign', () => {
    const waiting = [payment('fresh', { canSign: false, canApprove: true }, NOON + 9), ...SOURCES.waiting];
    expect(tasksOf({ waiting, rights: ['view', 'approve', 'sign'] })).toEqual(['approve fresh', ...TO_SIGN]);
    const approved = SOURCES.waiting.map((document) => ({ ...document, canSign: false }));
    expect(tasksOf({ waiting: approved, changes: [], rights: ['view', 'approve'] })).toEqual([]);
  });

  it('are none for a viewer', () => {
    const waiting = SOURCES.waiting.map((document) => ({ ...document, canSign: false, canDecline: false }));
    expect(tasksOf({ waiting, changes: [] })).toEqual([]);
    expect([hasCompanyTasks(['view']), hasCompanyTasks(['view', 'create'])]).toEqual([false, true]);
  });

  it('leave the thirtieth day in and the next one out', () => {
    const ended = [29, 30, 31].map((days) => payment(`${days}`, { end: declined(days) }));
    expect(addDays(TODAY, -30)).toBe(bankDayOf(NOON - 30 * DAY_MS));
    expect(tasksOf({ ended, waiting: [], changes: [], rights: ['create'] })).toEqual(['correct 29', 'correct 30']);
  });

  it('leave to others what the user is not asked for', () => {
    const sources: CompanyTaskSources = { ...SOURCES, rights: ['create', 'sign'] };
    expect(waitingForOthers(sources, companyTasks(sources, TODAY))).toBe(2);
  });
});
