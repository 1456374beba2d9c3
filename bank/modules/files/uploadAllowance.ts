import { hourly } from '../../kernel/allowances';

/** Files a user may hand in within an hour; each can be of five megabytes. A refused one counts as well: it was read all the same. */
export const UPLOADS = hourly('uploads', 40);
