import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';

import { RecipientRefused } from '../ports/OutgoingMessage';
import type { MessageSender, OutgoingMessage } from '../ports/OutgoingMessage';

const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;
const CONNECTIONS = 2;
/** Lowest permanent reply code (RFC 5321, section 4.2.1); greylisting and full mailboxes answer 4xx and are tried again. */
const LOWEST_PERMANENT = 500;

export interface SmtpOptions {
  /** Address of the relay: `smtps://user:password@host:465`, or `smtp://` for a relay that offers STARTTLS or is on this machine. */
  readonly url: string;
  /** Sender of the e-mails: `Tulpar <no-reply@bank.example>`. */
  readonly from: string;
  /** Certificates of the bank's own authority besides the usual ones, PEM. */
  readonly authority: string | undefined;
}

/**
 * Sends e-mails through a relay. Codes never cross a network in the clear: without TLS from the start the relay must offer STARTTLS, unless
 * it is on this machine.
 */
export class SmtpEmailSender implements MessageSender {
  private readonly transport: Transporter;
  private readonly domain: string;

  constructor(private readonly options: SmtpOptions) {
    const url = new URL(options.url);
    const isTls = url.protocol === 'smtps:';
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    this.domain = /@([^>\s]+)/.exec(options.from)?.[1] ?? url.hostname;
    this.transport = createTransport({
      host: url.hostname,
      port: url.port === '' ? (isTls ? 465 : 587) : Number.parseInt(url.port, 10),
      secure: isTls,
      requireTLS: !isTls && !isHere,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: CONNECT_LIMIT_MS,
      greetingTimeout: CONNECT_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(url.username !== '' && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
      tls: { minVersion: 'TLSv1.2', ...(options.authority !== undefined && { ca: options.authority }) },
    });
  }

  async send(letter: OutgoingMessage): Promise<void> {
    try {
      await this.transport.sendMail({
        from: this.options.from,
        to: { name: '', address: letter.recipient },
        subject: letter.subject,
        text: letter.text,
        date: new Date(letter.createdAt),
        messageId: `<${letter.id}@${this.domain}>`,
        // No machine is to answer it.
        headers: { 'auto-submitted': 'auto-generated' },
      });
    } catch (cause) {
      if (isPermanent(cause)) {
        throw new RecipientRefused('The mail relay refused the recipient for good', { cause });
      }
      throw cause;
    }
  }

  /** Closes the connections to the relay. */
  close(): void {
    this.transport.close();
  }
}

/**
 * True when this letter or its recipient was refused for good; the configuration of a relay that does not know the bank may be corrected.
 */
function isPermanent(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    'responseCode' in cause &&
    typeof cause.responseCode === 'number' &&
    cause.responseCode >= LOWEST_PERMANENT &&
    'code' in cause &&
    (cause.code === 'EENVELOPE' || cause.code === 'EMESSAGE')
  );
}
