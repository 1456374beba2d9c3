import { randomUUID } from 'node:crypto';

import { PERSON } from './CostBank';
import type { CostBank, CostStories, CostStory } from './CostBank';
import { createdTransfer } from './moneyStories';

const MONTHLY = { periodicity: 'monthly', dateFrom: '2026-12-31' };

async function newTemplate(bank: CostBank): Promise<string> {
  const { templateId } = await bank.ask<{ readonly templateId: string }>(PERSON, 'CREATE_TEMPLATE', {
    templateName: 'На отпуск',
    operationId: await createdTransfer(bank),
  });
  return templateId;
}

const ofTemplate =
  (more: object = {}): CostStory =>
  async (bank) => ({ request: { templateId: await bank.once('template', () => newTemplate(bank)), ...more } });

/** Id of a schedule in force. */
const schedule = (bank: CostBank) =>
  bank.once('schedule', async () => {
    const { template } = await bank.changed<{ readonly template: { readonly scheduledTemplateId: string } }>(
      PERSON,
      'HANDLE_SCHEDULED_TRANSACTION',
      { templateId: await newTemplate(bank), ...MONTHLY },
    );
    return template.scheduledTemplateId;
  });

const ofPayee =
  (more: object = {}): CostStory =>
  async (bank) => {
    const payeeId = await bank.once('payee', async () => {
      const [payee] = await bank.ask<readonly { readonly payeeId: string }[]>(PERSON, 'GET_PAYEES', {});
      return payee?.payeeId;
    });
    return { request: { payeeId, ...more } };
  };

/** Templates, schedules and payees. */
export const templateStories: CostStories = {
  CREATE_TEMPLATE: async (bank) => ({
    request: { templateName: 'На отпуск', operationId: await createdTransfer(bank) },
  }),
  GET_TEMPLATE_BY_ID: ofTemplate(),
  UPDATE_TEMPLATE: ofTemplate({ templateName: 'На отпуск летом' }),
  DELETE_TEMPLATE: async (bank) => ({ request: { templateId: await newTemplate(bank) } }),
  RESTORE_TEMPLATE: async (bank) => {
    const templateId = await newTemplate(bank);
    await bank.ask(PERSON, 'DELETE_TEMPLATE', { templateId });
    return { request: { templateId } };
  },
  HANDLE_SCHEDULED_TRANSACTION: async (bank) => ({
    request: { operationId: randomUUID(), templateId: await newTemplate(bank), ...MONTHLY },
  }),
  CHANGE_SCHEDULE: async (bank, run) => ({
    request: { scheduledTemplateId: await schedule(bank), action: run % 2 === 0 ? 'pause' : 'resume' },
  }),
  UPDATE_PAYEE: ofPayee({ nickname: 'Склад', pinned: true }),
  HIDE_PAYEE: ofPayee(),
  RESTORE_PAYEE: async (bank, run) => {
    const call = await ofPayee()(bank, run);
    await bank.ask(PERSON, 'HIDE_PAYEE', call.request);
    return call;
  },
};
