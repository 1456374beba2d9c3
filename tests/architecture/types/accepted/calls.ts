import type { Challenge } from '../../../../src/application/ports/Challenge';
import type { OperationGateway } from '../../../../src/application/ports/OperationGateway';
import { money } from '../../../../src/domain/money/Money';
import type { OwnAccountsTransfer } from '../../../../src/domain/transfer/OwnAccountsTransfer';

export const amount = money(125_050n, 'KGS');

export function accounts(gateway: OperationGateway) {
  return gateway.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' });
}

export function transfer(gateway: OperationGateway, request: OwnAccountsTransfer) {
  return gateway.create('MAKE_OWN_ACCOUNTS_TRANSFER', request);
}

export function confirm(gateway: OperationGateway, challenge: Challenge<'MAKE_OWN_ACCOUNTS_TRANSFER'>) {
  return gateway.confirm(challenge, '123456');
}
