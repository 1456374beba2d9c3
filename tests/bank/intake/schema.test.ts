import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { readLine } from '../../../bank/modules/intake/readLines';
import type { IntakeKind } from '../../../bank/modules/intake/lines';
import { accountLine, CARD, COMPANY, DIRECTOR, PERSON, USER } from './delivery';

const document: object = JSON.parse(readFileSync(join(projectRoot(), 'docs/intake.schema.json'), 'utf8'));
const published = new Ajv2020({ strict: false, formats: { date: true } }).addSchema(document, 'intake');

/** True twice for a line that keeps the published rules and that the bank reads. */
function verdicts(kind: IntakeKind, line: unknown): readonly [boolean, boolean] {
  const validate = published.getSchema(`intake#/$defs/${kind}`);
  return [validate?.(line) === true, 'line' in readLine(JSON.stringify(line), kind)];
}

it.each([
  ['customer', PERSON],
  ['customer', COMPANY],
  ['customer', { ...COMPANY, okpo: undefined, address: undefined, signatures: 1 }],
  ['user', USER],
  ['user', DIRECTOR],
  ['user', { ...USER, employee: true, administrator: true }],
  ['account', accountLine(1, '0.00')],
  ['account', accountLine(1, '12.30', { name: 'Основной', dormant: true })],
  ['card', CARD],
  ['card', { ...CARD, supplementary: true, status: 'hardLock' }],
] as const)('a %s as published is read: %j', (kind, line) => {
  expect(verdicts(kind, JSON.parse(JSON.stringify(line)))).toEqual([true, true]);
});

it.each([
  ['customer', { ...PERSON, passport: undefined }],
  ['customer', { ...PERSON, inn: COMPANY.inn }],
  ['customer', { ...PERSON, signatures: 2 }],
  ['customer', { ...COMPANY, passport: PERSON.passport }],
  ['customer', { ...PERSON, name: 'Бекова Нургуль' }],
  ['customer', { ...PERSON, since: '2019-13-01' }],
  ['customer', { ...PERSON, colour: 'red' }],
  ['user', { ...USER, administrator: true }],
  ['user', { ...DIRECTOR, rights: ['view'] }],
  ['user', { ...USER, login: 'н' }],
  ['user', { ...USER, phone: '0700100001' }],
  ['account', accountLine(1, '-0.01')],
  ['account', accountLine(1, '1.5')],
  ['account', accountLine(1, '1.00', { currency: 'XXX' })],
  ['card', { ...CARD, number: '94170000' }],
  ['card', { ...CARD, holder: 'Нургуль Бекова' }],
  ['account', accountLine(1, '1.00', { number: '1240020000000125' })],
] as const)('a %s that breaks a rule is neither published nor read: %j', (kind, line) => {
  expect(verdicts(kind, JSON.parse(JSON.stringify(line)))).toEqual([false, false]);
});
