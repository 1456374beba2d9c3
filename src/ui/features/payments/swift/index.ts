export { swift } from './swift';
