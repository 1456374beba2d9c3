import { readFileSync } from 'node:fs';

import type { BankServices } from '../../BankServices';
import type { Configuration } from '../../Configuration';
import { SandboxEmailSender } from '../../sandbox/SandboxEmailSender';
import type { MessageSender } from '../OutgoingMessage';
import { SmtpEmailSender } from './SmtpEmailSender';

/** Whether letters can leave this bank; where they cannot, no address is confirmed. */
export function sendsLetters({ smtpUrl, sandbox }: Configuration): boolean {
  return smtpUrl !== undefined || sandbox;
}

/** The way letters leave this bank, if it has one. */
export function createEmailSender({ configuration, database }: BankServices): MessageSender | undefined {
  const { smtpUrl, smtpAuthorityFile, emailFrom, sandbox } = configuration;
  if (smtpUrl !== undefined) {
    const authority = smtpAuthorityFile === undefined ? undefined : readFileSync(smtpAuthorityFile, 'utf8');
    return new SmtpEmailSender({ url: smtpUrl, from: emailFrom, authority });
  }
  return sandbox ? new SandboxEmailSender(database) : undefined;
}
