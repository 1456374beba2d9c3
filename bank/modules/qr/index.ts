/** Payments by QR of a period. */
export { readQrStatement } from './qrStatement';
