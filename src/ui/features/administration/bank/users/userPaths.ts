export const USERS_PATH = '/admin/users';

/** Address of the page of one user. */
export function userPath(userId: string): string {
  return `${USERS_PATH}/${userId}`;
}
