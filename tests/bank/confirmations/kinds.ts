import type { OperationCode, RequestOf, ResponseOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { Result } from '../../../src/domain/result/Result';
import { addAccount, addCompany, addCustomer } from '../support/arrange';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { dayOf } from '../support/payments';
import { newOperationId, transferRequest, valueOf } from '../support/transfers';

/** Something of a user that waits for its code. */
export interface Waiting {
  readonly user: TestCaller;
  readonly operationId: OperationId;
}

type Answer = Promise<Result<unknown, Failure>>;
type ResendCode = 'RETRY_SEND_OTP' | 'SEND_UTILITY_OTP';
type ConfirmCode =
  'CONFIRM_TRANSFER' | 'CONFIRM_UTILITY_OPERATION' | 'CONFIRM_ACCOUNT_OPERATION' | 'CONFIRM_CONFIRM_OPERATION';

/** A kind of what waits for a code: its preparation, and the calls that confirm it and send another. */
export interface Kind {
  readonly event: string;
  readonly confirm: ConfirmCode;
  readonly resend: ResendCode;
  /** Has it prepared and its code sent, under an id that may be given, for a new user unless one is given. */
  begin(bank: TestBank, by?: TestCaller, operationId?: OperationId): Promise<Waiting>;
}

let people = 0;

/** A new individual with two accounts. */
export async function person(bank: TestBank): Promise<TestCaller> {
  people += 1;
  const login = `person${people}`;
  const { customerId } = await addCustomer(bank, login);
  await addAccount(bank, customerId, { balance: 1_000_000n });
  await addAccount(bank, customerId, { balance: 1_000_000n });
  return bank.callAs(login);
}

async function accountsOf(user: TestCaller): Promise<readonly [string, string]> {
  const [from, to] = valueOf(await user.call('GET_ACCOUNTS_V2', { recordStatus: 'O' }))
    .map(({ id }) => id)
    .toSorted();
  if (from === undefined || to === undefined) {
    throw new Error('A person of this test has two accounts');
  }
  return [from, to];
}

async function created(user: TestCaller, operationId?: OperationId): Promise<OperationId> {
  const [from, to] = await accountsOf(user);
  const request = transferRequest({ from, to, amount: 100n, ...(operationId !== undefined && { operationId }) });
  valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
  return request.operationId;
}

export type KindName = 'operation' | 'profile' | 'product' | 'schedule' | 'document';

export const KINDS: Readonly<Record<KindName, Kind>> = {
  operation: {
    event: 'CONFIRM',
    confirm: 'CONFIRM_TRANSFER',
    resend: 'RETRY_SEND_OTP',
    begin: async (bank, by, id) => {
      const user = by ?? (await person(bank));
      const operationId = await created(user, id);
      valueOf(await user.call('SEND_OTP_BY_SMS', { operationId }));
      return { user, operationId };
    },
  },
  profile: {
    event: 'PROFILE_CHANGED',
    confirm: 'CONFIRM_UTILITY_OPERATION',
    resend: 'SEND_UTILITY_OTP',
    begin: async (bank, by, operationId = newOperationId()) => {
      const user = by ?? (await person(bank));
      const change = { operationId, questionId: '1', answer: 'Асанова' };
      valueOf(await user.call('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', change));
      return { user, operationId };
    },
  },
  product: {
    event: 'PRODUCT_CHANGED',
    confirm: 'CONFIRM_ACCOUNT_OPERATION',
    resend: 'RETRY_SEND_OTP',
    begin: async (bank, by, operationId = newOperationId()) => {
      const user = by ?? (await person(bank));
      const [, accountId] = await accountsOf(user);
      valueOf(await user.call('CHANGE_ACCOUNT_SETTINGS', { operationId, accountId, action: 'block' }));
      return { user, operationId };
    },
  },
  schedule: {
    event: 'SCHEDULE_CONFIRMED',
    confirm: 'CONFIRM_ACCOUNT_OPERATION',
    resend: 'RETRY_SEND_OTP',
    begin: async (bank, by, operationId = newOperationId()) => {
      const user = by ?? (await person(bank));
      const template = { name: 'Отпуск', operationId: await created(user) };
      const { id: templateId } = valueOf(await user.call('CREATE_TEMPLATE', template));
      const recurrence = { periodicity: 'monthly', firstDay: dayOf('2026-12-31'), lastDay: undefined } as const;
      valueOf(await user.call('HANDLE_SCHEDULED_TRANSACTION', { operationId, templateId, recurrence }));
      return { user, operationId };
    },
  },
  document: {
    event: 'SIGNING_CONFIRMED',
    confirm: 'CONFIRM_CONFIRM_OPERATION',
    resend: 'RETRY_SEND_OTP',
    begin: async (bank, by, operationId = newOperationId()) => {
      if (by !== undefined) {
        throw new Error('Documents are signed by users of a company of their own');
      }
      people += 1;
      const logins = { maker: `maker${people}`, director: `director${people}` };
      const customerId = await addCompany(
        bank,
        [
          { login: logins.maker, rights: ['view', 'create'] },
          { login: logins.director, rights: ['view', 'sign'], place: 1 },
        ],
        1,
      );
      await addAccount(bank, customerId, { balance: 1_000_000n });
      await addAccount(bank, customerId, { balance: 1_000_000n });
      const maker = await bank.callAs(logins.maker);
      const document = await created(maker);
      valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: document }));
      const user = await bank.callAs(logins.director);
      valueOf(await user.call('CREATE_CONFIRM_OPERATION', { operationId, documents: [document] }));
      return { user, operationId };
    },
  },
};

export const KIND_NAMES: readonly KindName[] = ['operation', 'profile', 'product', 'schedule', 'document'];

/** Submits a code to the call that confirms a kind, or to another. */
export function confirm({ user, operationId }: Waiting, otp: string, call: ConfirmCode): Answer {
  return ask(user, call, { operationId, otp });
}

/** Asks for another code. */
export function resend({ user, operationId }: Waiting, call: ResendCode): Answer {
  return ask(user, call, { operationId });
}

function ask<Code extends OperationCode>(
  user: TestCaller,
  code: Code,
  request: RequestOf<Code>,
): Promise<Result<ResponseOf<Code>, Failure>> {
  return user.call(code, request);
}

/** Code in the latest message to a user. */
export async function codeSentTo(bank: TestBank, user: TestCaller): Promise<string> {
  const { rows } = await bank.database.owner.query<{ text: string }>(
    `select text from message_outbox where user_id = $1 and text ~ '\\d{6}' order by id desc limit 1`,
    [user.caller.userId],
  );
  const code = /\d{6}/.exec(rows[0]?.text ?? '')?.[0];
  if (code === undefined) {
    throw new Error('No message with a code');
  }
  return code;
}
