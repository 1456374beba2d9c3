export { otherAccounts } from './otherAccounts';
