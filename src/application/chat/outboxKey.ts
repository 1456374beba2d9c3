/** Storage key of messages that wait to be sent. */
export const OUTBOX_KEY = 'chatOutbox';
