import { describe, expect, it } from 'vitest';

import { BusinessErrorsStore, FAILURE_TEXTS_KEY } from '../../../src/application/directories/BusinessErrorsStore';
import type { BusinessError } from '../../../src/domain/directory/Directory';
import type { Language } from '../../../src/domain/language/Language';
import { refusal, success } from '../../../src/domain/result/Result';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { MemoryStore } from '../support/fakePorts';
import { settle } from '../support/MovableTime';

const NONE = { ru: '', en: '', kg: '', cn: '' };

function anError(language: Language, text: string): BusinessError {
  return { code: 'PAYMENT_REFUSED', text: { ...NONE, [language]: text }, fallbackText: '' };
}

/** A bank that serves one edition, in the language it is asked for. */
function aBank(dataVersion = 3n) {
  const gateway = new FakeOperationGateway({
    GET_DIRECTORY_BUSINESS_ERRORS: ({ language = 'ru' }) =>
      success({ dataVersion, content: [anError(language, `edition ${dataVersion} in ${language}`)] }),
  });
  return { gateway, asked: () => gateway.calls.map(({ name }) => name) };
}

/** A store that has loaded its texts in Russian. */
async function aFilledStore(device = new MemoryStore()) {
  const { gateway, asked } = aBank();
  const store = new BusinessErrorsStore(gateway, device);
  store.textOf('PAYMENT_REFUSED', 'ru');
  await settle();
  return { store, gateway, asked, device };
}

describe('BusinessErrorsStore', () => {
  it('asks for nothing until a failure is shown, and then for one language, once', async () => {
    const { gateway, asked } = aBank();
    const store = new BusinessErrorsStore(gateway, new MemoryStore());
    await store.renew(3n);
    expect(asked()).toEqual([]);
    expect([store.textOf('PAYMENT_REFUSED', 'en'), store.textOf('CLIENT_ERROR', 'en')]).toEqual([undefined, undefined]);
    await settle();
    expect(gateway.calls).toEqual([
      { name: 'GET_DIRECTORY_BUSINESS_ERRORS', request: { withoutImages: true, language: 'en' } },
    ]);
    expect(store.textOf('PAYMENT_REFUSED', 'en')).toBe('edition 3 in en');
    expect(store.textOf('CLIENT_ERROR', 'en')).toBeUndefined();
  });

  it('keeps the texts on the device, and asks for nothing while the bank serves them', async () => {
    const { device } = await aFilledStore();
    const { gateway, asked } = aBank(3n);
    const store = new BusinessErrorsStore(gateway, device);
    expect(store.textOf('PAYMENT_REFUSED', 'ru')).toBe('edition 3 in ru');
    await store.renew(3n);
    await store.renew(undefined);
    expect(asked()).toEqual([]);
  });

  it('loads another edition when the bank serves one', async () => {
    const { device } = await aFilledStore();
    const { gateway, asked } = aBank(4n);
    const store = new BusinessErrorsStore(gateway, device);
    await store.renew(4n);
    expect(asked()).toEqual(['GET_DIRECTORY_BUSINESS_ERRORS']);
    expect(store.textOf('PAYMENT_REFUSED', 'ru')).toBe('edition 4 in ru');
    expect(device.read(FAILURE_TEXTS_KEY)).toContain('edition 4 in ru');
  });

  it('loads the other language when it is shown', async () => {
    const { store } = await aFilledStore();
    expect(store.textOf('PAYMENT_REFUSED', 'kg')).toBeUndefined();
    await settle();
    expect(store.textOf('PAYMENT_REFUSED', 'kg')).toBe('edition 3 in kg');
  });

  it('asks again for the next failure when the bank could not be reached', async () => {
    const { gateway, asked } = aBank();
    gateway.plain.GET_DIRECTORY_BUSINESS_ERRORS = () => refusal({ code: 'CLIENT_ERROR' });
    const store = new BusinessErrorsStore(gateway, new MemoryStore());
    store.textOf('CLIENT_ERROR', 'ru');
    await settle();
    store.textOf('CLIENT_ERROR', 'ru');
    await settle();
    expect(asked()).toHaveLength(2);
  });

  it.each(['', 'null', '7', '{"language":"ru"}', '{"language":"ru","dataVersion":"3","texts":7}', '{'])(
    'takes %j on the device for nothing',
    (stored) => {
      const device = new MemoryStore();
      device.write(FAILURE_TEXTS_KEY, stored);
      expect(new BusinessErrorsStore(aBank().gateway, device).held).toBeUndefined();
    },
  );
});
