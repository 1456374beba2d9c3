import { describe, expect, it } from 'vitest';

import type { DownloadedFile } from '../../../src/application/operations/accounts';
import { calculateLoan } from '../../../src/domain/loan/digital/calculation';
import type { DigitalLoan, LoanOffer } from '../../../src/domain/loan/digital/DigitalLoan';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { ProductChanges } from '../../../src/ui/flow/change/ProductChanges';
import { agreementChange } from '../../../src/ui/features/products/loans/online/AgreementViewModel';
import { GuestLoansViewModel } from '../../../src/ui/features/products/loans/guest/GuestLoansViewModel';
import { askedLoanOf, askedQuery } from '../../../src/ui/objects/loans/askedLoan';
import { OnlineLoanPagesViewModel } from '../../../src/ui/features/products/loans/online/OnlineLoanPagesViewModel';
import { anAccount, aWaitingChange, NOON } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';

const soms = (count: bigint) => money(count * 100n, 'KGS');
const TERM = { rate: 2500, penaltyRate: 2500, lowest: soms(10_000n), highest: soms(300_000n) };

const OFFER: LoanOffer = {
  currency: 'KGS',
  terms: [
    { ...TERM, months: 6, likely: undefined },
    { ...TERM, months: 12, likely: soms(90_000n) },
  ],
  income: soms(40_000n),
  monthlyDebt: soms(5_000n),
  failureCode: undefined,
  openId: undefined,
};

const APPLICATION: DigitalLoan = {
  id: '7',
  status: 'review',
  asked: soms(50_000n),
  approved: undefined,
  termMonths: 12,
  rate: 2500,
  penaltyRate: 2500,
  accountId: '5',
  accountNumber: '1280016000000114',
  askedAt: NOON,
  decidedAt: undefined,
  validUntil: undefined,
  reason: undefined,
  loanId: undefined,
  contractNumber: undefined,
};

const FILE: DownloadedFile = { name: 'agreement.pdf', contentType: 'application/pdf', bytes: new Uint8Array([1]) };
const DIGEST = 'a'.repeat(64);

function opened(offer = OFFER) {
  const saved: DownloadedFile[] = [];
  const gateway = new FakeOperationGateway({
    DIGITAL_LOAN_GET_LIST: () => success([APPLICATION]),
    DIGITAL_LOAN_GET_CALCULATION_INFO: () => success(offer),
    DIGITAL_LOAN_CALCULATE_INTEREST_RATE: ({ amount, termMonths }) =>
      success(calculateLoan({ rate: 2500, months: termMonths }, amount, bankDayOf(NOON))),
    DIGITAL_LOAN_APPLY: () => success(APPLICATION),
    DIGITAL_LOAN_CANCEL: () => success({ ...APPLICATION, status: 'cancelled' }),
    DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE: () => success({ ...FILE, digest: DIGEST }),
    DIGITAL_LOAN_CONFIRM: ({ operationId }) => success(aWaitingChange({ operationId })),
  });
  const pages = new OnlineLoanPagesViewModel({
    gateway,
    saver: { save: (file) => void saved.push(file) },
    identifiers: new CountingIdentifiers(),
  });
  return { gateway, pages, saved };
}

describe('the calculator of loans', () => {
  it('complains about nothing before it was tried, and reckons within the bounds of the term only', async () => {
    const { gateway, pages } = opened();
    const model = pages.newCalculator();
    await model.load();
    expect([model.term?.months, model.violations]).toEqual([12, {}]);
    await model.submit();
    expect(model.violations).toEqual({ amountText: 'AMOUNT_REQUIRED' });
    model.change({ amountText: '9 000' });
    expect(model.violations).toEqual({ amountText: 'LOAN_AMOUNT_NOT_OFFERED' });
    await model.submit();
    expect(gateway.requestsOf('DIGITAL_LOAN_CALCULATE_INTEREST_RATE')).toEqual([]);
    model.change({ amountText: '50 000' });
    await model.submit();
    expect(gateway.requestsOf('DIGITAL_LOAN_CALCULATE_INTEREST_RATE')).toEqual([
      { amount: soms(50_000n), termMonths: 12 },
    ]);
    expect(model.calculation?.lines).toHaveLength(12);
  });

  it('shows no cost but that of the form, and asks for nothing whose cost is not shown', async () => {
    const { gateway, pages } = opened();
    const model = pages.newCalculator();
    await model.load();
    model.change({ amountText: '50 000' });
    await model.submit();
    model.change({ termMonths: 6 });
    expect(model.calculation).toBeUndefined();
    await model.submit();
    expect(model.calculation?.termMonths).toBe(6);
    expect(gateway.requestsOf('DIGITAL_LOAN_APPLY')).toEqual([]);
  });

  it('reckons at once what was asked for before the sign-in, and never applies for a visitor', async () => {
    const { gateway, pages } = opened();
    const address = new URLSearchParams(askedQuery({ amount: soms(30_000n), termMonths: 6 }));
    const asked = askedLoanOf(address, 'en');
    expect(asked).toEqual({ amountText: '30,000.00', termMonths: 6 });
    const model = pages.newCalculator();
    await model.load(asked);
    expect([model.calculation?.amount, model.calculation?.termMonths]).toEqual([soms(30_000n), 6]);
    const visitor = new GuestLoansViewModel(gateway).newCalculator();
    await visitor.load(asked);
    await visitor.submit();
    expect(gateway.requestsOf('DIGITAL_LOAN_CALCULATE_INTEREST_RATE')).toHaveLength(3);
    expect(gateway.requestsOf('DIGITAL_LOAN_APPLY')).toEqual([]);
  });

  it.each(['', 'amount=30000', 'months=6', 'amount=-1&months=6', 'amount=1e5&months=6', 'amount=0&months=6'])(
    'reads no loan out of the address %j',
    (address) => {
      expect(askedLoanOf(new URLSearchParams(address), 'ru')).toBeUndefined();
    },
  );

  it('asks for what is shown, onto an account that can take it', async () => {
    const { gateway, pages } = opened();
    const model = pages.newCalculator();
    await model.load();
    model.change({ amountText: '50 000' });
    await model.submit();
    await model.submit();
    expect(model.violations).toEqual({ accountId: 'ACCOUNT_REQUIRED' });
    model.choose(anAccount({ id: '5', creditStopped: true }));
    expect(model.violations).toEqual({ accountId: 'ACCOUNT_NO_CREDIT' });
    model.choose(anAccount({ id: '5', currency: 'USD' }));
    expect(model.violations).toEqual({ accountId: 'CURRENCY_MISMATCH' });
    model.choose(anAccount({ id: '5' }));
    await model.submit();
    expect(gateway.requestsOf('DIGITAL_LOAN_APPLY')).toMatchObject([
      { accountId: '5', amount: soms(50_000n), termMonths: 12 },
    ]);
    expect(model.applied?.id).toBe('7');
  });

  it('sends a request whose answer was lost again under the same id, and another request under another id', async () => {
    const { gateway, pages } = opened();
    gateway.plain.DIGITAL_LOAN_APPLY = () => refusal({ code: 'CLIENT_ERROR' });
    const model = pages.newCalculator();
    await model.load();
    model.change({ amountText: '50 000' });
    await model.submit();
    model.choose(anAccount({ id: '5' }));
    await model.submit();
    await model.submit();
    model.choose(anAccount({ id: '6' }));
    await model.submit();
    const [first, second, third] = gateway
      .requestsOf('DIGITAL_LOAN_APPLY')
      .map(
        (request) =>
          JSON.parse(
            JSON.stringify(request, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
          ).operationId,
      );
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(model.failure?.code).toBe('CLIENT_ERROR');
  });

  it('takes the first term where the usual one is not offered, and shows a missing offer', async () => {
    const { gateway, pages } = opened({ ...OFFER, terms: OFFER.terms.slice(0, 1) });
    const model = pages.newCalculator();
    gateway.plain.DIGITAL_LOAN_GET_CALCULATION_INFO = () => refusal({ code: 'LOAN_TERM_NOT_FOUND' });
    await model.load();
    expect(model.unread).toBe(true);
    gateway.plain.DIGITAL_LOAN_GET_CALCULATION_INFO = () => success({ ...OFFER, terms: OFFER.terms.slice(0, 1) });
    await model.load();
    expect([model.unread, model.form.termMonths]).toEqual([false, 6]);
  });
});

describe('an application', () => {
  it('is taken back once that was asked about', async () => {
    const { gateway, pages } = opened();
    const withdrawal = pages.newWithdrawal();
    withdrawal.ask();
    withdrawal.keep();
    expect(withdrawal.asking).toBe(false);
    withdrawal.ask();
    expect(await withdrawal.withdraw('7')).toBe(true);
    expect([withdrawal.asking, gateway.requestsOf('DIGITAL_LOAN_CANCEL')]).toEqual([false, [{ applicationId: '7' }]]);
    gateway.plain.DIGITAL_LOAN_CANCEL = () => refusal({ code: 'OPERATION_IMPOSSIBLE' });
    expect(await withdrawal.withdraw('7')).toBe(false);
    expect(withdrawal.failure?.code).toBe('OPERATION_IMPOSSIBLE');
  });
});

describe('an agreement', () => {
  it('is handed over as a file, and what is signed is that file', async () => {
    const { gateway, pages, saved } = opened();
    const agreement = pages.newAgreement();
    const digest = await agreement.open('7');
    expect([digest, saved.map(({ name }) => name)]).toEqual([DIGEST, ['agreement.pdf']]);
    const time = new MovableTime();
    const changes = new ProductChanges({
      gateway,
      identifiers: new CountingIdentifiers(),
      clock: time,
      scheduler: time,
    });
    const model = changes.begin(agreementChange('7'), { reload: () => Promise.resolve() });
    model.change({ digest: digest ?? '' });
    await model.submit();
    expect(gateway.requestsOf('DIGITAL_LOAN_CONFIRM')).toMatchObject([{ applicationId: '7', digest: DIGEST }]);
    expect(model.confirmation.page).toBe('code');
  });

  it('says why it could not be had', async () => {
    const { gateway, pages, saved } = opened();
    gateway.plain.DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE = () => refusal({ code: 'OPERATION_IMPOSSIBLE' });
    const agreement = pages.newAgreement();
    expect(await agreement.open('7')).toBeUndefined();
    expect([agreement.failure?.code, agreement.busy, saved]).toEqual(['OPERATION_IMPOSSIBLE', false, []]);
  });
});
