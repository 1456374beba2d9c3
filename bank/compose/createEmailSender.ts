import { readFileSync } from 'node:fs';

import type { UnconnectedBank } from '../kernel/BankServices';
import { SandboxEmailSender } from '../sandbox/SandboxEmailSender';
import type { MessageSender } from '../networks/ports/OutgoingMessage';
import { SmtpEmailSender } from '../networks/email/SmtpEmailSender';

/** The way letters leave this bank, if it has one. */
export function createEmailSender({ configuration, database }: UnconnectedBank): MessageSender | undefined {
  const { smtpUrl, smtpAuthorityFile, emailFrom, sandbox } = configuration;
  if (smtpUrl !== undefined) {
    const authority = smtpAuthorityFile === undefined ? undefined : readFileSync(smtpAuthorityFile, 'utf8');
    return new SmtpEmailSender({ url: smtpUrl, from: emailFrom, authority });
  }
  return sandbox ? new SandboxEmailSender(database) : undefined;
}
