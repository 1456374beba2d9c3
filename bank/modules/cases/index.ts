/** Side of the bank: what an employee's desk shows of the cases, and how it moves them. */
export { answerTopic, casesOfBank, moveByBank } from './bankSide';
