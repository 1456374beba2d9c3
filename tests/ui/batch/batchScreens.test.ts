import { describe, expect, it } from 'vitest';

import { LARGEST_BATCH_BYTES } from '../../../src/domain/batch/batchFormats';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { aBankWithBatch, aLine, BATCH_ID, LINES, PURPOSE } from './aBankWithBatch';

const ID = BATCH_ID;

async function opened(isMine = true) {
  const all = aBankWithBatch(isMine);
  all.model.open(ID);
  await all.batches.open.show(ID);
  return all;
}

const file = (name: string, text = 'x') => ({ name, bytes: new TextEncoder().encode(text) });

describe('handing files in', () => {
  it('offers files of salaries to users with the right to the payroll only', () => {
    expect(aBankWithBatch().upload.kinds[0]).toBe('salary');
    const { upload } = aBankWithBatch(true, false);
    expect(upload.kinds).toEqual(['internal', 'clearing', 'gross', 'swift']);
    upload.setKind('salary');
    expect([upload.kind, upload.asksAccount]).toEqual(['internal', false]);
  });

  it('names at once a file that a kind does not accept, and sends nothing until it is corrected', async () => {
    const { upload, gateway } = aBankWithBatch();
    upload.add([file('a.plt')]);
    expect(upload.files.violationOf(0, 'salary')).toBe('FORMAT');
    expect(await upload.submit()).toBeUndefined();
    expect([upload.accountMissing, gateway.requestsOf('UPLOAD_BATCH_FILE')]).toEqual([true, []]);
    upload.setKind('clearing');
    upload.add([file('b.txt'), file('c.plt', ''), file('A.PLT'), file('a.plt')]);
    expect([0, 1, 2, 3, 4, 5].map((place) => upload.files.violationOf(place, 'clearing'))).toEqual([
      undefined,
      'OTHER_FORMAT',
      'EMPTY',
      undefined,
      'SAME_NAME',
      undefined,
    ]);
    [4, 2, 1].forEach((place) => upload.remove(place));
    expect(upload.files.isSound('clearing')).toBe(true);
    upload.add([file('d.plt', 'x'.repeat(LARGEST_BATCH_BYTES))]);
    expect(upload.files.violation).toBe('TOO_LARGE');
    upload.remove(2);
    upload.add(Array.from({ length: 9 }, (_each, index) => file(`${index}.plt`)));
    expect(upload.files.violation).toBe('TOO_MANY');
  });

  it('leads to the batch, and keeps nothing of what was taken', async () => {
    const { upload, gateway } = aBankWithBatch();
    expect(upload.files.violation).toBe('REQUIRED');
    upload.load();
    await Promise.resolve();
    upload.setDebitAccount('1');
    upload.add([file('pay.csv')]);
    expect(await upload.submit()).toBe(ID);
    expect(gateway.requestsOf('UPLOAD_BATCH_FILE')).toMatchObject([
      { kind: 'salary', debitAccountId: '1', files: [{ name: 'pay.csv' }] },
    ]);
    expect([upload.files.files, upload.form.attempted]).toEqual([[], false]);
  });

  it('offers a purpose code for files of 1C that go through a network, and sends it with those only', async () => {
    const { upload, gateway } = aBankWithBatch();
    upload.setKind('clearing');
    upload.add([file('a.plt')]);
    expect(upload.asksPurposeCode).toBe(false);
    upload.remove(0);
    upload.add([file('a.txt')]);
    expect(upload.asksPurposeCode).toBe(true);
    upload.setPurposeCode('41100000');
    await upload.submit();
    upload.setKind('internal');
    upload.add([file('b.txt')]);
    expect(upload.asksPurposeCode).toBe(false);
    await upload.submit();
    expect(gateway.requestsOf('UPLOAD_BATCH_FILE')).toMatchObject([
      { kind: 'clearing', purposeCode: '41100000' },
      { kind: 'internal', purposeCode: undefined },
    ]);
    await expect.poll(() => upload.purposes).toEqual([PURPOSE]);
  });

  it('keeps everything when the bank does not take it, and one id while the answer is unknown', async () => {
    const { upload, gateway } = aBankWithBatch();
    upload.setDebitAccount('1');
    upload.add([file('pay.csv')]);
    gateway.plain.UPLOAD_BATCH_FILE = () => refusal({ code: 'CLIENT_ERROR' });
    await upload.submit();
    expect([upload.failure?.code, upload.files.files.length]).toEqual(['CLIENT_ERROR', 1]);
    const fault = { fileName: 'pay.csv', row: 1, field: 'line', code: 'WRONG_COLUMNS' } as const;
    gateway.plain.UPLOAD_BATCH_FILE = () => success({ batch: undefined, faults: [fault], lines: [] });
    expect(await upload.submit()).toBeUndefined();
    expect([upload.faults, upload.files.files.length]).toEqual([[fault], 1]);
    const [first, second] = gateway.requestsOf('UPLOAD_BATCH_FILE');
    expect(first).toEqual(second);
    upload.remove(0);
    expect(upload.faults).toEqual([]);
  });

  it('gives samples in the letters their readers expect', () => {
    const { upload, saved } = aBankWithBatch();
    upload.saveSample('csv');
    upload.setKind('gross');
    upload.saveSample('txt');
    expect(saved.map(({ name }) => name)).toEqual(['salary.csv', 'gross.txt']);
    expect([...(saved[0]?.bytes.slice(0, 3) ?? [])]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder('windows-1251').decode(saved[1]?.bytes)).toContain('ВидПлатежа=Гросс');
  });
});

describe('choosing lines', () => {
  it('reads every page, and begins with what the bank keeps as chosen', async () => {
    const { model } = await opened();
    expect([model.lines.length, model.loadingMore, model.chosen.map(({ number }) => number), model.fee]).toEqual([
      3,
      false,
      [1],
      money(50n, 'KGS'),
    ]);
    expect(model.totals.map(({ status }) => status)).toEqual(['faulty']);
    model.setStatus('faulty');
    expect(model.shown).toEqual([LINES[2]]);
    model.setStatus(undefined);
    model.setOrder('largest');
    model.setSearch('получатель');
    expect(model.shown.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('picks all that can be sent, only what has no remark, or nothing', async () => {
    const { model } = await opened();
    const numbers = () => model.chosen.map(({ number }) => number);
    model.pickAll();
    expect([numbers(), model.chosenSum, model.fee]).toEqual([[1, 2], money(300n, 'KGS'), undefined]);
    model.pickSound();
    expect(numbers()).toEqual([1]);
    model.toggle(aLine(1));
    expect(numbers()).toEqual([]);
    model.toggle(aLine(2));
    expect(numbers()).toEqual([2]);
    model.pickNone();
    await model.ask();
    expect(model.asking).toBeUndefined();
  });

  it('is hidden from a user who only views', async () => {
    const { model } = await opened(false);
    expect([model.canChoose, model.totals.length]).toEqual([false, 3]);
  });
});

describe('sending', () => {
  it('tells the bank what differs, asks with its sums, and sends only after yes', async () => {
    const { model, gateway, sentNotices } = await opened();
    model.toggle(aLine(1));
    model.toggle(aLine(2));
    await model.ask();
    const sent = gateway
      .requestsOf('SELECT_BATCH_TXNS')
      .filter((request) => /choose|drop/.test(JSON.stringify(request)));
    expect(sent).toMatchObject([
      { type: 'drop', transactions: [1] },
      { type: 'choose', transactions: [2] },
    ]);
    expect(model.asking?.totals).toContainEqual({ status: 'chosen', count: 1, sum: money(200n, 'KGS') });
    model.cancel();
    expect(gateway.requestsOf('SEND_TXNS_TO_PROCESSING_CORP')).toEqual([]);
    await model.ask();
    await model.send();
    expect([model.sending?.sent, model.asking, sentNotices()]).toEqual([1, undefined, 1]);
    expect(model.lines.map(({ status }) => status)).toEqual(['draft', 'signing', 'faulty']);
    model.leave();
    expect(model.sending).toBeUndefined();
  });

  it('keeps what was picked when the bank refuses, and the id while its answer is unknown', async () => {
    const { model, gateway } = await opened();
    gateway.plain.SEND_TXNS_TO_PROCESSING_CORP = () => refusal({ code: 'CLIENT_ERROR' });
    await model.ask();
    await model.send();
    gateway.plain.SEND_TXNS_TO_PROCESSING_CORP = () => refusal({ code: 'INSUFFICIENT_FUNDS' });
    await model.ask();
    await model.send();
    await model.ask();
    await model.send();
    const [first, second, third] = gateway.requestsOf('SEND_TXNS_TO_PROCESSING_CORP');
    expect(first).toEqual(second);
    expect(third).not.toEqual(second);
    expect([model.failure?.code, model.chosen.length]).toEqual(['INSUFFICIENT_FUNDS', 1]);
  });

  it('says what could not be chosen, and asks nothing then', async () => {
    const { model, gateway } = await opened();
    model.pickAll();
    const answers = gateway.plain.SELECT_BATCH_TXNS;
    gateway.plain.SELECT_BATCH_TXNS = (request) =>
      request.type === 'choose'
        ? refusal({ code: 'OPERATION_IMPOSSIBLE' })
        : (answers?.(request) ?? refusal({ code: 'CLIENT_ERROR' }));
    await model.ask();
    expect([model.failure?.code, model.asking, model.chosen.length]).toEqual(['OPERATION_IMPOSSIBLE', undefined, 2]);
  });
});

describe('a batch on the screen', () => {
  it('gives lines to mend as a file', async () => {
    const { model, saved } = await opened();
    model.aside.save();
    expect(saved.map(({ name }) => name)).toEqual(['salary-1.csv']);
    expect(new TextDecoder().decode(saved[0]?.bytes)).toContain('Получатель 3');
  });

  it('is read anew when the stream tells, and stays when it cannot be', async () => {
    const { model, batches, gateway } = await opened();
    await batches.reload();
    gateway.calls.length = 0;
    await Promise.all([batches.markStale(), batches.markStale()]);
    expect(gateway.calls.length).toBe(6);
    gateway.plain.SELECT_BATCH_TXNS = () => refusal({ code: 'CLIENT_ERROR' });
    await batches.markStale();
    expect([model.lines.length, model.loadFailure, batches.status]).toEqual([3, undefined, 'LOADED']);
    batches.open.leave();
    gateway.calls.length = 0;
    await batches.markStale();
    expect(gateway.calls.length).toBe(1);
  });

  it('says why it cannot be read', async () => {
    const { model, batches, gateway } = aBankWithBatch();
    gateway.plain.SELECT_BATCH_TXNS = () => refusal({ code: 'OPERATION_NOT_FOUND' });
    model.open(ID);
    await batches.open.show(ID);
    await batches.reload();
    expect([model.loadFailure?.code, model.batch, batches.status]).toEqual(['OPERATION_NOT_FOUND', undefined, 'ERROR']);
    model.aside.save();
    expect(model.aside.toMend).toEqual([]);
  });
});
