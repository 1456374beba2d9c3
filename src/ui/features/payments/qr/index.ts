export { qr } from './qrKind';
