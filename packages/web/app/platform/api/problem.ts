import type { ProblemCode } from '@heima/domain/shared/refusal.ts';

/** A refused or failed call, as the server's problem answer describes it. */
export interface ProblemBody {
  status: number;
  code: ProblemCode;
  detail: string;
  request_id?: string;
  errors?: Record<string, string[]>;
  [extra: string]: unknown;
}

export class ApiProblem extends Error {
  readonly body: ProblemBody;

  constructor(body: ProblemBody) {
    super(body.code);
    this.name = 'ApiProblem';
    this.body = body;
  }

  get status(): number {
    return this.body.status;
  }

  /** The first message of one field, if the server gave one. */
  field(name: string): string | undefined {
    return this.body.errors?.[name]?.[0];
  }
}

/** No answer came: offline, or the server is away. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('No answer', { cause });
    this.name = 'NoAnswer';
  }
}
