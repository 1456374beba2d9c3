import { describe, expect, it } from 'vitest';

import type { BankStatusSettings } from '../../../src/domain/administration/BankStatus';
import { refusal, success } from '../../../src/domain/result/Result';
import { AdministrationViewModel } from '../../../src/ui/features/administration/bank/AdministrationViewModel';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';

const TEXT = { ru: 'Работы', en: 'Maintenance', kg: 'Иштер', cn: '维护' };

/** A bank that keeps a status and refuses a change over another version than its own. */
async function opened(before: Partial<BankStatusSettings> = {}) {
  let inForce: BankStatusSettings = {
    text: { ru: '', en: '', kg: '', cn: '' },
    showsText: false,
    behavior: 'none',
    dataVersion: 1n,
    changedAt: 0,
    changedBy: undefined,
    ...before,
  };
  const gateway = new FakeOperationGateway({
    GET_IBANK_STATUS_SETTINGS: () => success(inForce),
    GET_DIRECTORY_EDITIONS: () => success([{ name: 'BANKS', dataVersion: 3n, changedAt: 0, changedBy: 'editor' }]),
    GET_ADMIN_AUDIT: () => success([]),
    SET_IBANK_STATUS: ({ dataVersion, ...status }) => {
      if (dataVersion !== inForce.dataVersion) {
        return refusal({ code: 'OPERATION_IMPOSSIBLE' });
      }
      inForce = { ...status, dataVersion: dataVersion + 1n, changedAt: 1, changedBy: 'meerim' };
      return success(inForce);
    },
  });
  const model = new AdministrationViewModel(gateway);
  await model.load();
  return {
    model,
    gateway,
    current: () => inForce,
    /** Another administrator saves something meanwhile. */
    overtake: () => {
      inForce = { ...inForce, behavior: 'block', dataVersion: inForce.dataVersion + 1n, changedBy: 'asel' };
    },
  };
}

describe('the administration', () => {
  it('loads what is in force, the editions and the acts', async () => {
    const { model } = await opened({ text: TEXT, showsText: true });
    expect([model.status, model.draft.text, model.isChanged]).toEqual(['LOADED', TEXT, false]);
    expect(model.editions.map(({ name }) => name)).toEqual(['BANKS']);
  });

  it('shows nothing by halves when one of them is not answered', async () => {
    const { gateway } = await opened();
    gateway.plain.GET_ADMIN_AUDIT = () => refusal({ code: 'CLIENT_ERROR' });
    const model = new AdministrationViewModel(gateway);
    await model.load();
    expect([model.status, model.settings]).toEqual(['ERROR', undefined]);
  });

  it('sends an announcement only with a text in every language, and says which are missing once it was tried', async () => {
    const { model, gateway, current } = await opened();
    model.setShowsText(true);
    model.setText('ru', 'Работы');
    expect(model.missing).toEqual([]);
    await model.submit();
    expect(model.missing).toEqual(['en', 'kg', 'cn']);
    expect(gateway.requestsOf('SET_IBANK_STATUS')).toEqual([]);
    for (const language of ['en', 'kg', 'cn'] as const) {
      model.setText(language, TEXT[language]);
    }
    await model.submit();
    expect([model.saved, model.isChanged, model.settings?.changedBy]).toEqual([true, false, 'meerim']);
    expect(current()).toMatchObject({ text: TEXT, showsText: true, behavior: 'none' });
    expect(gateway.requestsOf('GET_ADMIN_AUDIT')).toHaveLength(2);
  });

  it('asks before it closes the bank to customers, and not before it opens it', async () => {
    const { model, current } = await opened();
    model.setBehavior('block');
    await model.submit();
    expect([model.asking, current().behavior]).toEqual([true, 'none']);
    model.leave();
    expect([model.asking, current().behavior]).toEqual([false, 'none']);
    await model.submit();
    await model.confirm();
    expect([model.asking, model.saved, current().behavior]).toEqual([false, true, 'block']);
    model.setBehavior('none');
    expect(model.saved).toBe(false);
    await model.submit();
    expect([model.asking, current().behavior]).toEqual([false, 'none']);
  });

  it('keeps the draft when another administrator was faster, and saves it over theirs when it is sent again', async () => {
    const { model, overtake, current } = await opened();
    model.setText('ru', 'Работы');
    overtake();
    await model.submit();
    expect([model.overtaken, model.saved, model.failure]).toEqual([true, false, undefined]);
    expect([model.settings?.changedBy, model.settings?.behavior, model.draft.text.ru]).toEqual([
      'asel',
      'block',
      'Работы',
    ]);
    await model.submit();
    expect([model.overtaken, model.saved, current().text.ru, current().behavior]).toEqual([
      false,
      true,
      'Работы',
      'none',
    ]);
  });

  it('takes over what another administrator has set when the draft is dropped', async () => {
    const { model, overtake } = await opened();
    model.setText('ru', 'Работы');
    overtake();
    await model.submit();
    model.discard();
    expect([model.overtaken, model.isChanged, model.draft.behavior]).toEqual([false, false, 'block']);
  });

  it('says when the bank could not be reached', async () => {
    const { model, gateway } = await opened();
    model.setText('ru', 'Работы');
    gateway.plain.SET_IBANK_STATUS = () => refusal({ code: 'CLIENT_ERROR' });
    await model.submit();
    expect([model.failure?.code, model.saved, model.draft.text.ru]).toEqual(['CLIENT_ERROR', false, 'Работы']);
  });
});
