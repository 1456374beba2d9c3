/** Keys of the advisory locks that work of the whole bank holds, so that it is done by one process at a time. Any numbers will do, each once. */
export const BANK_LOCKS = {
  /** Functions, views, triggers and hooks are brought up to date. */
  repeatables: 7_485_301,
  retention: 7_485_302,
  secrets: 7_485_303,
  intake: 7_485_304,
  /** The demonstration is filled. */
  seed: 7_485_305,
} as const;
