import type { TextKey } from './text-key.ts';

/** A table from refusal code to HTTP status; one per capability, in its `refusals.ts`. */
export type RefusalTable = Readonly<
  Record<string, 400 | 401 | 403 | 404 | 408 | 409 | 410 | 412 | 413 | 414 | 415 | 429 | 431 | 503>
>;

/**
 * The tables of all capabilities. Each `refusals.ts` adds its own by declaration merging, so that this file need not
 * know them.
 */
export interface RefusalTables {
  common: typeof sharedRefusals;
}

/** A code of one of the tables; a code that no table has does not compile. */
export type RefusalCode = { [Set in keyof RefusalTables]: keyof RefusalTables[Set] }[keyof RefusalTables];

/** What a problem answer may carry: a refusal, a provider that said no, or a fault of the program. */
export type ProblemCode = RefusalCode | 'common.providerRefused' | 'common.unexpected';

type TextOfRefusal<Code> = Code extends `${infer Set}.${infer Name}` ? `${Set}.refusals.${Name}` : never;

/** Where the text of a refusal stands; that it exists is checked by the compiler where it is translated. */
export const refusalText = <Code extends ProblemCode>(code: Code): TextOfRefusal<Code> =>
  code.replace('.', '.refusals.') as TextOfRefusal<Code>;

/** A refusal as data: its code is also the key of its text (`<capability>.refusals.<name>`). */
export interface RefusalData {
  code: RefusalCode;
  params?: Record<string, string | number> | undefined;
  /** Field messages as text keys, for refusals that belong to one field of the input. */
  fields?: Record<string, TextKey[]> | undefined;
  /** Further members of the problem answer, for example `fields` of a refused publication. */
  extra?: Record<string, unknown> | undefined;
}

/** Thrown by use cases when a rule says no. Becomes a problem answer with the status of its table. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly params: Record<string, string | number> | undefined;
  readonly fields: Record<string, TextKey[]> | undefined;
  readonly extra: Record<string, unknown> | undefined;

  constructor(data: RefusalData) {
    super(data.code);
    this.name = 'Refusal';
    this.code = data.code;
    this.params = data.params;
    this.fields = data.fields;
    this.extra = data.extra;
  }
}

/** Throws a refusal. */
export function refuse(code: RefusalCode, more: Omit<RefusalData, 'code'> = {}): never {
  throw new Refusal({ code, ...more });
}

/** Throws the refusal of a decision such as `refusalToPublish`, if there is one. */
export function refuseIf(refusal: RefusalData | undefined): void {
  if (refusal) throw new Refusal(refusal);
}

/** Refusals that any call may answer. */
export const sharedRefusals = {
  'common.invalidInput': 400,
  'common.unreadableRequest': 400,
  'common.urlNotOurs': 400,
  'common.signInNeeded': 401,
  'common.notAllowed': 403,
  'common.strongSignInNeeded': 403,
  'common.notFound': 404,
  'common.requestTooSlow': 408,
  'common.stateChanged': 409,
  'common.sameKeyOtherRequest': 409,
  'common.changedMeanwhile': 412,
  'common.tooLarge': 413,
  'common.addressTooLong': 414,
  'common.unsupportedType': 415,
  'common.tooManyRequests': 429,
  'common.headersTooLarge': 431,
  'common.providerDown': 503,
  'common.databaseDown': 503,
  'common.busy': 503,
} as const satisfies RefusalTable;
