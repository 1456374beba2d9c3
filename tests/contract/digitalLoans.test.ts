import { createHash, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { whileAccount } from './support/accountFlags';
import { codeRefusals, HOLD_AND_CAP } from './support/codeLimits';
import { applicationIn, digitalLoanStory, minor, STOPPED } from './support/digitalLoanStory';
import type { WireApplication, WireCalculation } from './support/digitalLoanStory';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { StreamReader } from './support/StreamReader';
import { wrongCode } from './support/transferStory';
import { laterVisit } from './support/visits';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

/** Monday, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOBODY = '999999999';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
});
beforeEach(async () => {
  client = await laterVisit(server);
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

const { ask, read, named, wanted, applications, offer, decided, approved, agreement, signature, prepared } =
  digitalLoanStory(() => ({ server, client }));

describe('terms of online loans', () => {
  it('are those of the bank, with what it would most likely lend', async () => {
    const { terms, monthlyIncome, monthlyDebt, failureCode, openApplicationId } = await offer();
    expect(terms.map(({ termMonths }) => termMonths)).toEqual([3, 6, 12, 18, 24, 36]);
    expect(terms.map(({ interestRate }) => interestRate)).toEqual([
      '24.00',
      '24.00',
      '25.00',
      '26.00',
      '27.00',
      '28.00',
    ]);
    expect([failureCode, openApplicationId]).toEqual([undefined, undefined]);
    expect(minor(monthlyIncome)).toBeGreaterThan(0n);
    expect(minor(monthlyDebt)).toBeGreaterThan(0n);
    for (const { likelyAmount, maxAmount } of terms) {
      expect(likelyAmount === undefined || minor(likelyAmount) <= minor(maxAmount)).toBe(true);
    }
    expect((await ask('DIGITAL_LOAN_GET_CALCULATION_INFO', { ccy: 'USD' })).code).toBe('LOAN_TERM_NOT_FOUND');
  });

  it('tell what an amount costs before anything is asked for', async () => {
    const answer = await read<WireCalculation>('DIGITAL_LOAN_CALCULATE_INTEREST_RATE', {
      amount: '30000.00',
      ccy: 'KGS',
      termMonths: 12,
    });
    const sum = (of: 'principal' | 'interest' | 'amount') =>
      answer.scheduleOnlineLoan.reduce((total, line) => total + minor(line[of]), 0n);
    expect(answer).toMatchObject({ amount: '30000.00', interestRate: '25.00', openDate: '2026-11-23' });
    expect([sum('principal'), sum('interest'), sum('amount')]).toEqual([
      3_000_000n,
      minor(answer.interestAmount),
      minor(answer.totalAmount),
    ]);
    expect(answer.scheduleOnlineLoan).toHaveLength(12);
    expect(answer.scheduleOnlineLoan.at(-1)?.outstandingAmount).toBe('0.00');
    expect(Number(answer.effectiveRate)).toBeGreaterThan(27.5);
    expect(Number(answer.effectiveRate)).toBeLessThan(28.5);
    const asks = (changes: object) =>
      ask('DIGITAL_LOAN_CALCULATE_INTEREST_RATE', { amount: '30000.00', ccy: 'KGS', termMonths: 12, ...changes });
    expect({
      'a term there is not': (await asks({ termMonths: 13 })).code,
      'a currency there is not': (await asks({ ccy: 'EUR' })).code,
      'too little': (await asks({ amount: '9000.00' })).code,
      'half a thousand': (await asks({ amount: '10500.00' })).code,
      'too much': (await asks({ amount: '301000.00' })).code,
    }).toEqual({
      'a term there is not': 'LOAN_TERM_NOT_FOUND',
      'a currency there is not': 'LOAN_TERM_NOT_FOUND',
      'too little': 'LOAN_AMOUNT_NOT_OFFERED',
      'half a thousand': 'LOAN_AMOUNT_NOT_OFFERED',
      'too much': 'LOAN_AMOUNT_NOT_OFFERED',
    });
  });

  it('are an individual’s to see, and not another company’s', async () => {
    const company = await server.signedIn('daniyar');
    expect((await company.operation('AccountService', 'DIGITAL_LOAN_GET_LIST', {})).code).toBe('ACCESS_DENIED');
    expect((await company.operation('AccountService', 'DIGITAL_LOAN_APPLY', await wanted())).code).toBe(
      'ACCESS_DENIED',
    );
    const looking = await server.signedIn('bermet');
    expect((await looking.operation('AccountService', 'DIGITAL_LOAN_APPLY', await wanted())).code).toBe(
      'PASSPORT_EXPIRED',
    );
    expect(await applications(looking)).toEqual([]);
    // An agreement that was signed stays to be read.
    expect(
      (
        await looking.operation('AccountService', 'DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE', {
          applicationId: NOBODY,
        })
      ).code,
    ).toBe('LOAN_APPLICATION_NOT_FOUND');
  });
});

describe('an application', () => {
  it('is refused where it cannot become a loan', async () => {
    expect((await ask('DIGITAL_LOAN_APPLY', await wanted({ termMonths: 5 }))).code).toBe('LOAN_TERM_NOT_FOUND');
    expect((await ask('DIGITAL_LOAN_APPLY', await wanted({ amount: '30500.00' }))).code).toBe(
      'LOAN_AMOUNT_NOT_OFFERED',
    );
    expect((await ask('DIGITAL_LOAN_APPLY', await wanted({ accountId: (await named('Доллары')).id }))).code).toBe(
      'CURRENCY_MISMATCH',
    );
    const stranger = await named('Негизги', await server.signedIn('aizada'));
    expect((await ask('DIGITAL_LOAN_APPLY', await wanted({ accountId: stranger.id }))).code).toBe('ACCOUNT_NOT_FOUND');
    const request = await wanted();
    for (const [change, code] of STOPPED) {
      await whileAccount(server, { id: request.accountId, change }, async () => {
        expect([change, (await ask('DIGITAL_LOAN_APPLY', request)).code]).toEqual([change, code]);
      });
    }
    expect(await applications()).toEqual([]);
  });

  it('is answered again, waits alone, and is taken back', async () => {
    const request = await wanted();
    const first = await ask('DIGITAL_LOAN_APPLY', request);
    const { id } = await read<WireApplication>('DIGITAL_LOAN_APPLY', request);
    expect((await ask('DIGITAL_LOAN_APPLY', request)).text).toBe(first.text);
    for (const changes of [{ amount: '31000.00' }, { termMonths: 18 }, { accountId: (await named('Дом')).id }]) {
      const { code } = await ask('DIGITAL_LOAN_APPLY', { ...request, ...changes });
      expect([changes, code]).toEqual([changes, 'OPERATION_ID_REUSED']);
    }
    expect((await ask('DIGITAL_LOAN_APPLY', await wanted())).code).toBe('LOAN_APPLICATION_OPEN');
    expect(await applications()).toMatchObject([{ id, status: 'review', amount: '30000.00' }]);
    expect((await offer()).openApplicationId).toBe(id);
    const { calculation } = await read<{ readonly calculation: WireCalculation }>('DIGITAL_LOAN_GET_LOAN_DETAILS', {
      applicationId: id,
    });
    expect(calculation.scheduleOnlineLoan).toHaveLength(12);
    expect((await ask('DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE', { applicationId: id })).code).toBe(
      'OPERATION_IMPOSSIBLE',
    );
    expect(
      (await ask('DIGITAL_LOAN_CONFIRM', { operationId: randomUUID(), applicationId: id, digest: 'a'.repeat(64) }))
        .code,
    ).toBe('OPERATION_IMPOSSIBLE');

    const taken = await ask('DIGITAL_LOAN_CANCEL', { applicationId: id });
    expect(taken.data).toMatchObject({ id, status: 'cancelled' });
    expect((await ask('DIGITAL_LOAN_CANCEL', { applicationId: id })).text).toBe(taken.text);
    expect((await read<WireApplication>('DIGITAL_LOAN_APPLY', request)).status).toBe('cancelled');
    expect(
      await read<{ readonly calculation?: WireCalculation }>('DIGITAL_LOAN_GET_LOAN_DETAILS', { applicationId: id }),
    ).not.toHaveProperty('calculation');
  });

  it('comes once of two calls at the same moment', async () => {
    const answers = await Promise.all([
      ask('DIGITAL_LOAN_APPLY', await wanted()),
      ask('DIGITAL_LOAN_APPLY', await wanted()),
    ]);
    expect(answers.map(({ success: made, code }) => (made ? 'made' : code)).toSorted()).toEqual([
      'LOAN_APPLICATION_OPEN',
      'made',
    ]);
    const [{ id = '' } = {}] = await applications();
    await ask('DIGITAL_LOAN_CANCEL', { applicationId: id });
  });

  it('cannot be read, withdrawn or signed by other customers', async () => {
    const { id } = await read<WireApplication>('DIGITAL_LOAN_APPLY', await wanted());
    const stranger = await server.signedIn('aizada');
    const query = { applicationId: id };
    for (const code of [
      'DIGITAL_LOAN_CANCEL',
      'DIGITAL_LOAN_GET_LOAN_DETAILS',
      'DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE',
    ] as const) {
      expect({
        code,
        'of another': (await ask(code, query, stranger)).code,
        'of nobody': (await ask(code, { applicationId: NOBODY })).code,
      }).toEqual({ code, 'of another': 'LOAN_APPLICATION_NOT_FOUND', 'of nobody': 'LOAN_APPLICATION_NOT_FOUND' });
    }
    const signs = { operationId: randomUUID(), ...query, digest: 'a'.repeat(64) };
    expect((await ask('DIGITAL_LOAN_CONFIRM', signs, stranger)).code).toBe('LOAN_APPLICATION_NOT_FOUND');
    await ask('DIGITAL_LOAN_CANCEL', query);
  });

  it('is refused with its reason to a customer in arrears, as the calculator has said', async () => {
    const aizada = await server.signedIn('aizada');
    expect(await offer(aizada)).toMatchObject({ failureCode: 'ARREARS' });
    const { id } = await read<WireApplication>(
      'DIGITAL_LOAN_APPLY',
      await wanted({ accountId: (await named('Негизги', aizada)).id }),
      aizada,
    );
    expect(await decided(id, aizada)).toMatchObject({ status: 'refused', reason: 'ARREARS' });
    const { text } = await aizada.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    expect(text).toMatch(/Насыя жактырылган жок|Loan declined|Кредит не одобрен/u);
    expect((await ask('DIGITAL_LOAN_CANCEL', { applicationId: id }, aizada)).code).toBe('OPERATION_IMPOSSIBLE');
  });

  it('may be approved with less than requested, and expires without a signature', async () => {
    const { owner } = server.bank.database;
    const likely = (await offer()).terms.find(({ termMonths }) => termMonths === 36)?.likelyAmount ?? '0.00';
    await owner.query(`update digital_loan_term set highest = 100000000000 where months = 36`);
    const application = await approved({ amount: '90000000.00', termMonths: 36 });
    await owner.query(`update digital_loan_term set highest = 50000000 where months = 36`);
    expect(minor(application.approvedAmount ?? '0.00')).toBeLessThan(9_000_000_000n);
    expect(minor(application.approvedAmount ?? '0.00')).toBeGreaterThanOrEqual(minor(likely));
    const late = await prepared(await signature(application.id));
    await owner.query(
      `update digital_loan set decided_at = decided_at - interval '30 days', asked_at = asked_at - interval '30 days' where id = $1`,
      [application.id],
    );
    expect((await applications())[0]).toMatchObject({ id: application.id, status: 'expired' });
    expect((await late.confirm()).code).toBe('OPERATION_IMPOSSIBLE');
    const { id } = await read<WireApplication>('DIGITAL_LOAN_APPLY', await wanted());
    await ask('DIGITAL_LOAN_CANCEL', { applicationId: id });
    expect(
      (await owner.query<{ status: string }>('select status from digital_loan where id = $1', [application.id])).rows,
    ).toEqual([{ status: 'expired' }]);
  });
});

describe('the agreement', () => {
  it('is the same file all day, made anew on the next, and only that one can be signed', async () => {
    const { id } = await approved();
    const first = await agreement(id);
    expect([first.contentType, first.bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    expect(createHash('sha256').update(first.bytes).digest('hex')).toBe(first.digest);
    server.bank.clock.advance(MINUTE_MS);
    expect((await agreement(id)).digest).toBe(first.digest);
    const made = (digest: string) =>
      ask('DIGITAL_LOAN_CONFIRM', { operationId: randomUUID(), applicationId: id, digest });
    expect((await made('b'.repeat(64))).code).toBe('LOAN_AGREEMENT_OUTDATED');
    const { confirm } = await prepared(await signature(id));
    await server.bank.database.owner.query(
      'update digital_loan_agreement set made_on = made_on - 1 where application_id = $1',
      [id],
    );
    expect((await confirm()).code).toBe('LOAN_AGREEMENT_OUTDATED');
    expect((await made(first.digest)).code).toBe('LOAN_AGREEMENT_OUTDATED');
    expect((await agreement(id)).digest).not.toBe(first.digest);
    await ask('DIGITAL_LOAN_CANCEL', { applicationId: id });
  });

  it(
    'is not signed onto an account that has been stopped since, nor once it was taken back',
    { timeout: 30_000 },
    async () => {
      const { id } = await approved();
      const accountId = (await named('Основной')).id;
      for (const [change, code] of STOPPED) {
        const { confirm } = await prepared(await signature(id));
        await whileAccount(server, { id: accountId, change }, async () => {
          expect((await ask('DIGITAL_LOAN_CONFIRM', await signature(id))).code).toBe(code);
          expect((await confirm()).code).toBe(code);
        });
        // So that no more than five wait for their codes within a quarter of an hour.
        server.bank.clock.advance(4 * MINUTE_MS);
      }
      const waiting = await prepared(await signature(id));
      await ask('DIGITAL_LOAN_CANCEL', { applicationId: id });
      expect((await waiting.confirm()).code).toBe('OPERATION_IMPOSSIBLE');
    },
  );

  it('is signed with a code bound to it, and pays the loan out in one posting', { timeout: 30_000 }, async () => {
    const stream = await StreamReader.open(client);
    const application = await approved();
    const { text: notifications } = await client.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    expect(notifications).toContain('Кредит одобрен');
    const before = await named('Основной');
    const read1 = await agreement(application.id);
    const request = { operationId: randomUUID(), applicationId: application.id, digest: read1.digest };
    const { otp, confirm } = await prepared(request);
    const late = await prepared({ ...request, operationId: randomUUID() });
    expect((await ask('DIGITAL_LOAN_CONFIRM', request)).success).toBe(true);
    expect((await ask('DIGITAL_LOAN_CONFIRM', { ...request, digest: 'c'.repeat(64) })).code).toBe(
      'OPERATION_ID_REUSED',
    );
    expect((await confirm(wrongCode(otp))).code).toBe('INCORRECT_OTP');
    expect((await named('Основной')).acyWithdrawableBalance).toBe(before.acyWithdrawableBalance);

    const confirmed = await confirm();
    expect(confirmed.success).toBe(true);
    expect((await confirm()).text).toBe(confirmed.text);
    expect((await late.confirm()).code).toBe('OPERATION_IMPOSSIBLE');
    expect(minor((await named('Основной')).acyWithdrawableBalance) - minor(before.acyWithdrawableBalance)).toBe(
      3_000_000n,
    );
    const signed = applicationIn(await applications(), application.id);
    expect(signed).toMatchObject({ status: 'signed', approvedAmount: '30000.00' });
    expect(signed.contractRefNo).toMatch(/^KD-\d{6}$/);
    expect((await ask('DIGITAL_LOAN_CANCEL', { applicationId: application.id })).code).toBe('OPERATION_IMPOSSIBLE');
    expect((await agreement(application.id)).bytes.equals(read1.bytes)).toBe(true);
    await stream.until(() => stream.news.some(({ type }) => type === 'TRANSACTION_NOTIFICATION'));
    stream.cut();
  });

  it(
    'has become a loan like every other: its schedule is what was shown, and its days are counted',
    { timeout: 60_000 },
    async () => {
      const signed = (await applications()).find(({ status }) => status === 'signed');
      const loanId = signed?.loanId ?? '';
      const loans = await read<
        readonly {
          readonly id: string;
          readonly productCode: string;
          readonly outstandingAmount: string;
          readonly actions: readonly string[];
        }[]
      >('GET_LOANS_V2', {});
      expect(loans.find(({ id }) => id === loanId)).toMatchObject({
        productCode: 'ONLINE',
        outstandingAmount: '30000.00',
        actions: ['repay', 'restructure'],
      });
      const details = await read<{
        readonly application: WireApplication;
        readonly scheduleOnlineLoan: { readonly instalments: readonly { readonly amount: string }[] };
      }>('DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN', { loanId });
      expect(details.application.id).toBe(signed?.id);
      const { scheduleOnlineLoan } = await read<WireCalculation>('DIGITAL_LOAN_CALCULATE_INTEREST_RATE', {
        amount: '30000.00',
        ccy: 'KGS',
        termMonths: 12,
      });
      expect(details.scheduleOnlineLoan.instalments.map(({ amount }) => amount)).toEqual(
        scheduleOnlineLoan.map(({ amount }) => amount),
      );
      const another = loans.find(({ productCode }) => productCode !== 'ONLINE');
      expect((await ask('DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN', { loanId: another?.id ?? '' })).code).toBe(
        'LOAN_NOT_FOUND',
      );
      expect(
        (await ask('DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN', { loanId }, await server.signedIn('aizada'))).code,
      ).toBe('LOAN_NOT_FOUND');

      server.bank.clock.advance(2 * DAY_MS);
      await server.round('dailyWork');
      const { rows } = await server.bank.database.owner.query<{ accrued: string }>(
        'select accrued from loan_owed where account_id = $1',
        [loanId],
      );
      // Two nights of 30 000 at 25 % a year.
      expect(rows).toEqual([{ accrued: '4110' }]);
    },
  );

  it('waits for five codes within a quarter of an hour', async () => {
    const { id } = await approved({ amount: '10000.00' });
    for (let index = 0; index < 5; index += 1) {
      expect((await ask('DIGITAL_LOAN_CONFIRM', await signature(id))).success).toBe(true);
    }
    expect((await ask('DIGITAL_LOAN_CONFIRM', await signature(id))).code).toBe('MAX_OTP_TRIES');
    expect(await codeRefusals(server, 'aibek', async () => ask('DIGITAL_LOAN_CONFIRM', await signature(id)))).toEqual(
      HOLD_AND_CAP,
    );
    await ask('DIGITAL_LOAN_CANCEL', { applicationId: id });
  });
});
