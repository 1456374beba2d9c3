import type { customerOperations } from '../../../src/application/operations/customer';
import { FILE_TYPES } from '../../../src/domain/file/fileRules';
import { refusal, success } from '../../../src/domain/result/Result';
import { readChatFile } from '../chat';
import { readFile, storeFile } from '../files';
import { readAvatar, setAvatar } from './avatars';
import { readCompany } from './company';
import { readEmployees } from './employees';
import { beginPassportChange, readPersonalData } from './passports';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of the customer's personal data, documents and photo. */
export const customerHandlers: HandlersFor<typeof customerOperations> = {
  UPLOAD_FILE: storeFile,

  GET_FILE_BY_UUID: async ({ uuid }, context) => {
    const file = await readFile(context, uuid);
    if (file !== undefined) {
      return success({
        name: `${uuid}.${file.extension}`,
        contentType: FILE_TYPES[file.extension],
        bytes: Uint8Array.from(file.content),
      });
    }
    const sent = await readChatFile(context.bank.database, context.caller.userId, uuid);
    return sent === undefined ? refusal({ code: 'FILE_NOT_FOUND' }) : success(sent);
  },

  SET_AVATAR: setAvatar,
  GET_AVATAR: async (_request, context) => success(await readAvatar(context)),
  GET_PERSONAL_DATA: async (_request, context) => success(await readPersonalData(context)),
  EDIT_PASSPORT_DATA: beginPassportChange,
  GET_CORP_CUSTOMER_DATA: async (_request, context) => success(await readCompany(context)),
  GET_CORP_EMPLOYESS: async (_request, context) => success(await readEmployees(context)),
};
