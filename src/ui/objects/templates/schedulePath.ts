export const SCHEDULES_PATH = '/profile/scheduled-payments';

export const SCHEDULE_FORM_PATH = `${SCHEDULES_PATH}/edit`;

/** The form of the schedule of a template. */
export function schedulePath(templateId: string): string {
  return `${SCHEDULE_FORM_PATH}?template=${templateId}`;
}
