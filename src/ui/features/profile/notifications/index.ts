export { NotificationsViewModel } from './NotificationsViewModel';
