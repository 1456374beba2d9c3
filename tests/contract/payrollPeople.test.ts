import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPayrollStory } from './support/payrollStory';
import type { PayrollStory } from './support/payrollStory';
import { expectEveryFailure } from './support/producedFailures';
import { watchBooks } from '../bank/support/watchBooks';

expectEveryFailure();

const ASANOV = 'Асанов Айбек Маратович';
const INN = '20101199000001';
const OTHER_INN = '10203198500012';

let story: PayrollStory;

beforeAll(async () => {
  story = await createPayrollStory();
});
afterAll(() => story.server.close());
watchBooks(() => story.server.bank.database.owner);

const save = (changes: object) => story.call('SAVE_PAYROLL_PERSON', story.person(changes));
const people = async (request: object = {}) => {
  const { data } = await story.call('GET_PAYROLL_PEOPLE', request);
  return (data as { readonly items: readonly { readonly recipientName: string; readonly personId: string }[] }).items;
};
const names = async (request: object) => (await people(request)).map(({ recipientName }) => recipientName);

describe('the list of people who receive salaries', () => {
  it('is seen and changed by users with the right to the payroll alone', async () => {
    const reader = await story.withoutPayroll();
    for (const [code, request] of [
      ['GET_PAYROLL_PEOPLE', {}],
      ['SAVE_PAYROLL_PERSON', story.person({ recipientName: ASANOV })],
      ['ADD_PAYROLL_PEOPLE', { batchId: randomUUID() }],
    ] as const) {
      expect([code, (await story.call(code, request, reader)).code]).toEqual([code, 'ACCESS_DENIED']);
    }
  });

  it('keeps a person once, however often the call is repeated', async () => {
    const request = { recipientName: ASANOV, inn: INN, note: 'Бухгалтерия' };
    const first = await save(request);
    expect(first.data).toMatchObject({ recipientName: ASANOV, inn: INN, note: 'Бухгалтерия', active: true });
    expect((await save(request)).data).toEqual(first.data);
    expect((await save({ ...request, note: 'Склад' })).code).toBe('PAYROLL_PERSON_EXISTS');
    expect(await people()).toHaveLength(1);
  });

  it('refuses an account that is not of this bank, a person of nobody, and the INN of another person', async () => {
    const [{ personId } = { personId: '' }] = await people();
    expect((await save({ recipientName: 'Без Счёта', accountCreditNo: '1280016000000999' })).code).toBe(
      'ACCOUNT_CREDIT_NOT_FOUND',
    );
    expect((await save({ personId: '999999999', recipientName: ASANOV })).code).toBe('PAYROLL_PERSON_NOT_FOUND');
    const other = await save({ recipientName: 'Бекова Гульнара', inn: OTHER_INN });
    const { personId: otherId } = other.data as { readonly personId: string };
    expect((await save({ personId: otherId, recipientName: 'Бекова Гульнара', inn: INN })).code).toBe(
      'PAYROLL_PERSON_EXISTS',
    );
    const changed = await save({ personId, recipientName: ASANOV, inn: INN, note: 'Склад', active: false });
    expect(changed.data).toMatchObject({ personId, note: 'Склад', active: false });
    expect(await names({ active: false })).toEqual([ASANOV]);
    await save({ personId, recipientName: ASANOV, inn: INN, active: true });
  });

  it('is found by beginnings of words of a name in any order and case, and by an INN', async () => {
    expect(await names({ search: 'айб асан' })).toEqual([ASANOV]);
    expect(await names({ search: '102031' })).toEqual(['Бекова Гульнара']);
    expect(await names({ search: "'; drop" })).toEqual([]);
    expect(await names({ search: '' })).toEqual([ASANOV, 'Бекова Гульнара']);
  });

  it('is read fifty at a time, each person once, and is limited', async () => {
    await story.server.bank.database.owner.query(
      `insert into payroll_person (customer_id, name, sort_name, name_key, inn, account_number, note, active, user_id, changed_at)
        select u.customer_id, 'Я ' || n, 'я ' || lpad(n::text, 5, '0'), n || ' я', '', $1, '', true, u.id, now()
          from app_user u, generate_series(1, 110) n where u.login = 'saltanat'`,
      [story.employees[0]],
    );
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { data } = await story.call('GET_PAYROLL_PEOPLE', { ...(after !== undefined && { after }) });
      const page = data as { readonly items: readonly { readonly personId: string }[]; readonly next?: string };
      expect(page.items.length).toBeLessThanOrEqual(50);
      seen.push(...page.items.map(({ personId }) => personId));
      after = page.next;
    } while (after !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([112, 112]);
    await story.server.bank.database.owner.query(
      `insert into payroll_person (customer_id, name, sort_name, name_key, inn, account_number, note, active, user_id, changed_at)
        select u.customer_id, 'Ю ' || n, 'ю ' || n, n || ' ю', '', $1, '', false, u.id, now()
          from app_user u, generate_series(1, 19888) n where u.login = 'saltanat'`,
      [story.employees[0]],
    );
    expect((await save({ recipientName: 'Лишний Человек' })).code).toBe('PAYROLL_LIMIT_EXCEEDED');
    const paid = await story.paidSalary([{ name: 'Новая Сотрудница', inn: '11111199900015', amount: '10.00' }]);
    expect((await story.call('ADD_PAYROLL_PEOPLE', { batchId: paid })).code).toBe('PAYROLL_LIMIT_EXCEEDED');
    await story.server.bank.database.owner.query(
      `delete from payroll_person where sort_name like 'ю%' or sort_name like 'я%'`,
    );
  });
});

describe('a paid salary', () => {
  it('adds its people with their accounts, and changes those who are listed', async () => {
    const [first = '', second = ''] = story.employees;
    const batchId = await story.paidSalary([
      { name: ASANOV, inn: INN, account: second, amount: '20.00' },
      { name: 'Садыкова Нургуль', inn: '12304199000013', account: first, amount: '30.00' },
    ]);
    expect((await story.call('ADD_PAYROLL_PEOPLE', { batchId })).data).toEqual({ added: 1, changed: 1 });
    expect((await story.call('ADD_PAYROLL_PEOPLE', { batchId })).data).toEqual({ added: 0, changed: 0 });
    expect(await people({ search: INN })).toMatchObject([{ accountCreditNo: second }]);
    expect((await story.call('ADD_PAYROLL_PEOPLE', { batchId: randomUUID() })).code).toBe('OPERATION_NOT_FOUND');
    const draft = await story.upload('ФИО;Сумма;Назначение\r\nСадыкова Нургуль;5,00;Аванс\r\n');
    expect((await story.call('ADD_PAYROLL_PEOPLE', { batchId: draft.batchId })).code).toBe('OPERATION_IMPOSSIBLE');
  });
});

describe('a salary of names and amounts', () => {
  it('is completed by the list; unknown, ambiguous and left people are faults of their lines', async () => {
    const [first = '', second = ''] = story.employees;
    await save({ recipientName: 'Двойников Пётр', inn: '10101199100018', accountCreditNo: first });
    await save({ recipientName: 'Петр Двойников', inn: '10101199100026', accountCreditNo: second });
    await save({ recipientName: 'Ушедшая Анна', inn: '10101199100034', active: false });
    const rows = ['Нургуль САДЫКОВА;5,00', 'Двойников Петр;6,00', 'Ушедшая Анна;7,00', 'Некто Другой;8,00'];
    const file = ['ФИО;Сумма к выплате;Назначение', ...rows.map((row) => `${row};Зарплата`), ''].join('\r\n');
    const { batchId, lines } = await story.upload(file);
    expect(lines.map(({ faults }) => faults.map(({ field, code }) => `${field} ${code}`))).toEqual([
      [],
      ['recipientName PERSON_AMBIGUOUS'],
      ['recipientName PERSON_LEFT'],
      ['recipientName PERSON_UNKNOWN'],
    ]);
    expect(lines[0]).toMatchObject({ status: 'chosen', written: { account: first, inn: '12304199000013' } });

    const cells = [
      { field: 'inn', text: '10101199100018' },
      { field: 'account', text: first },
    ];
    const repaired = await story.call('CHANGE_BATCH_LINE', { batchId, transaction: 2, cells });
    expect(repaired.data).toMatchObject({ transaction: { faults: [], written: { account: first } } });
    const renamed = { batchId, transaction: 4, cells: [{ field: 'recipientName', text: 'Садыкова Нургуль' }] };
    expect((await story.call('CHANGE_BATCH_LINE', renamed)).data).toMatchObject({
      transaction: { faults: [], written: { account: first, inn: '12304199000013' } },
    });
  });

  it('is found by the INN alone', async () => {
    const { lines } = await story.upload('ИНН;Сумма;Назначение\r\n12304199000013;5,00;Зарплата\r\n');
    expect(lines).toMatchObject([{ faults: [], written: { recipientName: 'Садыкова Нургуль' } }]);
  });

  it('asks a company without a list for the account', async () => {
    await story.server.bank.database.owner.query('create temporary table kept as select * from payroll_person');
    await story.server.bank.database.owner.query('delete from payroll_person');
    const { table } = await story.upload('ФИО;Сумма;Назначение\r\nСадыкова Нургуль;5,00;Зарплата\r\n');
    expect(table).toMatchObject({ headings: ['ФИО', 'Сумма', 'Назначение'] });
    await story.server.bank.database.owner.query(
      'insert into payroll_person overriding system value select * from kept',
    );
  });
});

describe('an account that has changed since the last salary', () => {
  it('is a warning of its line and a fact of the document that is signed', async () => {
    const [first = '', second = ''] = story.employees;
    const [person] = await people({ search: '12304199000013' });
    await save({ ...person, accountCreditNo: second });
    const { batchId, lines } = await story.upload('ФИО;Сумма;Назначение\r\nСадыкова Нургуль;9,00;Зарплата\r\n');
    expect(lines).toMatchObject([
      { warnings: [{ code: 'NAME_DIFFERS' }, { code: 'ACCOUNT_CHANGED', accountBefore: first }] },
    ]);
    const document = await story.send(batchId);
    expect(await story.detailsOf(document)).toMatchObject({ registerAccountsChanged: '1' });
  });

  it('is used when the last payroll is repeated, and a person who has left is a fault', async () => {
    const [, second = ''] = story.employees;
    const [left] = await people({ search: INN });
    await save({ ...left, active: false });
    const operationId = randomUUID();
    await story.call('REPEAT_SALARY_BATCH', { operationId, accountDebitId: story.payer.id, purpose: 'Зарплата' });
    expect(await story.linesOf(operationId)).toMatchObject([
      { written: { recipientName: ASANOV }, faults: [{ code: 'PERSON_LEFT' }] },
      { written: { account: second }, faults: [], warnings: [{ code: 'NAME_DIFFERS' }, { code: 'ACCOUNT_CHANGED' }] },
    ]);
  });
});
