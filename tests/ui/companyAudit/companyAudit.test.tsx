import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { TableExport } from '../../../src/application/export/TableExport';
import type { CompanyAuditQuery } from '../../../src/application/operations/companyAudit';
import type { DownloadedFile } from '../../../src/application/operations/accounts';
import { BankTime } from '../../../src/application/time/BankTime';
import type { CompanyAct } from '../../../src/domain/corporate/CompanyAct';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import { FileTableWriter } from '../../../src/infrastructure/files/FileTableWriter';
import { ShellViewModel } from '../../../src/ui/flow/access/ShellViewModel';
import { CompanyAuditScreen } from '../../../src/ui/features/company/audit/CompanyAuditScreen';
import { CompanyAuditViewModel } from '../../../src/ui/features/company/audit/CompanyAuditViewModel';
import { NOON } from '../../application/support/builders';
import { operationIdOf } from '../../application/support/fakePorts';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime } from '../../application/support/MovableTime';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';

const DOCUMENT = operationIdOf('7d9f3a52-1b7e-4c1d-9a53-0f2b8c6d4e11');

const named = (text: string) => ({ ru: text, en: text, kg: text, cn: text });

const SIGNED: CompanyAct = {
  id: '7',
  at: NOON,
  kind: 'signed',
  userId: '5',
  name: named('Садыков Данияр'),
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140',
  accountNumber: '1280016000003144',
  document: {
    kind: 'payment',
    operationId: DOCUMENT,
    txnCode: 'MAKE_OTHER_BANK_TRANSFER',
    amount: money(125_430_50n, 'KGS'),
    recipientName: 'ОсОО «Таза-Суу»',
  },
  file: undefined,
};
const DOWNLOADED: CompanyAct = {
  ...SIGNED,
  id: '6',
  kind: 'downloaded',
  userId: '6',
  name: named('Мамбетова Салтанат'),
  userAgent: '',
  document: undefined,
  file: {
    kind: 'statement',
    format: 'xlsx',
    from: checkedToBankDay('2026-11-01'),
    to: checkedToBankDay('2026-11-30'),
  },
};
const CHANGED: CompanyAct = {
  ...SIGNED,
  id: '5',
  kind: 'rightsChanged',
  accountNumber: '',
  document: {
    kind: 'change',
    operationId: DOCUMENT,
    subject: named('Права: Жээнбекова Чолпон'),
    before: named('просмотр'),
    after: named('просмотр, создание'),
  },
};

type Answer = Result<
  { readonly items: readonly CompanyAct[]; readonly next?: string },
  { readonly code: 'BANK_UNAVAILABLE' }
>;

/** The page of the audit at a bank that answers so; the user may open the pages that `mayOpen` names. */
async function shown(answer: (query: CompanyAuditQuery) => Answer, search = '', mayOpen = true) {
  const gateway = new FakeOperationGateway({
    GET_COMPANY_AUDIT: answer,
    GET_CORP_EMPLOYESS: () =>
      success({
        employees: [
          { userId: '5', fullName: SIGNED.name, rights: ['view', 'sign'] },
          { userId: '6', fullName: DOWNLOADED.name, rights: ['view', 'create'] },
        ],
      }),
  });
  const saved: DownloadedFile[] = [];
  const exported = new TableExport(new FileTableWriter(), { save: (file) => void saved.push(file) });
  const model = new CompanyAuditViewModel({ gateway, exported, clock: new BankTime(new MovableTime()) });
  const shell: Pick<ShellViewModel, 'mayOpen'> = Object.assign(Object.create(ShellViewModel.prototype), {
    mayOpen: () => mayOpen,
  });
  await showInBank(<CompanyAuditScreen />, { services: [model, shell], path: `/profile/company/audit${search}` });
  return { gateway, saved, model };
}

const lastQuery = (gateway: FakeOperationGateway): CompanyAuditQuery =>
  gateway.requestsOf('GET_COMPANY_AUDIT').at(-1) ?? {};

describe('the audit of a company', () => {
  it('shows who did what, when, from which device and address, and leads to the document', async () => {
    await shown(() => success({ items: [SIGNED, DOWNLOADED, CHANGED] }));
    const link = await screen.findByRole('link', { name: /Таза-Суу/ });
    expect(link.getAttribute('href')).toContain('/history-corporate/');
    expect(link.closest('li')?.textContent).toMatch(
      /Садыков Данияр.*Подпись.*125\s430,50.*Firefox, Windows.*адрес 203\.0\.113\.7/s,
    );
    const statement = screen.getByText(sentence('Выписка XLSX с 01.11.2026 по 30.11.2026')).closest('li');
    expect(statement?.textContent).toMatch(/Мамбетова Салтанат.*Скачивание.*Устройство неизвестно/s);
    expect(statement?.querySelector('a')).toBeNull();
    const change = screen.getByRole('link', { name: 'Права: Жээнбекова Чолпон' });
    expect(change.closest('li')?.textContent).toContain('было: просмотр; стало: просмотр, создание');
  });

  it('offers no link to a page its reader may not open', async () => {
    await shown(() => success({ items: [SIGNED] }), '', false);
    expect(await screen.findByText(/Таза-Суу/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Таза-Суу/ })).toBeNull();
  });

  it('asks the bank by user, kind and period', async () => {
    const { gateway } = await shown(() => success({ items: [SIGNED] }));
    await userEvent.selectOptions(await screen.findByLabelText('Сотрудник'), 'Мамбетова Салтанат');
    await userEvent.selectOptions(screen.getByLabelText('Действие'), 'Скачивание');
    const { from: month } = lastQuery(gateway);
    await userEvent.click(screen.getByRole('button', { name: 'Год' }));
    await waitFor(() => expect(lastQuery(gateway)).toMatchObject({ userId: '6', kind: 'downloaded' }));
    const { from: year, to } = lastQuery(gateway);
    expect([String(year) < String(month), String(month) < String(to)]).toEqual([true, true]);
  });

  it('shows the acts on one document, whatever the period, and leads back to all', async () => {
    const { gateway } = await shown(() => success({ items: [SIGNED] }), `?document=${DOCUMENT}`);
    expect(await screen.findByText('Показаны действия с одним документом.')).toBeTruthy();
    expect(lastQuery(gateway)).toEqual({ operationId: DOCUMENT });
    await userEvent.click(screen.getByRole('link', { name: 'Все действия' }));
    await waitFor(() => expect(lastQuery(gateway)).toMatchObject({ from: expect.stringMatching(/^\d{4}-/) }));
  });

  it('reads older acts page by page', async () => {
    const { gateway } = await shown(({ after }) =>
      success(after === undefined ? { items: [SIGNED], next: '1-7' } : { items: [DOWNLOADED] }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByText(/^Выписка XLSX/)).toBeTruthy();
    expect(lastQuery(gateway)).toMatchObject({ after: '1-7' });
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });

  it('saves every act of the filter as a table, those of further pages too', async () => {
    const { saved } = await shown(({ after }) =>
      success(after === undefined ? { items: [SIGNED], next: '1-7' } : { items: [DOWNLOADED, CHANGED] }),
    );
    await screen.findByText(/Таза-Суу/);
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = new TextDecoder().decode(saved[0]?.bytes).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/Садыков Данияр;Подпись;.*Таза-Суу.*;125430,50;KGS;.*;Firefox, Windows;203\.0\.113\.7$/);
    expect(lines[2]).toContain('Скачивание;Выписка XLSX с 01.11.2026 по 30.11.2026;;;');
    expect(saved[0]?.name).toMatch(/^Журнал действий \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/);
  });

  it('makes no file of more acts than one may have, and says so', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...SIGNED, id: `${index + 1}` }));
    const { saved } = await shown(({ after }) =>
      success({ items: after === undefined ? [SIGNED] : many, next: '1-7' }),
    );
    await screen.findAllByText(/Таза-Суу/);
    await userEvent.click(screen.getByRole('button', { name: 'Excel' }));
    expect(await screen.findByText(/слишком много для одного файла/)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('says that nothing was found, and that the bank did not answer, which can be tried again', async () => {
    let answer: Answer = refusal({ code: 'BANK_UNAVAILABLE' });
    const { model } = await shown(() => answer);
    expect(await screen.findByText('Журнал не загрузился')).toBeTruthy();
    answer = success({ items: [] });
    await model.reload();
    expect(await screen.findByText('Действий не найдено')).toBeTruthy();
  });
});
