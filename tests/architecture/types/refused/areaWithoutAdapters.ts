import type { AdaptersByArea } from '../../../../src/infrastructure/registry/registry';

declare const written: AdaptersByArea;

const { utilities: _left, ...rest } = written;

export const adapters: AdaptersByArea = rest;
