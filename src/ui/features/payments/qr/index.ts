export { qr } from './qr';
