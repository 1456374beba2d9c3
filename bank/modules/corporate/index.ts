/** Rules of a company about further signatures, and their words. */
export { readRuleNames, readRules } from './approvalRules';
export { RULE_TEXTS, ruleWords } from './ruleWords';
export { readRulesOfSending } from './awaitedByRules';
/** Changes that loosen something of a company, kept until they are signed. */
export { makeDocument, repeatedDocument } from './changes';
/** Notices to the other signatories of a company. */
export { tellOfChange, tellOfRecall } from './companyNotices';
export { DOCUMENT_LIFE } from './documentEnds';
export { tellWhoIsNext } from './notices';
export type { AwaitsNotices } from './notices';
/** Companies that sign by tokens only. */
export { setTokenOnly } from './setTokenOnly';
/** Approvals and signatures that payments of the caller's company need. */
export { readAwaitedOfPayment } from './signers';
