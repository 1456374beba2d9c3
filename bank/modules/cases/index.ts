/** Side of the bank: what an employee's desk shows of the cases, and how it moves them. */
/** News of applications, whose cases their tables keep. */
export { announceApplication } from './announceApplication';
export { waitsForCustomer } from './caseRepository';
export { answerTopic, casesOfBank, moveByBank } from './bankSide';
