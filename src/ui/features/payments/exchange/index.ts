export { exchange } from './exchange';
