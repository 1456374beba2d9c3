export const BATCH_PATH = '/payment/batch-loading';

/** The page of one file that the bank keeps. */
export function batchPath(batchId: string): string {
  return `${BATCH_PATH}/${batchId}`;
}

/** The people who receive salaries. */
export const PAYROLL_PATH = '/payment/payroll';
