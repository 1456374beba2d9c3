import { describe, expect, it } from 'vitest';

import { Receipts } from '../../../src/application/history/Receipts';
import { refusal, success } from '../../../src/domain/result/Result';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { KeptFiles, SharedFiles } from '../support/fakePorts';

const FILE = { name: 'receipt.pdf', contentType: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) };

function aDesk(answer: () => ReturnType<typeof given> | ReturnType<typeof missing> = given) {
  const gateway = new FakeOperationGateway({ GET_TRANSACTION_RECEIPT_FILE: answer });
  const [saver, sharer] = [new KeptFiles(), new SharedFiles()];
  return { saver, sharer, gateway, receipts: new Receipts(gateway, saver, sharer) };
}

function given() {
  return success(FILE);
}

function missing() {
  return refusal({ code: 'TRANSACTION_NOT_FOUND' } as const);
}

describe('a receipt', () => {
  it('is saved, or handed to another application and not saved', async () => {
    const { receipts, saver, sharer } = aDesk();
    await receipts.download('10');
    expect([saver.files, sharer.files]).toEqual([[FILE], []]);
    await receipts.share('10');
    expect([saver.files, sharer.files, receipts.busy]).toEqual([[FILE], [FILE], false]);
  });

  it('is saved when the device does not take it, and that is said until the next one', async () => {
    const { receipts, saver, sharer } = aDesk();
    sharer.broken = true;
    await receipts.share('10');
    expect([saver.files, receipts.notShared, receipts.busy]).toEqual([[FILE], true, false]);
    await receipts.download('10');
    expect(receipts.notShared).toBe(false);
  });

  it('is neither saved nor shared when the bank refuses it', async () => {
    const { receipts, saver, sharer } = aDesk(missing);
    await receipts.share('10');
    expect([receipts.failure?.code, saver.files, sharer.files]).toEqual(['TRANSACTION_NOT_FOUND', [], []]);
  });

  it('is known by the link of its verification, and not when the bank names none', async () => {
    const { receipts, gateway } = aDesk();
    const link = { code: '0123-4567', address: 'https://bank.example/excerpt?code=0123-4567' };
    gateway.plain.GET_RECEIPT_LINK = () => success(link);
    expect(await receipts.link('10')).toEqual(link);
    gateway.plain.GET_RECEIPT_LINK = () => refusal({ code: 'TRANSACTION_NOT_FOUND' });
    expect(await receipts.link('10')).toBeUndefined();
    expect([receipts.failure?.code, receipts.busy]).toEqual(['TRANSACTION_NOT_FOUND', false]);
  });

  it('as a picture is shared, or saved where the device shares nothing or refuses', async () => {
    const { receipts, saver, sharer } = aDesk();
    await receipts.give(FILE);
    expect([sharer.files, saver.files]).toEqual([[FILE], []]);
    sharer.available = false;
    await receipts.give(FILE);
    expect([sharer.files, saver.files, receipts.notShared]).toEqual([[FILE], [FILE], false]);
    Object.assign(sharer, { available: true, broken: true });
    await receipts.give(FILE);
    expect([saver.files, receipts.notShared]).toEqual([[FILE, FILE], true]);
  });

  it('is shared only where the device shares', () => {
    const { receipts, sharer } = aDesk();
    expect(receipts.canShare).toBe(true);
    sharer.available = false;
    expect(receipts.canShare).toBe(false);
  });
});
