import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { BatchViolationCode } from '../../../src/domain/batch/batchFaults';
import type { BatchKind } from '../../../src/domain/batch/batchFormats';
import { FileViolations } from '../../../src/ui/features/company/batch/FileViolations';
import { showInBank } from '../support/showInBank';

async function messageOf(kind: BatchKind, code: BatchViolationCode, row: number): Promise<string> {
  await showInBank(<FileViolations kind={kind} faults={[{ fileName: 'pay.plt', row, field: 'line', code }]} />);
  return screen.getByRole('listitem').textContent ?? '';
}

describe('errors of a file', () => {
  it.each([
    [
      'WRONG_HEADER',
      1,
      'pay.plt: Строка 1. Строка: первая строка — заголовок из 7 полей через «|»: H|Версия формата|Вид платежа|Счёт плательщика|Дата файла|Число строк|Общая сумма',
    ],
    [
      'WRONG_COLUMNS',
      4,
      'pay.plt: Строка 4. Строка: строка платежа состоит из 11 полей через «|»: D|Номер по порядку|Номер документа|БИК|Счёт получателя|Получатель|ИНН|Код назначения платежа|Сумма|Дата валютирования|Назначение',
    ],
    [
      'WRONG_TRAILER',
      9,
      'pay.plt: Строка 9. Строка: последняя строка — итог из 3 полей через «|»: T|Число строк|Общая сумма',
    ],
    ['DIFFERS', 1, 'pay.plt: Строка 1. Строка: не совпадает с остальным файлом'],
  ] as const)('say of %s the line and what it should have', async (code, row, message) => {
    expect(await messageOf('clearing', code, row)).toBe(message);
  });

  it('name the columns of salaries', async () => {
    expect(await messageOf('salary', 'WRONG_COLUMNS', 1)).toContain('npp;');
  });

  it('name the columns of transfers abroad', async () => {
    expect(await messageOf('swift', 'WRONG_COLUMNS', 2)).toContain('|Код банка|');
  });
});
