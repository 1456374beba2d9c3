export { ownAccounts } from './ownAccounts';
