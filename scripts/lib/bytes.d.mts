/** Bytes of a kilobyte in every budget and report: as networks and browsers count. */
export const KILOBYTE: number;

/** Size of a file in budgets and reports, in bytes: as gzip has it, fonts and pictures as they are. */
export function sizeOf(name: string, content: string | Uint8Array): number;

/** Text such as `12.3 KB`. */
export function kilobytes(bytes: number): string;
