export { changeSchedule } from './changeSchedule';
/** Beginning of a schedule, which waits for its code. */
export { prepareSchedule } from './prepareSchedule';
