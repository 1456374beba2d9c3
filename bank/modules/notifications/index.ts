export { noticeContent } from './notices';
export type { NoticedTransaction } from './notices';
/** Position of the live stream for data that are read next. */
export { positionOfData } from './positionOfData';
export { tellUserDataChanged } from './tellUserDataChanged';
export { writeNotice } from './writeNotice';
