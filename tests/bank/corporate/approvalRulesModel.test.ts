import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { approversInTurn } from '../../../src/domain/corporate/approvalRule';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { PROPERTY_DEADLINE_MS, runs } from '../../support/propertyRuns';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { answersTo, expectSameAnswers } from '../support/twiceKept';
import { newOperationId, transferRequest, valueOf } from '../support/transfers';
import { changeRule } from './rulesSupport';
import { signAs } from './support';

const SIGNERS = ['first', 'second', 'third', 'accountant'] as const;
/** Place of each signer; the company needs a signature in both. */
const PLACES: Readonly<Record<(typeof SIGNERS)[number], number>> = { first: 1, second: 1, third: 1, accountant: 2 };
const AUTHORS = ['maker', 'clerk', 'accountant'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

interface PlainRule {
  readonly amountFrom: bigint | undefined;
  readonly sumOf: 'counterparty' | 'author';
  readonly authors: readonly string[] | undefined;
  readonly signers: readonly (typeof SIGNERS)[number][];
  readonly needed: number;
  readonly inOrder: boolean;
}

interface PlainDocument {
  readonly author: string;
  readonly payee: number;
  readonly amount: bigint;
  readonly signed: string[];
  readonly places: Set<number>;
  state: 'waiting' | 'booked' | 'declined';
}

const rules = fc.array(
  fc
    .record({
      amountFrom: fc.option(fc.bigInt({ min: 1n, max: 30n }), { nil: undefined }),
      sumOf: fc.constantFrom('counterparty' as const, 'author' as const),
      authors: fc.option(fc.subarray([...AUTHORS], { minLength: 1 }), { nil: undefined }),
      signers: fc.shuffledSubarray([...SIGNERS], { minLength: 1 }),
      share: fc.nat(3),
      inOrder: fc.boolean(),
    })
    .map(({ share, ...rule }) => ({ ...rule, needed: 1 + (share % rule.signers.length) })),
  { minLength: 1, maxLength: 3 },
);
const steps = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant('send' as const),
      author: fc.constantFrom(...AUTHORS),
      payee: fc.nat(1),
      amount: fc.bigInt({ min: 1n, max: 15n }),
    }),
    {
      weight: 8,
      arbitrary: fc.record({ act: fc.constant('sign' as const), by: fc.constantFrom(...SIGNERS), document: fc.nat(9) }),
    },
    fc.record({ act: fc.constant('decline' as const), document: fc.nat(9) }),
  ),
  { minLength: 18, maxLength: 32, size: 'max' },
);

/** The rules about a document, by adding up document after document. */
function applying(all: readonly PlainRule[], document: PlainDocument, documents: readonly PlainDocument[]) {
  return all.filter(({ amountFrom, sumOf, authors }) => {
    const sum = documents
      .filter(({ state, author, payee }) => {
        const isSame = sumOf === 'author' || payee === document.payee;
        return state !== 'declined' && author === document.author && isSame;
      })
      .reduce((total, { amount }) => total + amount, 0n);
    return (authors?.includes(document.author) ?? true) && (amountFrom === undefined || sum >= amountFrom);
  });
}

/** Outcome of a signature: tries each signer who could still come after, in place of the formula of turns. */
function signature(by: (typeof SIGNERS)[number], document: PlainDocument, open: readonly PlainRule[]): string {
  const counted = document.signed.filter((id) => id !== document.author);
  const lacking = open.filter((rule) => rule.signers.filter((id) => counted.includes(id)).length < rule.needed);
  const mayFollow = (rule: PlainRule, id: string): boolean => {
    const left = rule.needed - rule.signers.filter((each) => counted.includes(each)).length;
    const last = Math.max(-1, ...counted.map((each) => rule.signers.findIndex((signer) => signer === each)));
    const place = rule.signers.findIndex((signer) => signer === id);
    const behind = rule.signers.slice(place + 1).filter((each) => each !== document.author && !counted.includes(each));
    return place > last && behind.length >= left - 1;
  };
  const eligible = (rule: PlainRule) => rule.signers.filter((id) => id !== document.author && !counted.includes(id));
  const turns = lacking.map((rule) => {
    const kept = rule.inOrder ? eligible(rule).filter((id) => mayFollow(rule, id)) : eligible(rule);
    return { rule, turn: kept.length > 0 ? kept : eligible(rule) };
  });
  if (document.signed.includes(by)) {
    return lacking.length === 0 && document.places.size === 2 ? 'booked' : 'SIGNATURE_NOT_YOURS';
  }
  const fills = !document.places.has(PLACES[by]);
  const isMine = turns.some(({ turn }) => turn.includes(by));
  if (turns.some(({ rule, turn }) => rule.inOrder && eligible(rule).includes(by) && !turn.includes(by))) {
    return 'APPROVAL_NOT_YOUR_TURN';
  }
  if (!fills && !isMine) {
    return 'ALREADY_SIGNED';
  }
  document.signed.push(by);
  if (fills) {
    document.places.add(PLACES[by]);
  }
  const isAuthor = by === document.author;
  const missing = lacking.some(
    (rule) => rule.needed - rule.signers.filter((id) => counted.includes(id) || (id === by && !isAuthor)).length > 0,
  );
  return missing || document.places.size < 2 ? 'signed' : 'booked';
}

describe('rules of a company', () => {
  let bank: TestBank;
  let customerId: string;
  let users: Readonly<Record<(typeof SIGNERS | typeof AUTHORS)[number], TestCaller>>;
  let from: string;
  let payees: readonly string[];

  beforeAll(async () => {
    bank = await createTestBank();
    customerId = await addCompany(bank, [
      { login: 'maker', rights: ['view', 'create'] },
      { login: 'clerk', rights: ['view', 'create'] },
      { login: 'first', rights: ['view', 'sign'], place: 1 },
      { login: 'second', rights: ['view', 'sign'], place: 1 },
      { login: 'third', rights: ['view', 'sign'], place: 1 },
      { login: 'accountant', rights: ['view', 'create', 'sign'], place: 2 },
    ]);
    users = {
      maker: await bank.callAs('maker'),
      clerk: await bank.callAs('clerk'),
      first: await bank.callAs('first'),
      second: await bank.callAs('second'),
      third: await bank.callAs('third'),
      accountant: await bank.callAs('accountant'),
    };
    from = await addAccount(bank, customerId, { balance: 1_000_000n });
    payees = [await addAccount(bank, customerId), await addAccount(bank, customerId)];
  });
  afterAll(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  async function sign(by: (typeof SIGNERS)[number], document: OperationId): Promise<string> {
    const documents = valueOf(await users[by].call('GET_TXNS_ON_CONFIRMATION', { operationId: document }));
    const prepared = await users[by].call('CREATE_CONFIRM_OPERATION', {
      operationId: newOperationId(),
      documents: [document],
    });
    expect(documents[0]?.canSign).toBe(prepared.ok);
    if (!prepared.ok) {
      return prepared.failure.code;
    }
    const [signed] = await signAs(bank, users[by], [document]);
    return signed?.refusal ?? (signed?.transactionId === undefined ? 'signed' : 'booked');
  }

  it('let random signers book what a plain model lets them, whatever the parts', async () => {
    await fc.assert(
      fc.asyncProperty(rules, steps, async (wanted, story) => {
        bank.clock.advance(DAY_MS);
        const ids: string[] = [];
        for (const { authors, amountFrom, ...rule } of wanted) {
          const terms = {
            ...rule,
            ...(amountFrom !== undefined && { amountFrom }),
            ...(authors !== undefined && { authors: authors.map((login) => users[login].caller.userId) }),
          };
          ids.push(await changeRule(bank, customerId, { terms }));
        }
        const documents: PlainDocument[] = [];
        const operations: OperationId[] = [];
        for (const step of story) {
          bank.clock.advance(1000);
          if (step.act === 'send') {
            const request = transferRequest({ from, to: payees[step.payee] ?? '', amount: step.amount });
            valueOf(await users[step.author].call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
            valueOf(await users[step.author].call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
            operations.push(request.operationId);
            documents.push({ ...step, signed: [], places: new Set(), state: 'waiting' });
            continue;
          }
          const waiting = documents.flatMap((each, place) => (each.state === 'waiting' ? [place] : []));
          const place = waiting[step.document % Math.max(1, waiting.length)];
          const [document, operationId] = [documents[place ?? -1], operations[place ?? -1]];
          if (document === undefined || operationId === undefined) {
            continue;
          }
          if (step.act === 'decline') {
            valueOf(await users.first.call('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: 'no' }));
            document.state = 'declined';
            continue;
          }
          const expected = signature(step.by, document, applying(wanted, document, documents));
          expect(await sign(step.by, operationId)).toBe(expected);
          document.state = expected === 'booked' ? 'booked' : 'waiting';
        }
        await assertBooksBalance(bank.database.owner);
        for (const ruleId of ids) {
          await changeRule(bank, customerId, { ruleId });
        }
      }),
      { ...runs({ cost: 'medium' }), interruptAfterTimeLimit: PROPERTY_DEADLINE_MS, markInterruptAsFailure: true },
    );
  });

  it('let the same people sign next in TypeScript and in SQL', async () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    await expectSameAnswers({
      inputs: fc.record({
        signers: fc.shuffledSubarray(numbers, { minLength: 1 }),
        needed: fc.integer({ min: 1, max: 6 }),
        inOrder: fc.boolean(),
        signed: fc.shuffledSubarray(numbers),
        able: fc.subarray(numbers),
      }),
      domain: ({ signers, needed, inOrder, signed, able }) =>
        approversInTurn(
          { signers: signers.map(String), needed, inOrder },
          { signed: signed.map(String), able: able.map(String) },
        ).map(Number),
      sql: (batch) =>
        answersTo(
          bank.database.owner,
          `(select to_jsonb(approvers_in_turn(t.signers, t.needed, t."inOrder", t.signed, t.able))
            from jsonb_to_record(r) t (signers bigint[], needed integer, "inOrder" boolean, signed bigint[], able bigint[]))`,
          batch,
        ),
    });
  });
});
