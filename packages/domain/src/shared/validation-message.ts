import type { Language } from './language.ts';
import { showNumber } from './money.ts';
import { keyFromData, type TextKey } from './text-key.ts';

/** What a schema says is wrong with one field: a text key with its parameters. */
export interface FieldMessage {
  field: string;
  key: TextKey;
  params: Record<string, string | number>;
}

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  origin?: string | undefined;
  format?: string | undefined;
  input?: unknown;
  params?: Record<string, unknown> | undefined;
  keys?: string[] | undefined;
}

/** Parameters as a message writes them: numbers in the spelling of its language. */
export const spelledParams = (params: FieldMessage['params'], language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? showNumber(value, language) : value,
    ]),
  );

const isKey = /^[a-z][A-Za-z-]*(\.[A-Za-z0-9_-]+)+$/;

const keyOf = (issue: Issue): TextKey => {
  if (isKey.test(issue.message)) return keyFromData(issue.message);
  const text = issue.origin === 'string';
  const list = issue.origin === 'array' || issue.origin === 'set';
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.includes('received undefined') || issue.input === undefined
        ? 'validation.required'
        : 'validation.form';
    case 'too_small':
      if (text) return issue.minimum === 1 ? 'validation.required' : 'validation.tooShort';
      return list ? 'validation.tooFew' : 'validation.tooSmall';
    case 'too_big':
      return text ? 'validation.tooLong' : list ? 'validation.tooMany' : 'validation.tooBig';
    case 'invalid_format':
      return issue.format === 'email' ? 'validation.email' : 'validation.form';
    case 'invalid_value':
    case 'invalid_union':
      return 'validation.choice';
    case 'unrecognized_keys':
      return 'validation.unknownField';
    default:
      return 'validation.form';
  }
};

/**
 * Turns schema issues into field messages. Server and forms use this one function, so that a field shows the
 * same thing before and after sending. Schemas give an own text key as their `error` where the general one is
 * not clear enough.
 */
export function fieldMessages(issues: readonly Issue[]): FieldMessage[] {
  return issues.flatMap((issue) => {
    const params: Record<string, string | number> = {};
    if (issue.minimum !== undefined) params.minimum = Number(issue.minimum);
    if (issue.maximum !== undefined) params.maximum = Number(issue.maximum);
    for (const [name, value] of Object.entries(issue.params ?? {}))
      if (typeof value === 'string' || typeof value === 'number') params[name] = value;
    const at = issue.path.map(String);
    if (issue.code === 'unrecognized_keys')
      return (issue.keys ?? []).map((key) => ({ field: [...at, key].join('.'), key: keyOf(issue), params }));
    return [{ field: at.join('.'), key: keyOf(issue), params }];
  });
}
