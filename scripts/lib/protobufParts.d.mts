import type { Plugin } from 'vite';

/** Replaces google-protobuf by those of its parts that the generated messages reach. */
export function protobufParts(): Plugin;

/** The package as a module of what the messages use. */
export function protobufPartsOf(code: string): string;
