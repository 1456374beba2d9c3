export { AdministrationScreen } from './AdministrationScreen';
export { UsersScreen } from './users/UsersScreen';
export { UserScreen } from './users/UserScreen';
