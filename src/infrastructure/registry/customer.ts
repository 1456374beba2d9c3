import * as z from 'zod/mini';

import type {
  Avatar,
  AvatarChange,
  AvatarVersion,
  customerOperations,
  FileUpload,
  PassportChangeRequest,
} from '../../application/operations/customer';
import { PASSPORT_VIOLATIONS, PASSPORT_SERIES } from '../../domain/user/Passport';
import { isAddress, MAX_ADDRESS_LENGTH, MIN_ADDRESS_LENGTH } from '../../domain/user/passportViolations';
import type { PassportApplication, PersonalData } from '../../domain/user/Passport';
import { COMPANY_RIGHTS } from '../../domain/corporate/Company';
import type { Company } from '../../domain/corporate/Company';
import type { Employees } from '../../domain/corporate/Employee';
import { FILE_EXTENSIONS, LARGEST_FILE_BYTES, LARGEST_PICTURE_BYTES } from '../../domain/file/fileRules';
import type { AdaptersFor } from './adapter';
import { signaturePlace } from './awaitedSignatures';
import {
  bankDay,
  currency,
  filledText,
  identifier,
  instant,
  localizedText,
  nothing,
  operationId,
  text,
  wholeNumber,
} from './codecs';
import { downloadedFile, fileBytes, fileUuid } from './files';
import { waitingChange } from './security';

/** Base64 makes four characters of three bytes. A little more than allowed still arrives, to be refused by name. */
function textOf(bytes: number): number {
  return Math.ceil((bytes * 1.05) / 3) * 4;
}

/** A file a customer hands in. */
export const uploadBytes = fileBytes(textOf(LARGEST_FILE_BYTES));

const upload = z.codec(
  z.strictObject({
    documentId: operationId,
    documentString: uploadBytes,
    metadata: z.strictObject({ fileExtension: z.enum(FILE_EXTENSIONS) }),
  }),
  z.custom<FileUpload>(),
  {
    decode: (wire) => ({
      documentId: wire.documentId,
      extension: wire.metadata.fileExtension,
      bytes: wire.documentString,
    }),
    encode: (domain) => ({
      documentId: domain.documentId,
      documentString: domain.bytes,
      metadata: { fileExtension: domain.extension },
    }),
  },
);

const picture = fileBytes(textOf(LARGEST_PICTURE_BYTES));

const avatarChange = z.codec(z.strictObject({ avatar: z.optional(picture) }), z.custom<AvatarChange>(), {
  decode: (wire) => ({ picture: wire.avatar }),
  encode: (domain) => ({ avatar: domain.picture }),
});

const avatarVersion = z.codec(z.object({ avatarDataVersion: wholeNumber }), z.custom<AvatarVersion>(), {
  decode: (wire) => ({ dataVersion: wire.avatarDataVersion }),
  encode: (domain) => ({ avatarDataVersion: domain.dataVersion }),
});

const avatar = z.codec(z.object({ avatarDataVersion: wholeNumber, avatar: z.optional(picture) }), z.custom<Avatar>(), {
  decode: (wire) => ({ dataVersion: wire.avatarDataVersion, picture: wire.avatar }),
  encode: (domain) => ({ avatarDataVersion: domain.dataVersion, avatar: domain.picture }),
});

const company = z.codec(
  z.object({
    customerNo: z.string(),
    corpName: localizedText,
    inn: z.string(),
    okpo: z.string(),
    address: localizedText,
    phone: z.string(),
    tokenOnly: z.boolean(),
    users: z.array(z.object({ userId: identifier, fullName: localizedText, rights: z.array(z.enum(COMPANY_RIGHTS)) })),
  }),
  z.custom<Company>(),
  {
    decode: ({ customerNo, corpName, tokenOnly, users, ...rest }) => ({
      ...rest,
      isTokenOnly: tokenOnly,
      customerNumber: customerNo,
      name: corpName,
      users: users.map(({ userId, ...user }) => ({ ...user, id: userId })),
    }),
    encode: ({ customerNumber, name, isTokenOnly, users, ...rest }) => ({
      ...rest,
      tokenOnly: isTokenOnly,
      customerNo: customerNumber,
      corpName: name,
      users: users.map(({ id, rights, ...user }) => ({ ...user, userId: id, rights: [...rights] })),
    }),
  },
);

const employees = z.object({
  employees: z.readonly(
    z.array(
      z.object({
        userId: identifier,
        fullName: localizedText,
        position: z.optional(localizedText),
        rights: z.readonly(z.array(z.enum(COMPANY_RIGHTS))),
        signaturePlace: z.optional(signaturePlace),
        operations: z.optional(z.readonly(z.array(z.string()))),
        accounts: z.optional(
          z.readonly(
            z.array(
              z.object({ accountId: identifier, number: z.string(), name: z.string(), currency, works: z.boolean() }),
            ),
          ),
        ),
      }),
    ),
  ),
}) satisfies z.ZodMiniType<Employees>;

const passport = z.strictObject({
  series: z.enum(PASSPORT_SERIES),
  number: z.string().check(z.regex(/^\d{7}$/)),
  issuedBy: filledText(3, 50),
  issuedOn: bankDay,
  expiresOn: bankDay,
  inn: z.string().check(z.regex(/^\d{14}$/)),
  address: text(MAX_ADDRESS_LENGTH).check(
    z.minLength(MIN_ADDRESS_LENGTH),
    z.refine((wire) => isAddress(wire), { error: 'must have five characters between its blanks, in one line' }),
  ),
});

const passportChange = z.codec(
  z.strictObject({
    operationId,
    passport,
    files: z
      .array(fileUuid)
      .check(z.minLength(1), z.maxLength(4), z.refine(areDifferent, { error: 'must have different items' })),
  }),
  z.custom<PassportChangeRequest>(),
  { decode: (wire) => wire, encode: (domain) => ({ ...domain, files: [...domain.files] }) },
);

function areDifferent(files: readonly string[]): boolean {
  return new Set(files).size === files.length;
}

const personalData = z.codec(
  z.object({
    phone: z.string(),
    email: z.string(),
    passport: z.optional(passport),
    application: z.optional(
      z.object({
        passport,
        files: z.array(fileUuid),
        submittedAt: instant,
        status: z.enum(['review', 'approved', 'rejected']),
        decidedAt: z.optional(instant),
        violation: z.optional(z.enum(PASSPORT_VIOLATIONS)),
      }),
    ),
  }),
  z.custom<PersonalData>(),
  {
    decode: ({ phone, email, passport: onFile, application }) => ({
      phone,
      email,
      passport: onFile,
      application: application && {
        passport: application.passport,
        scans: application.files,
        submittedAt: application.submittedAt,
        status: application.status,
        decidedAt: application.decidedAt,
        violation: application.violation,
      },
    }),
    encode: ({ application, ...domain }) => ({ ...domain, application: application && wireApplication(application) }),
  },
);

function wireApplication({ scans, ...application }: PassportApplication) {
  return { ...application, files: [...scans] };
}

export const customerAdapters = {
  UPLOAD_FILE: {
    request: upload,
    response: z.object({ uuid: fileUuid, extension: z.enum(FILE_EXTENSIONS), size: z.int().check(z.positive()) }),
  },
  GET_FILE_BY_UUID: { request: z.strictObject({ uuid: fileUuid }), response: downloadedFile },
  SET_AVATAR: { request: avatarChange, response: avatarVersion },
  GET_AVATAR: { request: nothing, response: avatar },
  GET_PERSONAL_DATA: { request: nothing, response: personalData },
  EDIT_PASSPORT_DATA: { request: passportChange, response: waitingChange },
  GET_CORP_CUSTOMER_DATA: { request: nothing, response: company },
  GET_CORP_EMPLOYESS: { request: nothing, response: employees },
} satisfies AdaptersFor<typeof customerOperations>;
