import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { withCheckDigits } from '../../../src/domain/account/accountNumber';

/** Lines of a delivery by file; texts stand as they are. */
export interface Delivery {
  readonly customers?: readonly unknown[];
  readonly users?: readonly unknown[];
  readonly accounts?: readonly unknown[];
  readonly cards?: readonly unknown[];
}

export const PERSON = {
  reference: 'core-1',
  number: '700001',
  kind: 'person',
  name: { ru: 'Бекова Нургуль', en: 'Nurgul Bekova' },
  inn: '11503199000017',
  phone: '+996700100001',
  since: '2019-03-01',
  passport: {
    series: 'ID',
    number: '0000001',
    issuedBy: 'МКК 000001',
    issuedOn: '2020-01-01',
    expiresOn: '2030-01-01',
    address: 'г. Ош, ул. Примерная, 1',
  },
} as const;

export const COMPANY = {
  reference: 'core-2',
  number: '700002',
  kind: 'company',
  name: { ru: 'ОсОО «Образец»' },
  inn: '01503201810017',
  phone: '+996312000001',
  since: '2018-03-15',
  okpo: '12345678',
  address: { ru: 'г. Бишкек, пр. Образцовый, 2' },
  signatures: 2,
} as const;

export const USER = {
  reference: 'u-1',
  customer: 'core-1',
  login: 'nurgul.b',
  name: PERSON.name,
  phone: PERSON.phone,
} as const;

export const DIRECTOR = {
  reference: 'u-2',
  customer: 'core-2',
  login: 'director.o',
  name: { ru: 'Образцов Улан' },
  phone: '+996700100002',
  rights: ['view', 'create', 'sign'],
  signaturePlace: 1,
} as const;

export const CARD = {
  reference: 'k-1',
  account: 'a-1',
  number: '9417000000001014',
  expiresOn: '2029-08-31',
  holder: 'NURGUL BEKOVA',
} as const;

/** An account of the person with so much on it. */
export function accountLine(serial: number, balance: string, more: object = {}): Readonly<Record<string, unknown>> {
  return {
    reference: `a-${serial}`,
    customer: 'core-1',
    number: accountNumber(serial),
    currency: 'KGS',
    openedOn: '2019-03-01',
    balance,
    ...more,
  };
}

export function accountNumber(serial: number): string {
  return withCheckDigits(`12800188${serial.toString().padStart(6, '0')}`);
}

/** A folder with the files of a delivery, which `remove` deletes. */
export function folderWith(delivery: Delivery): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-intake-'));
  mkdirSync(folder, { recursive: true });
  for (const [name, lines] of Object.entries(delivery)) {
    const texts = (lines as readonly unknown[]).map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
    writeFileSync(join(folder, `${name}.jsonl`), `${texts.join('\n')}\n`);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
