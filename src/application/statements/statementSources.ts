import { listedAccounts } from '../../domain/account/mainAccount';
import type { Result } from '../../domain/result/Result';
import type { Statement, StatementProduct } from '../../domain/statement/Statement';
import type { StatementPeriod } from '../../domain/statement/statementPeriod';
import type { AccountsStore } from '../accounts/AccountsStore';
import type { DepositsStore } from '../deposits/DepositsStore';
import type { LoadStatus } from '../loading/LoadStatus';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';

/** Products statements of one kind are made for: the accounts of the customer, or the deposits. */
export interface StatementSource {
  readonly status: LoadStatus;
  /** Product ids in display order; the first one is the default. */
  readonly ids: readonly string[];
  readonly ensure: () => Promise<void>;
  readonly make: (id: string, period: StatementPeriod) => Promise<Result<Statement, Failure>>;
}

export type StatementSources = Readonly<Record<StatementProduct, StatementSource>>;

export const StatementSources = Symbol.for('StatementSources');

export interface StatementSourceDeps {
  readonly gateway: Pick<OperationGateway, 'execute'>;
  readonly accounts: AccountsStore;
  readonly deposits: DepositsStore;
}

export function statementSources({ gateway, accounts, deposits }: StatementSourceDeps): StatementSources {
  return {
    account: {
      get status() {
        return accounts.status;
      },
      get ids() {
        return listedAccounts(accounts.accounts).map(({ id }) => id);
      },
      ensure: accounts.ensure,
      make: (accountId, period) => gateway.execute('GENERATE_ACCOUNT_STATEMENT', { accountId, ...period }),
    },
    deposit: {
      get status() {
        return deposits.status;
      },
      get ids() {
        return deposits.deposits.map(({ id }) => id);
      },
      ensure: deposits.ensure,
      make: (depositId, period) => gateway.execute('GENERATE_DEPOSIT_STATEMENT', { depositId, ...period }),
    },
  };
}
