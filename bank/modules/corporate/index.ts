/** Changes that loosen something of a company, kept until they are signed. */
export { makeDocument, repeatedDocument } from './changes';
/** Notices to the other signatories of a company. */
export { tellOfChange, tellOfRecall } from './companyNotices';
export { DOCUMENT_LIFE } from './documentEnds';
export { tellUsers } from './notices';
/** Signatures that documents of the caller's company need. */
export { readAwaited } from './signers';
