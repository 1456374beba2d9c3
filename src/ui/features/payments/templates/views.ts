export { TemplatesScreen } from './TemplatesScreen';
export { SchedulesScreen } from './SchedulesScreen';
export { ScheduleEditPage } from './ScheduleEditPage';
