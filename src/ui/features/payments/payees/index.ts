export { PeopleRow, PeopleRowIfAny } from './PeopleRow';
