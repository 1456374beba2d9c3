import type { Transaction } from '../history/Transaction';

/** Stages of a sent money transfer as shown to its sender. */
export const MONEY_TRANSFER_STAGES = [
  'sent',
  'ready',
  'recalling',
  'paidOut',
  'returned',
  'cancelled',
  'rejected',
] as const;

export type MoneyTransferStage = (typeof MONEY_TRANSFER_STAGES)[number];

/** Stage of a sent money transfer; `ready` once the system has accepted it and it can be collected. */
export function moneyTransferStage({ status, progress }: Pick<Transaction, 'status' | 'progress'>): MoneyTransferStage {
  switch (status) {
    case 'ACCEPTED':
    case 'CONFIRMED':
      return 'paidOut';
    case 'RETURNED':
      return 'returned';
    case 'CANCELLED':
      return 'cancelled';
    case 'REJECTED':
    case 'DECLINED':
      return 'rejected';
    case 'WAITING':
      return progress?.recallAsked === true ? 'recalling' : 'ready';
    case 'ACCEPTED_FOR_PROCESSING':
    case 'IN_PROCESS':
    case 'ON_CONFIRMATION':
    case 'NEEDS_CONFIRMATION':
      return 'sent';
    default:
      return status satisfies never;
  }
}

/** Control number in groups of three digits, as it is dictated. */
export function groupedTransferCode(code: string): string {
  return code.replace(/(\d{3})(?=\d{3})/g, '$1\u00a0');
}
