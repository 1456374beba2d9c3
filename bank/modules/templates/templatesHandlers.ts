import type { templateOperations } from '../../../src/application/operations/templates';
import { refusal, success } from '../../../src/domain/result/Result';
import { changeSchedule, prepareSchedule } from '../schedules';
import { deleteTemplate, keepTemplate, renameTemplate, restoreTemplate } from './keepTemplates';
import { readTemplate, readTemplates } from './templateRepository';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of payment templates and of scheduled payments. */
export const templateHandlers: HandlersFor<typeof templateOperations> = {
  CREATE_TEMPLATE: keepTemplate,
  LIST_TEMPLATE_V2: async (request, context) => success(await readTemplates(context, request)),
  GET_TEMPLATE_BY_ID: async ({ templateId }, context) => {
    const template = await readTemplate(context, templateId);
    return template === undefined ? refusal({ code: 'TEMPLATE_NOT_FOUND' }) : success(template);
  },
  UPDATE_TEMPLATE: renameTemplate,
  DELETE_TEMPLATE: deleteTemplate,
  RESTORE_TEMPLATE: restoreTemplate,
  HANDLE_SCHEDULED_TRANSACTION: prepareSchedule,
  CHANGE_SCHEDULE: changeSchedule,
};
