import { describe, expect, it } from 'vitest';

import { TemplatesStore } from '../../../src/application/templates/TemplatesStore';
import { UserStore } from '../../../src/application/user/UserStore';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Template } from '../../../src/domain/template/Template';
import type { CustomerKind, User } from '../../../src/domain/user/User';
import { KeepTemplateViewModel } from '../../../src/ui/flow/payment/KeepTemplateViewModel';
import { ownAccounts } from '../../../src/ui/features/payments/ownAccounts/ownAccountsKind';
import { SchedulesViewModel } from '../../../src/ui/features/payments/templates/SchedulesViewModel';
import { TemplatesViewModel } from '../../../src/ui/features/payments/templates/TemplatesViewModel';
import { Challenge } from '../../../src/application/ports/Challenge';
import { anAccount, aPreview, aSchedule, aTemplate, aTransaction, aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import type { PlainAnswers } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { aPaymentContext, paymentKindsOf } from '../support/aPaymentContext';

const ACCOUNTS = [
  anAccount({ id: '1', number: '1280010000000114' }),
  anAccount({ id: '2', number: '1280010000000215' }),
];

async function bank(
  templates: readonly Template[],
  answers: PlainAnswers = {},
  kind: CustomerKind = 'I',
  rights: User['rights'] = [],
) {
  const gateway = new FakeOperationGateway(
    {
      GET_ACCOUNTS_V2: () => success(ACCOUNTS),
      GET_SELF_USER_DATA: () => success(aUser({ customerKind: kind, rights })),
      LIST_TEMPLATE_V2: () => success(templates),
      ...answers,
    },
    { create: (code) => success(new Challenge(code, aPreview())) },
  );
  const user = new UserStore(gateway);
  const context = aPaymentContext(gateway, new MovableTime());
  const store = new TemplatesStore(gateway);
  await Promise.all([user.reload(), context.accounts.ensure(), store.reload()]);
  return { gateway, parts: { templates: store, context, kinds: paymentKindsOf(context), user }, store, context };
}

describe('the list of templates', () => {
  it('is found by name and recipient, and fills the form of its kind', async () => {
    const { parts, context } = await bank([aTemplate(), aTemplate({ id: '8', name: 'Дом', recipientName: 'Б***т' })]);
    const model = new TemplatesViewModel(parts);
    model.setSearch('  б***Т');
    expect(model.found.map(({ name }) => name)).toEqual(['Дом']);
    expect(model.run(aTemplate())).toBe('/payment/own-accounts');
    expect(ownAccounts.at(context).draft).toMatchObject({
      debitAccountId: '1',
      creditAccountId: '2',
      amountText: '1 500,00'.replace(' ', '\u00a0'),
    });
  });

  it('renames, and keeps the name that could not be saved', async () => {
    const answers = { UPDATE_TEMPLATE: () => success(aTemplate({ name: 'Море' })) };
    const { parts, gateway } = await bank([aTemplate()], answers);
    const model = new TemplatesViewModel(parts);
    model.startRenaming(aTemplate());
    model.setName('  ');
    await model.rename();
    expect([model.nameViolation, gateway.requestsOf('UPDATE_TEMPLATE')]).toEqual(['TEMPLATE_NAME_REQUIRED', []]);
    model.setName(' Море ');
    await model.rename();
    expect(gateway.requestsOf('UPDATE_TEMPLATE')).toEqual([{ templateId: '7', name: 'Море' }]);
    expect([model.renaming, model.found[0]?.name]).toEqual([undefined, 'Море']);
    gateway.plain.UPDATE_TEMPLATE = () => refusal({ code: 'TEMPLATE_NOT_FOUND' });
    model.startRenaming(aTemplate());
    await model.rename();
    expect([model.failure?.code, model.renaming?.name]).toEqual(['TEMPLATE_NOT_FOUND', 'На отпуск']);
  });

  it('deletes and brings back, at the place it had', async () => {
    const [newer, older] = [aTemplate({ id: '10', name: 'Новый' }), aTemplate({ id: '9', name: 'Старый' })];
    const { parts } = await bank([newer, older], {
      DELETE_TEMPLATE: (request) => success(request),
      RESTORE_TEMPLATE: () => success(newer),
    });
    const model = new TemplatesViewModel(parts);
    await model.remove(newer);
    expect([model.found.map(({ id }) => id), model.deleted]).toEqual([['9'], newer]);
    await model.restore();
    expect([model.found.map(({ id }) => id), model.deleted]).toEqual([['10', '9'], undefined]);
  });

  it('offers schedules to persons, for what costs the same every day', async () => {
    const person = new TemplatesViewModel((await bank([])).parts);
    const company = new TemplatesViewModel((await bank([], {}, 'C')).parts);
    const exchange = aTemplate({ credited: money(1_000n, 'USD') });
    expect([aTemplate(), exchange, aTemplate({ schedule: aSchedule() })].map(person.canBeScheduled)).toEqual([
      true,
      false,
      false,
    ]);
    expect(company.canBeScheduled(aTemplate())).toBe(false);
    const byCard = [
      aTemplate({ txnCode: 'MAKE_VISA_2_VISA_OCT' }),
      aTemplate({ txnCode: 'MAKE_IPC_CARD_TRANSFER' }),
      aTemplate({ txnCode: 'MAKE_BANK_CLIENT_TRANSFER', terms: { details: { cardNumber: '941700******2020' } } }),
    ];
    expect(byCard.map(person.canBeScheduled)).toEqual([false, false, false]);
  });
});

describe('payments that are made by themselves', () => {
  it('stand in the order of their days, with the next ones of all of them above', async () => {
    const early = aTemplate({ id: '1', schedule: aSchedule() });
    const late = aTemplate({ id: '2', schedule: aSchedule({ nextDays: early.schedule?.nextDays.slice(1) ?? [] }) });
    const paused = aTemplate({ id: '3', schedule: aSchedule({ state: 'paused', nextDays: [] }) });
    const { parts } = await bank([paused, late, early, aTemplate()]);
    const model = new SchedulesViewModel(parts);
    expect(model.scheduled.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(model.upcoming.map(({ template }) => template.id)).toEqual(['1', '1', '2']);
  });

  it('are ended and brought back, and a refusal is shown', async () => {
    const scheduled = aTemplate({ schedule: aSchedule() });
    const { parts, gateway } = await bank([scheduled], { CHANGE_SCHEDULE: () => success(aTemplate()) });
    const model = new SchedulesViewModel(parts);
    const [item] = model.scheduled;
    await model.end(item ?? { ...scheduled, schedule: aSchedule() });
    expect([model.status, model.ended?.id]).toEqual(['EMPTY', '7']);
    gateway.plain.CHANGE_SCHEDULE = () => refusal({ code: 'SCHEDULE_NOT_FOUND' });
    await model.restore();
    expect([model.ended, model.failure?.code, gateway.requestsOf('CHANGE_SCHEDULE').length]).toEqual([
      undefined,
      'SCHEDULE_NOT_FOUND',
      2,
    ]);
  });
});

describe('keeping an operation', () => {
  it('offers to pay by itself only what the bank can make without a number of a card', async () => {
    const model = new KeepTemplateViewModel((await bank([])).parts);
    const byCard = aTransaction({ terms: { details: { cardNumber: '941700******2020' } } });
    expect([aTransaction(), byCard, aTransaction({ txnCode: 'MAKE_VISA_2_VISA_AFT' })].map(model.canSchedule)).toEqual([
      true,
      false,
      false,
    ]);
    expect(new KeepTemplateViewModel((await bank([], {}, 'C')).parts).canSchedule(aTransaction())).toBe(false);
  });

  it.each([
    ['a person', 'I', [], true],
    ['a maker of a company', 'C', ['view', 'create'], true],
    ['a reader of a company', 'C', ['view'], false],
    ['a signer of a company', 'C', ['view', 'sign'], false],
  ] as const)('lets %s keep, run, rename and delete templates: %s %j %s', async (_who, kind, rights, may) => {
    const { parts } = await bank([aTemplate()], {}, kind, rights);
    const templates = new TemplatesViewModel(parts);
    expect(new KeepTemplateViewModel(parts).canKeep(aTransaction())).toBe(may);
    expect([templates.onlyLooks, templates.canRun(aTemplate())]).toEqual([!may, may]);
  });

  it('needs a name, and says what it was kept as', async () => {
    const { parts, gateway } = await bank([], { CREATE_TEMPLATE: () => success(aTemplate()) });
    const model = new KeepTemplateViewModel(parts);
    expect([model.canKeep(aTransaction()), model.canKeep(aTransaction({ txnCode: 'MOBILE_PAYMENT' }))]).toEqual([
      true,
      false,
    ]);
    model.ask('template', '');
    expect(await model.keep(aTransaction())).toBeUndefined();
    expect([model.violation, gateway.requestsOf('CREATE_TEMPLATE')]).toEqual(['TEMPLATE_NAME_REQUIRED', []]);
    model.setName('На отпуск');
    await model.keep(aTransaction());
    expect([model.kept?.id, model.purpose, parts.templates.status]).toEqual(['7', undefined, 'LOADED']);
  });

  it('checks an operation without a stored request again, and continues to the schedule', async () => {
    const { parts, gateway } = await bank([]);
    const known = aTransaction().operationId;
    gateway.plain.CREATE_TEMPLATE = ({ operationId }) =>
      operationId === known ? refusal({ code: 'OPERATION_NOT_FOUND' }) : success(aTemplate());
    const model = new KeepTemplateViewModel(parts);
    model.ask('schedule', 'На отпуск');
    expect((await model.keep(aTransaction()))?.id).toBe('7');
    expect(gateway.requestsOf('create')).toMatchObject([
      { debitAccountId: '1', creditAccountId: '2', amount: money(150_000n, 'KGS') },
    ]);
    await settle();
  });
});
