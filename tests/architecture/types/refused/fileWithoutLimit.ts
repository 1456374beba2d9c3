import { HEAVY_CALLS } from '../../../../bank/operations/heavyCalls';
import type { FileCode, HeavyWork } from '../../../../bank/operations/heavyCalls';

const { GET_TRANSACTION_RECEIPT_FILE: _forgotten, ...others } = HEAVY_CALLS;

export const calls: Readonly<Record<FileCode, HeavyWork>> = others;
