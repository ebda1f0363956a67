/** A JSON Schema. */
export type Schema = Record<string, unknown>;

/** The OpenAPI document as we write it. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Schema; schemas: Schema };
}

/** One call of the document. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  'x-access': string;
  security: Schema[];
  parameters: {
    name: string;
    in: 'path' | 'query' | 'header';
    required: boolean;
    schema: Schema;
    description?: string;
  }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  /** Where the path begins, when it does not lie below /api/v1. */
  servers?: { url: string }[];
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}
