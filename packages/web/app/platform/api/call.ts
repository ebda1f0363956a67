import {
  type CallArguments,
  type CallResult,
  type Endpoint,
  fillPath,
} from '@heima/domain/shared/endpoint.ts';
import { ApiProblem, NoAnswer, type ProblemBody } from './problem.ts';

export interface ApiRequest {
  method: string;
  path: string;
  /** JSON, or a form with a file. */
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** How a call reaches the API: over HTTP in the browser, in process on the server. */
export type Transport = (request: ApiRequest) => Promise<ApiAnswer>;

export const apiPrefix = '/api/v1';

/**
 * Calls an endpoint. Parameters, query, body and answer are typed by the endpoint itself.
 * @throws ApiProblem when the server refuses, NoAnswer when nothing came back
 */
export async function callEndpoint<const E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  args: CallArguments<E>,
  options: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<CallResult<E>> {
  const { params, query, body, file, fileName } = args as CallParts;
  const request: ApiRequest = {
    method: endpoint.method,
    path: apiPrefix + fillPath(endpoint.path, params, query),
    ...options,
    ...(endpoint.file
      ? { form: formOf(endpoint.file.field, file!, fileName, body as Record<string, string>) }
      : body === undefined
        ? {}
        : { body }),
  };
  let answer: ApiAnswer;
  try {
    answer = await transport(request);
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new NoAnswer(error);
  }
  if (answer.status >= 400) throw new ApiProblem(problemBody(answer));
  return answer.body as CallResult<E>;
}

interface CallParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  fileName?: string;
}

function formOf(
  field: string,
  file: Blob,
  fileName: string | undefined,
  body: Record<string, string> | undefined,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, value);
  form.append(field, file, fileName);
  return form;
}

function problemBody({ status, body }: ApiAnswer): ProblemBody {
  const found = body as Partial<ProblemBody> | null;
  if (found && typeof found === 'object' && typeof found.code === 'string') return found as ProblemBody;
  return { status, code: 'common.unexpected', detail: '' };
}
