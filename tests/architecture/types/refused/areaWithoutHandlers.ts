import type { HandlersByArea } from '../../../../bank/modules/handlers';

declare const written: HandlersByArea;

const { utilities: _left, ...rest } = written;

export const handlers: HandlersByArea = rest;
