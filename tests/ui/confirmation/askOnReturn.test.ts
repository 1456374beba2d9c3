import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';

import { BankLink } from '../../../src/application/live/BankLink';
import { success } from '../../../src/domain/result/Result';
import { ConfirmationViewModel } from '../../../src/ui/flow/confirmation/ConfirmationViewModel';
import { flowAt } from '../../application/confirmation/flowSupport';
import { aTransaction } from '../../application/support/builders';

const PAGES = {
  draft: 'form',
  creating: 'form',
  created: 'check',
  sendingCode: 'check',
  awaitingCode: 'code',
  confirming: 'code',
  unknown: 'code',
  sent: 'sent',
  done: 'result',
  refused: 'code',
} as const;

/** A payment whose outcome is unknown, and a link whose parts can be cut and joined. */
async function anUnknownPayment() {
  const made = await flowAt('unknown');
  const parts = observable({ signedIn: true, online: false, active: false });
  const link = new BankLink({ session: parts, network: parts, live: parts });
  const finished: string[] = [];
  const model = new ConfirmationViewModel({
    flow: made.flow,
    pages: PAGES,
    finished: () => finished.push(made.flow.state.step),
  });
  const stop = model.askOnReturn(link);
  const asked = () => made.gateway.requestsOf('GET_TRANSACTION_HISTORY_V2').length;
  const set = (change: Partial<typeof parts>) => runInAction(() => Object.assign(parts, change));
  const known = () => {
    made.gateway.plain.GET_TRANSACTION_HISTORY_V2 = () =>
      success({ transactions: [aTransaction({ operationId: made.flow.operationId })], next: undefined });
  };
  return { ...made, model, finished, stop, asked, set, known, before: asked() };
}

describe('a payment whose outcome is unknown', () => {
  it('is asked for by itself once the network, the stream and the screen are back, and shows its result', async () => {
    const { model, time, finished, asked, set, known, before } = await anUnknownPayment();
    known();
    set({ signedIn: false });
    set({ online: true });
    set({ active: true });
    await time.move(10_000);
    expect([asked(), model.step]).toEqual([before, 'unknown']);
    set({ signedIn: true });
    await time.move(500);
    expect([asked(), model.page, finished]).toEqual([before + 1, 'result', ['done']]);
  });

  it('is asked for again with every return while the bank does not know', async () => {
    const { model, time, asked, set, before } = await anUnknownPayment();
    for (const round of [1, 2]) {
      set({ online: true, active: true });
      await time.move(10_000);
      expect([asked(), model.step]).toEqual([before + 3 * round, 'unknown']);
      set({ active: false });
    }
  });

  it('is asked for after the question that was on its way when the link came back', async () => {
    const { model, time, asked, set, known, before } = await anUnknownPayment();
    void model.askAgain();
    await time.move(4000);
    set({ online: true, active: true });
    await time.move(1000);
    expect(asked()).toBe(before + 3);
    known();
    await time.move(500);
    expect(model.step).toBe('done');
  });

  it('is not asked for any more once its page is left', async () => {
    const { stop, time, asked, set, before } = await anUnknownPayment();
    stop();
    set({ online: true, active: true });
    await time.move(10_000);
    expect(asked()).toBe(before);
  });
});
