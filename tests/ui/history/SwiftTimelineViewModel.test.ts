import { describe, expect, it } from 'vitest';

import type { SwiftState } from '../../../src/application/operations/swift';
import { refusal, success } from '../../../src/domain/result/Result';
import { SwiftTimelineViewModel } from '../../../src/ui/objects/operations/SwiftTimelineViewModel';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import type { PlainAnswers } from '../../application/support/FakeOperationGateway';
import { KeptFiles } from '../../application/support/fakePorts';

const LEFT: SwiftState = { reference: 'uetr', steps: [{ stage: 'sent', at: 0, note: '' }], files: ['invoice'] };
const FILE = { name: 'a.pdf', contentType: 'application/pdf', bytes: new Uint8Array([1]) };

function someWay(answers: PlainAnswers) {
  const saver = new KeptFiles();
  const gateway = new FakeOperationGateway(answers);
  return { model: new SwiftTimelineViewModel({ gateway, saver }), saver, gateway };
}

describe('the way of a transfer abroad', () => {
  it('has a confirmation once its message has left', async () => {
    let state: SwiftState = { reference: '', steps: [], files: [] };
    const { model } = someWay({ GET_SWIFT_STATE: () => success(state) });
    await model.load('7');
    expect([model.status, model.hasLeft]).toEqual(['LOADED', false]);
    state = LEFT;
    await model.load('7');
    expect(model.hasLeft).toBe(true);
  });

  it('stays on the screen when it cannot be read again', async () => {
    let works = false;
    const { model } = someWay({
      GET_SWIFT_STATE: () => (works ? success(LEFT) : refusal({ code: 'INTERNAL_SERVER_ERROR' })),
    });
    await model.load('7');
    expect(model.status).toBe('ERROR');
    works = true;
    await model.load('7');
    works = false;
    await model.load('7');
    expect([model.status, model.state]).toEqual(['LOADED', LEFT]);
  });

  it('hands files over, one at a time, and says why when it cannot', async () => {
    let answer: 'file' | 'none' = 'file';
    const { model, saver, gateway } = someWay({
      GET_FILE_BY_TXN_ID: () => (answer === 'file' ? success(FILE) : refusal({ code: 'FILE_NOT_FOUND' })),
    });
    await Promise.all([model.download('7', 1), model.download('7', 2)]);
    expect([saver.files, gateway.requestsOf('GET_FILE_BY_TXN_ID')]).toEqual([
      [FILE],
      [{ transactionId: '7', number: 1 }],
    ]);
    answer = 'none';
    await model.download('7');
    expect([model.failure, model.busy]).toEqual([{ code: 'FILE_NOT_FOUND' }, false]);
  });
});
