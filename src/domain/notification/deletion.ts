/** Scope of a deletion: all notifications of the user until now, or those with given ids (specification 2, section 7.3). */
export const DELETING_METHODS = ['delete-all', 'delete-by-id'] as const;

export type NotificationDeletion =
  { readonly method: 'delete-all' } | { readonly method: 'delete-by-id'; readonly notificationIds: readonly string[] };
