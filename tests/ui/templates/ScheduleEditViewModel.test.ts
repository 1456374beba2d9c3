import { describe, expect, it } from 'vitest';

import { TemplatesStore } from '../../../src/application/templates/TemplatesStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { addDays } from '../../../src/domain/time/days';
import { writtenDay } from '../../../src/domain/time/format';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { ScheduleEditViewModel } from '../../../src/ui/features/payments/templates/ScheduleEditViewModel';
import { aCodeSent, aSchedule, aTemplate } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { untilTen } from '../../application/support/untilTen';

async function opened(templateId = '7', template = aTemplate()) {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    LIST_TEMPLATE_V2: () => success([template]),
    HANDLE_SCHEDULED_TRANSACTION: ({ operationId }) =>
      success({ operationId, words: 'Регулярный платёж', fingerprint: 'A1B2-C3D4', codeSent: aCodeSent() }),
    CONFIRM_ACCOUNT_OPERATION: ({ operationId }) =>
      success({ operationId, template: { ...template, schedule: aSchedule() } }),
  });
  const model = new ScheduleEditViewModel({
    templates: new TemplatesStore(gateway),
    flow: { gateway, identifiers: new CountingIdentifiers(), clock: time, scheduler: time },
  });
  model.openForm();
  await model.load(templateId);
  const today = bankDayOf(time.now());
  return { model, gateway, today, tomorrow: addDays(today, 1) };
}

describe('the form of a schedule', () => {
  it('says what is missing, and the first days as soon as it knows them', async () => {
    const { model, today, tomorrow, gateway } = await opened('');
    await model.submit();
    expect(model.violations).toEqual({ template: 'FIELD_CHOICE', firstDay: 'NOT_A_DAY' });
    model.choose('7');
    model.change({ firstDay: writtenDay(today), indefinitely: false, lastDay: writtenDay(today) });
    await model.submit();
    expect(model.violations).toEqual({ firstDay: 'SCHEDULE_DAY_RANGE' });
    model.change({ firstDay: writtenDay(addDays(today, 5)), lastDay: writtenDay(tomorrow) });
    expect([model.violations, model.nextDays]).toEqual([{ lastDay: 'LAST_DAY_EARLY' }, []]);
    model.change({ lastDay: writtenDay(addDays(today, 40)) });
    expect(model.nextDays).toHaveLength(2);
    expect(gateway.requestsOf('HANDLE_SCHEDULED_TRANSACTION')).toEqual([]);
  });

  it('takes set days one by one, ten at most', async () => {
    const { model, today, tomorrow } = await opened();
    model.change({ periodicity: 'onSetDates' });
    await model.submit();
    expect(model.violations).toEqual({ newDay: 'DAYS_REQUIRED' });
    model.change({ newDay: '31.02.2027' });
    model.addDay();
    expect(model.violations).toEqual({ newDay: 'NOT_A_DAY' });
    for (let index = 10; index > 0; index -= 1) {
      model.change({ newDay: writtenDay(addDays(today, index)) });
      model.addDay();
    }
    expect([model.form.days.length, model.form.days[0], model.form.newDay]).toEqual([10, tomorrow, '']);
    model.change({ newDay: writtenDay(addDays(today, 11)) });
    model.addDay();
    expect(model.violations).toEqual({ newDay: 'TOO_MANY_DAYS' });
    model.removeDay(tomorrow);
    expect(model.form.days).toHaveLength(9);
  });

  it('shows the recurrence there is, from the next day on', async () => {
    const schedule = aSchedule();
    const { model } = await opened('7', aTemplate({ schedule }));
    expect(model.form).toMatchObject({
      periodicity: 'onceAWeek',
      firstDay: writtenDay(schedule.nextDays[0] ?? bankDayOf(0)),
      indefinitely: true,
    });
  });

  it('keeps what was typed while templates that are on the screen already are loaded anew', async () => {
    const { model, gateway, tomorrow } = await opened('');
    const list = gateway.plain.LIST_TEMPLATE_V2;
    let answer: (() => void) | undefined;
    gateway.plain.LIST_TEMPLATE_V2 = async (request) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return list?.(request) ?? refusal({ code: 'CLIENT_ERROR' });
    };
    const loading = model.load('7');
    model.change({ firstDay: writtenDay(tomorrow) });
    await expect.poll(() => answer).toBeDefined();
    answer?.();
    await loading;
    expect([model.templateId, model.form.firstDay]).toEqual(['7', writtenDay(tomorrow)]);
  });

  it('is agreed on with a code, and what the bank refuses stands above it', async () => {
    const { model, gateway, tomorrow } = await opened();
    model.change({ firstDay: writtenDay(tomorrow) });
    gateway.plain.HANDLE_SCHEDULED_TRANSACTION = () => refusal(untilTen('MAX_OTP_TRIES'));
    await model.submit();
    expect([model.failure?.code, model.confirmation.page]).toEqual(['MAX_OTP_TRIES', 'form']);
    gateway.plain.HANDLE_SCHEDULED_TRANSACTION = ({ operationId }) =>
      success({ operationId, words: 'Слова банка', fingerprint: 'A1B2-C3D4', codeSent: aCodeSent() });
    await model.submit();
    expect([model.words, model.confirmation.page]).toEqual(['Слова банка', 'code']);
    model.confirmation.setOtp('123456');
    await model.confirmation.confirm();
    expect(model.confirmation.page).toBe('done');
    expect(gateway.requestsOf('HANDLE_SCHEDULED_TRANSACTION')).toHaveLength(2);
    expect(gateway.requestsOf('CONFIRM_ACCOUNT_OPERATION')).toMatchObject([{ otp: '123456' }]);
    model.openForm();
    expect([model.confirmation.page, model.templateId]).toEqual(['form', '']);
  });
});
