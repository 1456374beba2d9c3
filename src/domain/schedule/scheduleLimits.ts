/** Largest number of individually selected days (specification 1, section 5). */
export const MAX_SET_DAYS = 10;
