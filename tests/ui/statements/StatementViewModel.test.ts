import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { DepositsStore } from '../../../src/application/deposits/DepositsStore';
import type { FileOnItsWay, StatementFiles } from '../../../src/application/ports/StatementFiles';
import { StatementDownload } from '../../../src/application/statements/StatementDownload';
import { statementSources } from '../../../src/application/statements/statementSources';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Statement } from '../../../src/domain/statement/Statement';
import type { ReceiptProof } from '../../../src/domain/history/ReceiptProof';
import type { CertificateProof } from '../../../src/domain/shop/Certificate';
import { bankDayOf, checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { ProofViewModel } from '../../../src/ui/features/accounts/statements/ProofViewModel';
import { StatementViewModel } from '../../../src/ui/features/accounts/statements/StatementViewModel';
import { aLedger } from '../../bank/statements/support/statementBuilders';
import { aDeposit } from '../../application/support/deposits';
import { anAccount, NOON } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { KeptFiles, MemoryStore } from '../../application/support/fakePorts';
import { settle } from '../../application/support/MovableTime';
import { untilTen } from '../../application/support/untilTen';

const LEDGER = aLedger(Array.from({ length: 250 }, () => ({ minor: 5n })));
const FILE = { name: 'statement.csv', contentType: 'text/csv', bytes: new Uint8Array(3) };

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(text);
  }
  return checked;
}

function aScreen(values: Partial<Statement> = {}, settings = new MemoryStore()) {
  const statement: Statement = { ...LEDGER.facts.statement, ...values };
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount({ id: '1' }), anAccount({ id: '2', number: '1280010000000215' })]),
    GET_DEPOSITS_V2: () => success([aDeposit({ id: '7' }), aDeposit({ id: '8' })]),
    GENERATE_ACCOUNT_STATEMENT: () => success(statement),
    GENERATE_DEPOSIT_STATEMENT: () => success({ ...statement, product: 'deposit' }),
    GET_STATEMENT_ENTRIES: ({ after = 7n }) => {
      const entries = LEDGER.entries.filter(({ version }) => version > after).slice(0, 100);
      const last = entries.at(-1)?.version;
      return success({ entries, next: last === LEDGER.entries.at(-1)?.version ? undefined : last });
    },
    GET_STATEMENT_FILE: () => success(FILE),
    GET_DEPOSIT_STATEMENT_FILE: () => success(FILE),
  });
  const asked: string[] = [];
  let cancelled = 0;
  const streams: ((value: Awaited<FileOnItsWay['answer']>) => void)[] = [];
  const files: StatementFiles = {
    fetch: ({ format }, received) => {
      asked.push(format);
      received(2048);
      return { answer: new Promise((resolve) => streams.push(resolve)), cancel: () => (cancelled += 1) };
    },
  };
  const saver = new KeptFiles();
  const download = new StatementDownload({ gateway, files, saver });
  const sources = statementSources({
    gateway,
    accounts: new AccountsStore(gateway),
    deposits: new DepositsStore(gateway),
  });
  const screen = new StatementViewModel({ gateway, sources, download, settings, clock: { now: () => NOON } });
  return { screen, gateway, saver, settings, asked, streams, cancelled: () => cancelled };
}

describe('StatementViewModel', () => {
  it('makes the statement of this month of the first account when it opens', async () => {
    const { screen, gateway } = aScreen();
    await screen.open('account', undefined);
    expect(gateway.requestsOf('GENERATE_ACCOUNT_STATEMENT')).toEqual([
      { accountId: '1', from: '2026-11-01', to: '2026-11-21' },
    ]);
    expect([screen.preset, screen.entries.length, screen.complete, screen.failure]).toEqual([
      'thisMonth',
      100,
      false,
      undefined,
    ]);
  });

  it('fetches further entries when the screen comes to the last ones, once', async () => {
    const { screen, gateway } = aScreen();
    await screen.open('account', '2');
    await screen.shown(20);
    expect(screen.entries.length).toBe(100);
    await Promise.all([screen.shown(90), screen.shown(95)]);
    expect(screen.entries.length).toBe(200);
    await screen.shown(190);
    expect([screen.entries.length, screen.complete]).toEqual([250, true]);
    await screen.shown(249);
    expect(gateway.requestsOf('GET_STATEMENT_ENTRIES').length).toBe(3);
  });

  it('asks the bank for no period that is too long, reversed or to come', async () => {
    const { screen, gateway } = aScreen();
    await screen.open('account', '1');
    screen.setPeriod(day('2026-01-01'), day('2026-11-01'));
    expect([screen.violation, screen.statement, screen.loading]).toEqual(['PERIOD_TOO_LONG', undefined, false]);
    screen.setPeriod(day('2026-11-20'), day('2026-11-22'));
    expect(screen.violation).toBe('PERIOD_IN_FUTURE');
    expect(gateway.requestsOf('GENERATE_ACCOUNT_STATEMENT').length).toBe(1);
    screen.choosePreset('lastMonth');
    await settle();
    expect(gateway.requestsOf('GENERATE_ACCOUNT_STATEMENT').at(-1)).toEqual({
      accountId: '1',
      from: '2026-10-01',
      to: '2026-10-31',
    });
  });

  it('shows why the bank refused, and can be asked again', async () => {
    const { screen, gateway } = aScreen();
    gateway.plain.GENERATE_ACCOUNT_STATEMENT = () => refusal(untilTen('TOO_MANY_REQUESTS'));
    await screen.open('account', '1');
    expect([screen.failure?.code, screen.loading]).toEqual(['TOO_MANY_REQUESTS', false]);
    gateway.plain.GENERATE_ACCOUNT_STATEMENT = () => success(LEDGER.facts.statement);
    await screen.retry();
    expect([screen.failure, screen.entries.length]).toEqual([undefined, 100]);
  });

  it('remembers the period and the format on this device', async () => {
    const { screen, settings } = aScreen();
    await screen.open('account', '1');
    screen.choosePreset('months3');
    screen.chooseFormat('camt053');
    const again = aScreen({}, settings).screen;
    expect([again.preset, again.format]).toEqual(['months3', 'camt053']);
  });

  it('saves an ordinary statement by a call', async () => {
    const { screen, saver, asked } = aScreen();
    await screen.open('account', '1');
    screen.chooseFormat('csv');
    await screen.save();
    expect([saver.files, asked, screen.download.busy]).toEqual([[FILE], [], false]);
  });

  it('streams a long one, says how much has come, and can do without it', async () => {
    const { screen, saver, asked, streams, cancelled } = aScreen({ entryCount: 50_000, closing: money(0n, 'KGS') });
    await screen.open('account', '1');
    expect(screen.tooLongForPdf).toBe(true);
    screen.chooseFormat('xlsx');
    void screen.save();
    expect([asked, screen.download.receivedBytes, screen.download.busy]).toEqual([['xlsx'], 2048, true]);
    screen.download.cancel();
    streams[0]?.(success(FILE));
    await settle();
    expect([cancelled(), saver.files, screen.download.busy]).toEqual([1, [], false]);
    const second = screen.save();
    streams[1]?.(refusal({ code: 'STATEMENT_TOO_LARGE' }));
    await second;
    expect(screen.download.failure?.code).toBe('STATEMENT_TOO_LARGE');
  });
});

describe('StatementViewModel of deposits', () => {
  it('makes the statement of the deposit it was opened for, and saves it by the code of deposits', async () => {
    const { screen, gateway, saver } = aScreen();
    await screen.open('deposit', '8');
    expect([screen.sourceStatus, screen.subjectId, screen.statement?.product]).toEqual(['LOADED', '8', 'deposit']);
    screen.choose('7');
    await settle();
    expect(gateway.requestsOf('GENERATE_DEPOSIT_STATEMENT')).toMatchObject([{ depositId: '8' }, { depositId: '7' }]);
    expect(gateway.requestsOf('GENERATE_ACCOUNT_STATEMENT')).toEqual([]);
    await screen.save();
    expect([
      gateway.requestsOf('GET_DEPOSIT_STATEMENT_FILE').length,
      gateway.requestsOf('GET_STATEMENT_FILE').length,
      saver.files,
    ]).toEqual([1, 0, [FILE]]);
  });

  it('takes the first deposit when the requested one is missing, and shows an empty list', async () => {
    const { screen, gateway } = aScreen();
    await screen.open('deposit', '99');
    expect(screen.subjectId).toBe('7');
    const empty = aScreen();
    empty.gateway.plain.GET_DEPOSITS_V2 = () => success([]);
    await empty.screen.open('deposit', undefined);
    expect([empty.screen.sourceStatus, empty.screen.subjectId, empty.screen.loading]).toEqual([
      'EMPTY',
      undefined,
      false,
    ]);
    expect(gateway.requestsOf('GET_ACCOUNTS_V2')).toEqual([]);
  });
});

describe('ProofViewModel', () => {
  const PROOF = {
    maskedAccount: '*0114',
    maskedOwner: 'С***в',
    from: day('2026-08-01'),
    to: day('2026-10-31'),
    opening: money(1n, 'KGS'),
    closing: money(2n, 'KGS'),
    entryCount: 1,
    madeAt: NOON,
    format: undefined,
  };

  const RECEIPT: ReceiptProof = {
    number: '10',
    txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    status: 'ACCEPTED',
    createdAt: NOON,
    amount: money(1234n, 'KGS'),
    maskedDebit: '*0114',
    maskedCredit: '*0215',
    maskedSender: 'С***в',
    maskedRecipient: 'С***в',
    returned: false,
  };

  const CERTIFICATE: CertificateProof = {
    subject: 'loans',
    number: '7',
    maskedOwner: 'С***в',
    day: bankDayOf(NOON),
    madeAt: NOON,
    accounts: [{ maskedNumber: '*0114', amount: money(1234n, 'KGS') }],
  };

  it('asks only for what can be a code, in its one form', async () => {
    const gateway = new FakeOperationGateway({ VERIFY_STATEMENT: () => success(PROOF) });
    const model = new ProofViewModel(gateway);
    model.change('abc');
    await model.check();
    expect([model.wrong, gateway.calls.length]).toEqual([true, 0]);
    await model.open('o123456789abcdefghjk');
    expect(gateway.requestsOf('VERIFY_STATEMENT')).toEqual([{ code: '0123-4567-89AB-CDEF-GHJK' }]);
    expect([model.proof, model.wrong]).toEqual([{ of: 'statement', statement: PROOF }, false]);
  });

  it('asks about a file, and says when the bank does not know it', async () => {
    const gateway = new FakeOperationGateway({ VERIFY_STATEMENT: () => refusal({ code: 'STATEMENT_NOT_FOUND' }) });
    const model = new ProofViewModel(gateway);
    await model.checkFile('a'.repeat(64));
    expect([model.proof, model.failure?.code, model.busy]).toEqual([undefined, 'STATEMENT_NOT_FOUND', false]);
    model.change('x');
    expect(model.failure).toBeUndefined();
  });

  it('asks about a receipt with the code no statement has, and about none when the bank does not answer', async () => {
    const statement = () => refusal({ code: 'STATEMENT_NOT_FOUND' } as const);
    const certificate = () => refusal({ code: 'PAPER_NOT_FOUND' } as const);
    const known = new ProofViewModel(
      new FakeOperationGateway({
        VERIFY_STATEMENT: statement,
        VERIFY_PAPER: certificate,
        VERIFY_RECEIPT: () => success(RECEIPT),
      }),
    );
    await known.open('0123456789ABCDEFGHJK');
    expect(known.proof).toEqual({ of: 'receipt', receipt: RECEIPT, kind: 'ownTransfer' });

    const unknown = new ProofViewModel(
      new FakeOperationGateway({
        VERIFY_STATEMENT: statement,
        VERIFY_PAPER: certificate,
        VERIFY_RECEIPT: () => refusal({ code: 'RECEIPT_NOT_FOUND' }),
      }),
    );
    await unknown.open('0123456789ABCDEFGHJK');
    expect([unknown.proof, unknown.failure?.code]).toEqual([undefined, 'RECEIPT_NOT_FOUND']);

    const certified = new ProofViewModel(
      new FakeOperationGateway({ VERIFY_STATEMENT: statement, VERIFY_PAPER: () => success(CERTIFICATE) }),
    );
    await certified.open('0123456789ABCDEFGHJK');
    expect(certified.proof).toEqual({ of: 'certificate', certificate: CERTIFICATE });

    const silent = new FakeOperationGateway({ VERIFY_STATEMENT: () => refusal({ code: 'INTERNAL_SERVER_ERROR' }) });
    const model = new ProofViewModel(silent);
    await model.open('0123456789ABCDEFGHJK');
    expect([model.failure?.code, silent.requestsOf('VERIFY_RECEIPT')]).toEqual(['INTERNAL_SERVER_ERROR', []]);
  });
});
