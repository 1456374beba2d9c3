import type { qrPointOperations } from '../../../src/application/operations/qrPoints';
import { refusal, success } from '../../../src/domain/result/Result';
import type { HandlersFor } from '../../kernel/Handler';
import {
  findPoints,
  isRegisteredUser,
  readArchive,
  readPoint,
  readPointByHash,
  readPointEmployees,
  readPointPayments,
} from './pointRepository';
import { archivePoint, changePoint, createPoint } from './savePoint';

/** Handlers of points of sale of companies. */
export const qrPointHandlers: HandlersFor<typeof qrPointOperations> = {
  CREATE_QR_ACCOUNT_DATA_CORP_USERS: createPoint,

  SEARCH_QR_ACCOUNT_DATA: async (search, context) =>
    success({ points: await findPoints(search, context), isRegistered: await isRegisteredUser(context) }),

  GET_QR_ACCOUNT_DATA_BY_HASH: async ({ hash }, context) => {
    const point = await readPointByHash(hash, context);
    return point === undefined
      ? refusal({ code: 'SALES_POINT_NOT_FOUND' })
      : success({ point, payments: await readPointPayments(point.id, context) });
  },

  UPDATE_QR_ACCOUNT_DATA_BY_ID: changePoint,
  DELETE_QR_ACCOUNT_DATA_BY_ID: archivePoint,

  GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID: async ({ pointId }, context) =>
    pointId !== undefined && (await readPoint(pointId, context)) === undefined
      ? refusal({ code: 'SALES_POINT_NOT_FOUND' })
      : success(await readPointEmployees(pointId, context)),

  GET_ARCHIVE_QR_DATA: async ({ cursor }, context) => success(await readArchive(cursor, context)),
};
