import type { templateOperations } from '../../../src/application/operations/templates';
import { refusal, success } from '../../../src/domain/result/Result';
import { deleteTemplate, keepTemplate, renameTemplate, restoreTemplate } from './keepTemplates';
import { readTemplate, readTemplates } from './templateRepository';
import type { HandlersFor } from '../../kernel/Handler';

type TemplateHandlers = HandlersFor<typeof templateOperations>;

/** Handlers of payment templates; those of scheduled payments come from their own area. */
export const createTemplateHandlers = (
  schedules: Pick<TemplateHandlers, 'HANDLE_SCHEDULED_TRANSACTION' | 'CHANGE_SCHEDULE'>,
): TemplateHandlers => ({
  CREATE_TEMPLATE: keepTemplate,
  LIST_TEMPLATE_V2: async (request, context) => success(await readTemplates(context, request)),
  GET_TEMPLATE_BY_ID: async ({ templateId }, context) => {
    const template = await readTemplate(context, templateId);
    return template === undefined ? refusal({ code: 'TEMPLATE_NOT_FOUND' }) : success(template);
  },
  UPDATE_TEMPLATE: renameTemplate,
  DELETE_TEMPLATE: deleteTemplate,
  RESTORE_TEMPLATE: restoreTemplate,
  ...schedules,
});
