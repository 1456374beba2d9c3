export { changeSchedule } from './changeSchedule';
export { confirmSchedule } from './confirmSchedule';
/** Beginning of a schedule, which waits for its code. */
export { prepareSchedule } from './prepareSchedule';
export { sendScheduleCodeAgain } from './scheduleCodes';
