import { success } from '../../domain/result/Result';
import type { Result } from '../../domain/result/Result';
import type { FailureOf, PlainCode, RequestOf, ResponseOf } from '../operations/catalogue';
import type { GatewayFailureCode } from '../operations/failureCodes';
import type { FirstPage } from '../operations/firstPage';
import type { OperationGateway, Unreachable } from '../ports/OperationGateway';

type Answer<Code extends PlainCode> = Result<ResponseOf<Code>, FailureOf<Code> | Unreachable>;

/** Operations that the first page answers, each as it is asked at the beginning of a visit. */
const PARTS: { readonly [Code in PlainCode]?: (page: FirstPage) => ResponseOf<Code> } = {
  GET_SELF_USER_DATA: ({ user }) => user,
  GET_ACCOUNTS_V2: ({ accounts }) => accounts,
  GET_EXCHANGE_RATES: ({ rates }) => rates,
  GET_TRANSACTION_HISTORY_V2: ({ history }) => history,
  CHECK_NOTIFICATIONS: ({ notifications }) => notifications,
};

/** Refusals that each part would get too. After any other, such as of a bank that has no such operation, each is asked for alone. */
const OF_EVERY_CALL: ReadonlySet<string> = new Set<GatewayFailureCode | Unreachable['code']>([
  'INVALID_SESSION_KEY',
  'SESSION_LOCKED',
  'NETWORK_ERROR',
  'CLIENT_ERROR',
  'BANK_UNAVAILABLE',
]);

/**
 * The one place that distributes a first page (docs/adr/0220): it answers the calls that stores make at the beginning of a visit out of one
 * answer, so each store reads, merges and fails as it always does. Every other call goes through.
 */
export class FirstPageGateway implements OperationGateway {
  readonly create: OperationGateway['create'];
  readonly sendCode: OperationGateway['sendCode'];
  readonly confirm: OperationGateway['confirm'];

  readonly #gateway: OperationGateway;
  #page: Promise<Answer<'GET_FIRST_PAGE'>> | undefined;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    this.create = gateway.create.bind(gateway);
    this.sendCode = gateway.sendCode.bind(gateway);
    this.confirm = gateway.confirm.bind(gateway);
  }

  /** Answers the calls `begin` makes from the page, which is asked for now unless it is known. */
  serve(known: FirstPage | undefined, begin: () => void): void {
    this.#page = known === undefined ? this.#gateway.execute('GET_FIRST_PAGE', {}) : Promise.resolve(success(known));
    begin();
    this.#page = undefined;
  }

  async execute<Code extends PlainCode>(code: Code, request: RequestOf<Code>): Promise<Answer<Code>> {
    const part: ((page: FirstPage) => ResponseOf<Code>) | undefined = PARTS[code];
    const page = part && (await this.#page);
    if (part === undefined || page === undefined) {
      return this.#gateway.execute(code, request);
    }
    if (page.ok) {
      return success(part(page.value));
    }
    return OF_EVERY_CALL.has(page.failure.code) ? page : this.#gateway.execute(code, request);
  }
}
