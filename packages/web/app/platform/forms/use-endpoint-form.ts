import type { CallArguments, CallResult, Endpoint } from '@heima/domain/shared/endpoint.ts';
import type { FieldMessage } from '@heima/domain/shared/validation-message.ts';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Effects } from '#platform/api/call-api.ts';
import type { ApiProblem } from '#platform/api/problem.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import type { Bound } from '#ui/fields/field.tsx';
import { ifMatch, mergeChanges, sayChanged } from './changed-meanwhile.ts';
import {
  checkBody,
  type FieldErrors,
  requireBodySchema,
  serverErrors,
  translateMessages,
} from './check-body.ts';
import { useEarlyTyping } from './early-typing.ts';
import { useEndpointCall } from './use-endpoint-call.ts';

type Versioned<E extends Endpoint, V> = { version: string } & (
  | { valuesOf: (now: CallResult<E>) => V }
  /** Of a thing whose fields only make sense together: what to call what others made of it. */
  | { nameOf: (now: CallResult<E>) => string }
);

export interface FormOptions<E extends Endpoint, V extends object> extends Pick<Effects<E>, 'gone'> {
  initial: V;
  /** What is sent for the values, as the endpoint's schemas accept it. */
  toArgs: (values: V) => CallArguments<E>;
  /** What this screen asks for beside the schema, such as a field that others may leave empty. */
  alsoWrong?: (values: V) => readonly FieldMessage[];
  onDone?: (answer: CallResult<E>, values: V) => void | Promise<void>;
  /** See `CallOptions.onRefusal`. */
  onRefusal?: (problem: ApiProblem, values: V) => string | boolean | undefined;
  /** For a thing that others may change meanwhile: the version that the form began from, and its values of another. */
  versioned?: Versioned<E, V>;
  /** Fields of the body that stand under another name in the form, such as `country_code.code`. */
  fieldNames?: Readonly<Record<string, keyof V & string>>;
}

export interface EndpointForm<V extends object> {
  values: V;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** Binds a field component to its value and its message. */
  field: <K extends keyof V & string>(name: K) => Bound<V[K]>;
  errors: FieldErrors;
  /** A refusal that belongs to no field; stands above the form. */
  refusal: string | undefined;
  sending: boolean;
  /** Whether something differs from what the form began with. */
  changed: boolean;
  /** Sends the values, with what is changed by the same press. Gives the problem when the server refused. */
  submit: (changed?: Partial<V>) => Promise<ApiProblem | undefined>;
  /** Makes the present values the ones the form begins with. */
  settle: () => void;
  formProps: {
    id: string;
    method: 'post';
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    'aria-busy': boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form that is an endpoint's body: checked by its schema before sending, errors at their fields with the focus on the
 * first, the server's errors in the same places, refusals above, and everything that was typed kept.
 */
export function useEndpointForm<const E extends Endpoint, V extends object>(
  endpoint: E,
  {
    initial,
    toArgs,
    alsoWrong,
    onDone,
    onRefusal,
    versioned,
    fieldNames = {},
    ...effects
  }: FormOptions<E, V>,
): EndpointForm<V> {
  requireBodySchema(endpoint);
  const { t, language } = useTexts();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [unplaced, setUnplaced] = useState<string>();
  /** Counts failed sendings, so that the focus moves once for each. */
  const [failures, setFailures] = useState(0);

  const version = useRef(versioned?.version);

  useEarlyTyping(formId);
  const call = useEndpointCall(endpoint, {
    ...effects,
    onDone: (answer) => {
      if (versioned) version.current = (answer as { version: string }).version;
      return onDone?.(answer, values);
    },
    onRefusal: (problem) => {
      if (versioned && problem.status === 412) return true;
      const own = onRefusal?.(problem, values);
      if (own !== undefined) return own;
      return problem.body.errors ? true : undefined;
    },
  });

  const place = (found: FieldErrors, detail?: string) => {
    const placed: FieldErrors = {};
    const others: string[] = [];
    for (const [field, message] of Object.entries(found)) {
      const name = nameOf(field, values, fieldNames);
      if (name === undefined) others.push(message);
      else placed[name] ??= message;
    }
    setErrors(placed);
    setUnplaced(others.length > 0 ? [detail, ...others].filter(Boolean).join(' ') : undefined);
    setFailures((count) => count + 1);
  };

  /** Goes on from what others have made of it. @returns the values to send, nothing where both changed a field */
  const takeTheirs = ({ body }: ApiProblem, mine: V): V | undefined => {
    const now = body.current as CallResult<E>;
    version.current = (now as { version: string }).version;
    if (!versioned || 'nameOf' in versioned) {
      setUnplaced(sayChanged(t)(versioned?.nameOf(now)));
      setFailures((count) => count + 1);
      return undefined;
    }
    const theirs = versioned.valuesOf(now);
    setStart(theirs);
    const { merged, both } = mergeChanges({ before: start, mine, theirs });
    setValues(merged);
    if (both.length === 0) return merged;
    place(Object.fromEntries(both.map((name) => [name, sayChanged(t)(theirs[name])])));
    return undefined;
  };

  const submit = async (given = values, round = 1): Promise<ApiProblem | undefined> => {
    if (call.sending && round === 1) return undefined;
    call.clearRefusal();
    const args = toArgs(given);
    const messages = [
      ...(alsoWrong?.(given) ?? []),
      ...checkBody(endpoint, (args as { body?: unknown }).body),
    ];
    // Where the texts cannot be fetched, nothing can be sent either, which is shown below.
    const wrong = await translateMessages(messages, language).catch(() => undefined);
    if (!wrong) {
      setUnplaced(t('shell.errors.offline.text'));
      setFailures((count) => count + 1);
      return undefined;
    }
    place(wrong);
    if (Object.keys(wrong).length > 0) return undefined;
    const problem = await call.run(args, ifMatch(version.current));
    if (versioned && problem?.status === 412 && round < 5) {
      const merged = takeTheirs(problem, given);
      return merged ? submit(merged, round + 1) : problem;
    }
    if (problem) place(serverErrors(problem.body.errors), problem.body.detail);
    return problem;
  };

  const refusal = call.refusal ?? unplaced;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per failed sending, to what went wrong.
  useEffect(() => {
    if (failures === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]');
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? first)?.focus();
  }, [failures, call.refusal]);

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name as string]: _, ...others }) => others);
  };

  return {
    values,
    set,
    field: (name) => ({
      id: `${formId}-${name}`,
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errors[name],
    }),
    errors,
    refusal,
    sending: call.sending,
    changed: JSON.stringify(values) !== JSON.stringify(start),
    submit: (more) => {
      if (!more) return submit();
      const next = { ...values, ...more };
      setValues(next);
      return submit(next);
    },
    settle: () => setStart(values),
    formProps: {
      id: formId,
      // Without scripts a form would put what is typed, even a password, into the address of the page.
      method: 'post',
      ref: form,
      noValidate: true,
      'aria-busy': call.sending,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** The form's name of a field of the body: its own, a renamed one, or the field that holds the list or group. */
function nameOf<V extends object>(
  field: string,
  values: V,
  fieldNames: Readonly<Record<string, keyof V & string>>,
): string | undefined {
  const renamed = fieldNames[field];
  if (renamed !== undefined) return renamed;
  const [whole = ''] = field.split('.');
  const group = fieldNames[whole] ?? whole;
  return Object.hasOwn(values, field) ? field : Object.hasOwn(values, group) ? group : undefined;
}
