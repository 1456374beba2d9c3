export { noticeContent } from './notices';
export type { NoticedTransaction } from './notices';
export { tellUserDataChanged } from './tellUserDataChanged';
export { writeNotice } from './writeNotice';
