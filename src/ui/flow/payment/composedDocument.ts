import type { Account } from '../../../domain/account/Account';
import type { ComposedDocument } from '../../../domain/corporate/approvalDay';
import { parseAmount } from '../../../domain/money/parseAmount';

/** Digits of an account number, however it is grouped. */
const GROUPING = /\s/gu;
const ACCOUNT_NUMBER = /^\d{16}$/;

/** A document as far as the draft of its form says; a draft of another form lacks some of the fields. */
export function composedDocument(code: string, draft: object, accounts: readonly Account[]): ComposedDocument {
  const typed = (field: string): string => {
    const value: unknown = Reflect.get(draft, field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const accountOf = (field: string) => accounts.find(({ id }) => id === typed(field));
  const debited = accountOf('debitAccountId');
  const amount = debited === undefined ? undefined : parseAmount(typed('amountText'), debited.currency);
  const recipient = typed('recipient').replaceAll(GROUPING, '');
  const number = typed('creditAccountNumber').replaceAll(GROUPING, '');
  return {
    code,
    accountId: (debited ?? accountOf('creditAccountId'))?.id ?? '',
    creditNumber:
      number === ''
        ? ((debited && accountOf('creditAccountId')?.number) ?? (ACCOUNT_NUMBER.test(recipient) ? recipient : ''))
        : number,
    creditName: typed('recipientName'),
    inn: typed('inn'),
    amount: amount?.ok === true ? amount.value : undefined,
  };
}
