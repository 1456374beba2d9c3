import { describe, expect, it } from 'vitest';

import {
  asksForPerson,
  completedLine,
  nameWords,
  personFinder,
  personKey,
} from '../../../src/domain/batch/payrollPeople';
import { INN } from './arbitraries';

const ACCOUNT = '1280016000000114';
const OTHER_ACCOUNT = '1280016000002134';

const person = (name: string, inn = '', isActive = true, accountNumber = ACCOUNT) => ({
  ...{ name, inn, isActive, accountNumber },
});

describe('the name of a person', () => {
  it('is the same in any order, case and spelling of ё', () => {
    expect(personKey('Сыдыкова  АЛЁНА')).toBe(personKey('алена сыдыкова'));
    expect(personKey('Сыдыкова Алена')).not.toBe(personKey('Сыдыкова Алина'));
  });

  it('has no marks, which mean something to a search', () => {
    expect(nameWords("О'Коннор & (!:*) Жан-Поль")).toEqual(['о', 'коннор', 'жан', 'поль']);
  });
});

describe('a person of the list', () => {
  it('is found by the INN, and by the name where a line has none', () => {
    const [aizada, bakyt] = [person('Асанова Айзада', INN), person('Бакыт уулу Нур')];
    const find = personFinder([aizada, bakyt]);
    expect(find({ inn: INN, recipientName: 'Кто угодно' })).toBe(aizada);
    expect(find({ recipientName: 'айзада асанова' })).toBe(aizada);
    expect(find({ recipientName: 'Нур Бакыт уулу' })).toBe(bakyt);
    expect(find({ recipientName: 'Асанова А.' })).toBe('PERSON_UNKNOWN');
  });

  it('with an INN is not taken for a line with another one', () => {
    const find = personFinder([person('Асанова Айзада', INN)]);
    expect(find({ inn: '21503198500123', recipientName: 'Асанова Айзада' })).toBe('PERSON_UNKNOWN');
    const withoutInn = person('Асанова Айзада');
    expect(personFinder([withoutInn])({ inn: INN, recipientName: 'Асанова Айзада' })).toBe(withoutInn);
  });

  it('is ambiguous among namesakes, unless only one of them still works there', () => {
    const [one, two] = [person('Асанов Азамат'), person('Азамат Асанов', '', true, OTHER_ACCOUNT)];
    expect(personFinder([one, two])({ recipientName: 'Асанов Азамат' })).toBe('PERSON_AMBIGUOUS');
    const left = { ...two, isActive: false };
    expect(personFinder([one, left])({ recipientName: 'Асанов Азамат' })).toBe(one);
    expect(personFinder([left])({ recipientName: 'Асанов Азамат' })).toBe('PERSON_LEFT');
  });

  it('completes a line without an account, and no other', () => {
    const written = { recipientName: 'Айзада Асанова', amount: '100,00', purpose: 'Аванс' };
    const line = { row: 2, written, faults: [{ row: 2, field: 'account', code: 'REQUIRED' }] as const };
    expect(asksForPerson(line)).toBe(true);
    expect(asksForPerson({ written: { ...written, account: OTHER_ACCOUNT } })).toBe(false);
    const find = personFinder([person('Асанова Айзада', INN, true, OTHER_ACCOUNT)]);
    expect(completedLine(line, find)).toMatchObject({
      faults: [],
      order: { recipientName: 'Айзада Асанова', inn: INN, accountNumber: OTHER_ACCOUNT, amount: { minor: 10_000n } },
    });
    expect(completedLine(line, personFinder([])).faults).toEqual([
      { row: 2, field: 'recipientName', code: 'PERSON_UNKNOWN' },
    ]);
  });
});
