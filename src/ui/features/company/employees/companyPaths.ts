export const COMPANY_PATH = '/profile/company';

/** Page on which the rights of a user of the company are changed. */
export function employeePath(employeeId: string): string {
  return `${COMPANY_PATH}/employee/${employeeId}`;
}
