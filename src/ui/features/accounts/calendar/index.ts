export { CALENDAR_PATH } from './eventPath';
export { EventList } from './EventList';
