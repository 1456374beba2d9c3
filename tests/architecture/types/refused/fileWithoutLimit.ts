import { HEAVY_CALLS } from '../../../../bank/kernel/heavyCalls';
import type { FileCode, HeavyWork } from '../../../../bank/kernel/heavyCalls';

const { GET_TRANSACTION_RECEIPT_FILE: _forgotten, ...others } = HEAVY_CALLS;

export const calls: Readonly<Record<FileCode, HeavyWork>> = others;
