import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import { BatchRepairViewModel } from '../../../src/ui/features/company/batch/BatchRepairViewModel';
import { BatchLineRow } from '../../../src/ui/features/company/batch/BatchLineRow';
import { useBatchLook } from '../../../src/ui/features/company/batch/useBatchLook';
import type { BatchViewModel } from '../../../src/ui/features/company/batch/BatchViewModel';
import { showInBank } from '../support/showInBank';
import { aBankWithBatch, aBatch, BATCH_ID, LINES } from './aBankWithBatch';

const [, , FAULTY] = LINES;
const RIGHT = '1280016000000215';

/** The lines without the list around them, which measures its rows. */
const Rows = observer(function Rows({ model }: { readonly model: BatchViewModel }) {
  const look = useBatchLook(model.batch?.kind);
  return model.lines.map((line) => <BatchLineRow key={line.number} model={model} line={line} look={look} />);
});

async function shown(isMine = true) {
  const bank = aBankWithBatch(isMine);
  bank.model.open(BATCH_ID);
  await bank.batches.open.show(BATCH_ID);
  const repair = new BatchRepairViewModel({ gateway: bank.gateway, batches: bank.batches });
  bank.gateway.plain.CHANGE_BATCH_LINE = ({ cells }) => {
    if (FAULTY === undefined) {
      return refusal({ code: 'OPERATION_NOT_FOUND' });
    }
    const written = { ...FAULTY.written, ...cells };
    const isRight = cells.account === RIGHT;
    const line = {
      ...FAULTY,
      ...{ written, original: FAULTY.written },
      ...(isRight && { status: 'chosen' as const, faults: [] }),
    };
    return success({ batch: aBatch([...LINES.slice(0, 2), line]), line });
  };
  await showInBank(<Rows model={bank.model} />, { services: [repair] });
  return { ...bank, repair };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Исправить № 3' }));

describe('cells of a faulty line', () => {
  it('are offered to the uploader, for faulty lines only', async () => {
    await shown();
    expect(screen.getAllByRole('button', { name: /^Исправить/ }).length).toBe(1);
  });

  it('are not offered to other users', async () => {
    await shown(false);
    expect(screen.queryByRole('button', { name: /^Исправить/ })).toBeNull();
  });

  it('begin with the faulty one in focus, are checked as they are typed, and saved by Enter as one line', async () => {
    const { gateway, model, repair } = await shown();
    await press();
    const account = screen.getByLabelText('Счёт получателя');
    expect(document.activeElement).toBe(account);
    await userEvent.clear(account);
    expect(screen.getByText('не заполнено')).toBeTruthy();
    await userEvent.type(account, '12');
    expect(screen.getByText('ошибка в номере счёта')).toBeTruthy();
    await userEvent.clear(account);
    await userEvent.type(account, RIGHT);
    expect(screen.queryByText('ошибка в номере счёта')).toBeNull();
    const reads = gateway.requestsOf('SELECT_BATCH_TXNS').length;
    await userEvent.keyboard('{Enter}');
    expect(gateway.requestsOf('CHANGE_BATCH_LINE')).toEqual([
      { batch: BATCH_ID, number: 3, cells: { account: RIGHT } },
    ]);
    expect([repair.editing, model.lines[2]?.status, gateway.requestsOf('SELECT_BATCH_TXNS').length]).toEqual([
      undefined,
      'chosen',
      reads,
    ]);
  });

  it('go from one to the next by Tab, and are left unchanged by Escape', async () => {
    const { gateway, repair } = await shown();
    await press();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Получатель'));
    await userEvent.keyboard('А{Escape}');
    expect([repair.editing, repair.cells, gateway.requestsOf('CHANGE_BATCH_LINE')]).toEqual([undefined, {}, []]);
  });

  it('stay open with the fault the bank finds, and go back to the texts of the file by a press', async () => {
    const { gateway, repair } = await shown();
    await press();
    await userEvent.type(screen.getByLabelText('Назначение'), ' за ноябрь');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(repair.editing).toBe(3);
    await userEvent.click(screen.getByRole('button', { name: 'Не менять' }));
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть как в файле' }));
    expect(gateway.requestsOf('CHANGE_BATCH_LINE').at(-1)).toMatchObject({ cells: { purpose: 'Зарплата' } });
  });

  it('keep what was typed when the bank cannot save it', async () => {
    const { gateway, repair } = await shown();
    gateway.plain.CHANGE_BATCH_LINE = () => refusal({ code: 'CLIENT_ERROR' });
    await press();
    await userEvent.type(screen.getByLabelText('Назначение'), '!');
    await userEvent.keyboard('{Enter}');
    expect([repair.failure?.code, repair.cells]).toEqual(['CLIENT_ERROR', { purpose: 'Зарплата!' }]);
  });
});
