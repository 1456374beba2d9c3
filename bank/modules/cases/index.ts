/** Side of the bank: what an employee's desk shows of the cases, and how it moves them. */
export { casesOfBank, moveByBank } from './bankSide';
