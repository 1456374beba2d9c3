import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decodeBatchText } from '../../../bank/modules/batches/decodeBatchText';
import { printBatchFile, readBatchFile } from '../../../src/domain/batch/readBatchFile';
import { sampleFile } from '../../../src/domain/batch/sampleFiles';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { batchContent } from '../../../src/ui/features/company/batch/batchContent';
import { nameIn, SERVED_LANGUAGES } from '../../support/servedNames';

const FILES = [
  ['salary', 'csv'],
  ['internal', 'txt'],
  ['clearing', 'plt'],
] as const;
const TODAY = bankDayOf(Date.UTC(2026, 10, 21, 6));

describe.each(FILES)('a file for %s payments in %s that is saved', (kind, format) => {
  const { debitAccountNumber, orders } = sampleFile(kind, TODAY);

  /** Names of the payees as the bank reads them from the saved file. */
  function readBack(name: string): unknown {
    const named = orders.map((order) => ({ ...order, recipientName: name }));
    const text = printBatchFile({ kind, debitAccountNumber, madeOn: TODAY, orders: named }, format);
    const decoded = decodeBatchText(batchContent(text, format).bytes);
    return decoded.ok
      ? readBatchFile(decoded.value, { kind, format }).lines.map(({ order, faults }) => order?.recipientName ?? faults)
      : decoded.failure;
  }

  it.each([...SERVED_LANGUAGES, 'Chinese'])('comes back with every letter of names in %s', (language) => {
    const name = language === 'Chinese' ? fc.constant('李明 贸易有限公司') : nameIn(language);
    fc.assert(
      fc.property(name, (written) => {
        expect(readBack(written)).toEqual(orders.map(() => written));
      }),
    );
  });
});

it('a file for accounting says in which of the two encodings it is', () => {
  const file = (name: string) => {
    const { bytes, contentType } = batchContent(
      `1CClientBankExchange\r\nКодировка=Windows\r\nПолучатель1=${name}\r\n`,
      'txt',
    );
    return [contentType, Buffer.from(bytes).toString('latin1').includes('=Windows')];
  };
  expect(file('Чуй')).toEqual(['text/plain; charset=windows-1251', true]);
  expect(file('Чүй')).toEqual(['text/plain; charset=utf-8', false]);
});
