import type { LocalizedText } from '../language/Language';
import type { OperationId } from '../operation/OperationId';
import type { Instant } from '../time/Instant';
import type { DocumentSignature } from './PaymentDocument';
import type { AwaitedSignatures } from './Signer';

/** A change besides money: its subject, the present value and the new one. */
export interface CompanyChange {
  readonly subject: LocalizedText;
  readonly before: LocalizedText;
  readonly after: LocalizedText;
}

/** A change that was made and is to be sent to those who sign it. */
export interface ChangeToSign extends CompanyChange {
  readonly awaited: AwaitedSignatures;
  readonly fingerprint: string;
}

/** The end of a change that waited for signatures. */
export type ChangeEnd =
  | { readonly state: 'done'; readonly at: Instant }
  | { readonly state: 'declined'; readonly at: Instant; readonly by: LocalizedText; readonly reason: string }
  | { readonly state: 'expired'; readonly at: Instant };

/** A change that loosens something of a company: nothing of it has happened before the last signature. */
export interface ChangeDocument extends ChangeToSign {
  readonly operationId: OperationId;
  readonly madeBy: LocalizedText;
  readonly sentAt: Instant;
  readonly expiresAt: Instant;
  /** Valid signatures, without those of users who have lost the right to sign. */
  readonly signatures: readonly DocumentSignature[];
  /** True when the user who asks can sign it now. */
  readonly canSign: boolean;
  /** True when the user who asks can decline it. */
  readonly canDecline: boolean;
  /** Absent while it waits. */
  readonly end: ChangeEnd | undefined;
}
