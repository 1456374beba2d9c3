import type { qrPointOperations } from '../../../src/application/operations/qrPoints';

export type PointCode = keyof typeof qrPointOperations;

const POINT_KEYS = [
  ...['accountId', 'accountNo', 'active', 'address', 'created', 'hash', 'id', 'linked', 'name', 'salesPointId'],
  ...['turnover', 'url', 'users'],
];

/** Fields of each response; a field added by accident fails the test. */
export const POINT_ANSWER_KEYS: Readonly<Record<PointCode, readonly string[]>> = {
  CREATE_QR_ACCOUNT_DATA_CORP_USERS: POINT_KEYS,
  SEARCH_QR_ACCOUNT_DATA: ['points', 'registered'],
  GET_QR_ACCOUNT_DATA_BY_HASH: ['payments', 'point'],
  UPDATE_QR_ACCOUNT_DATA_BY_ID: POINT_KEYS,
  DELETE_QR_ACCOUNT_DATA_BY_ID: [],
  GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID: ['employees'],
  GET_ARCHIVE_QR_DATA: ['next', 'points'],
};

/** A point as it stands on the wire. */
export interface WirePoint {
  readonly id: string;
  readonly hash: string;
  readonly url: string;
  readonly name: string;
  readonly salesPointId: string;
  readonly accountNo?: string;
  readonly active: boolean;
  readonly linked: boolean;
  readonly archived?: string;
  readonly users: readonly { readonly userId: string }[];
  readonly turnover: { readonly amountCredit: string; readonly creditCount: number };
}

/** Fields of every answer about points. */
export interface WirePointAnswer extends WirePoint {
  readonly points: readonly WirePoint[];
  readonly registered: boolean;
  readonly point: WirePoint;
  readonly payments: readonly object[];
  readonly employees: readonly { readonly userId: string; readonly registered: boolean; readonly linked: boolean }[];
}
