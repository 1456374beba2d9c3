import type { Company } from '../../domain/corporate/Company';
import type { Employees } from '../../domain/corporate/Employee';
import type { FileExtension } from '../../domain/file/fileRules';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Passport, PersonalData } from '../../domain/user/Passport';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import type { DownloadedFile } from './accounts';
import { declare } from './declaration';
import type { Nothing } from './utilities';

/** A file uploaded by a customer. */
export interface FileUpload {
  /** The client's own id of the document, made once for it; sending the document again under it stores nothing twice. */
  readonly documentId: OperationId;
  readonly extension: FileExtension;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A file the bank keeps. */
export interface StoredFile {
  readonly uuid: string;
  readonly extension: FileExtension;
  /** Size of the stored file in bytes; metadata of pictures is not stored. */
  readonly size: number;
}

export interface FileReference {
  readonly uuid: string;
}

/** Picture of a person, a square JPEG; none removes the current one. */
export interface AvatarChange {
  readonly picture: Uint8Array<ArrayBuffer> | undefined;
}

export interface AvatarVersion {
  readonly dataVersion: bigint;
}

export interface Avatar extends AvatarVersion {
  readonly picture: Uint8Array<ArrayBuffer> | undefined;
}

/** New passport data with scans of the passport. */
export interface PassportChangeRequest {
  readonly operationId: OperationId;
  readonly passport: Passport;
  /** Files of the user, by their uuid: one to four. */
  readonly files: readonly string[];
}

const ANY_USER = ['individual', 'corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'] as const;
const COMPANY_USERS = ['corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'] as const;

/** Utility service: personal data, identity documents and picture of the customer (specification 2, section 7.3). */
export const customerOperations = {
  UPLOAD_FILE: declare<FileUpload, StoredFile>()({
    services: ['utility'],
    summary:
      'Keeps a picture or a PDF of the user, without what it says besides what it shows; only the user reads it back',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    carries: 'file',
    failures: ['OPERATION_ID_REUSED', 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'FILE_DAMAGED'],
  }),
  GET_FILE_BY_UUID: declare<FileReference, DownloadedFile>()({
    services: ['utility'],
    summary: 'Gives a file back to the user who handed it in, or whom the bank sent it in the chat',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ANY_USER,
    failures: ['FILE_NOT_FOUND'],
  }),
  SET_AVATAR: declare<AvatarChange, AvatarVersion>()({
    services: ['utility'],
    summary: 'Puts up, replaces or takes away the picture of a person; companies have none',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ['individual'],
    failures: ['FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'FILE_DAMAGED', 'PICTURE_SIZE_NOT_ALLOWED'],
  }),
  GET_AVATAR: declare<Nothing, Avatar>()({
    services: ['utility'],
    summary: 'Gives the picture of the person who asks, if there is one, and its version',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ['individual'],
    failures: [],
  }),
  GET_PERSONAL_DATA: declare<Nothing, PersonalData>()({
    services: ['utility'],
    summary: 'Shows the contacts and the passport of the person, and how the latest new passport data stand',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual'],
    failures: [],
  }),
  EDIT_PASSPORT_DATA: declare<PassportChangeRequest, WaitingChange>()({
    services: ['utility'],
    summary:
      'Prepares new passport data and sends the code that submits them to the bank; they take effect once the bank has approved them',
    kind: 'command',
    confirmation: 'none',
    allowed: ['individual'],
    viewOnly: 'allowed',
    failures: [
      'OPERATION_ID_REUSED',
      'PASSPORT_NOT_VALID',
      'PASSPORT_UNDER_REVIEW',
      'FILE_NOT_FOUND',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  GET_CORP_CUSTOMER_DATA: declare<Nothing, Company>()({
    services: ['utility'],
    summary: 'Shows what the bank knows of the company, and who may do what for it',
    kind: 'query',
    confirmation: 'none',
    allowed: COMPANY_USERS,
    failures: [],
  }),
  GET_CORP_EMPLOYESS: declare<Nothing, Employees>()({
    services: ['utility'],
    summary:
      'Lists the users of the company with office, rights, place of signature, kinds of operation and accounts; of accounts those the caller sees',
    kind: 'query',
    confirmation: 'none',
    allowed: COMPANY_USERS,
    failures: [],
  }),
} as const;
