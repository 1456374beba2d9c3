/**
 * Stands in the FROM of a statement whose effect need not survive a crash of the database: its commit does not wait for the
 * disk. Nothing that moves money may use it, and whatever came before a booking is on the disk once the booking is, because
 * PostgreSQL writes its log in order.
 */
export const WITHOUT_WAITING = "set_config('synchronous_commit', 'off', true) as unwaited";
