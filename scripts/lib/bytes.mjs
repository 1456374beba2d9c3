import { gzipSync } from 'node:zlib';

/** Bytes of a kilobyte in every budget and report: as networks and browsers count. */
export const KILOBYTE = 1000;

/** Files that are compressed in themselves; the bank sends them as they are. */
const COMPRESSED = /\.(?:woff2?|png|jpe?g|webp|avif)$/;

/**
 * Size of a file in budgets and reports: as gzip has it, whatever it is sent as, so that figures of any two runs compare.
 *
 * @param {string} name
 * @param {string | Uint8Array} content
 * @returns {number} bytes
 */
export function sizeOf(name, content) {
  return COMPRESSED.test(name) ? content.length : gzipSync(content, { level: 9 }).length;
}

/** @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / KILOBYTE).toFixed(1)} KB`;
}
