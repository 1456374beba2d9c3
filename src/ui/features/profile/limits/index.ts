export { Limits } from './LimitsScreen';
