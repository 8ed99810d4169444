// GitHub's own description of its API, as validators for what the tests send and answer.
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

type Node = { [key: string]: unknown };
interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Node;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  match(pathname: string): { [name: string]: string } | undefined;
  wrongRequest(path: { [name: string]: string }, query: { [name: string]: string }, body: unknown): string[];
  wrongResponse(status: number, body: unknown): string[];
  /** The document's example of a good answer. */
  example(): Node;
}

export function loadOperations(file: URL): readonly Operation[] {
  const document = withoutNullable(JSON.parse(readFileSync(file, 'utf8'))) as Node;
  const addFormats = formats as unknown as (ajv: Ajv) => void;
  const validator = (coerceTypes: boolean) => {
    const ajv = new Ajv({ strict: false, allErrors: true, logger: false, coerceTypes });
    addFormats(ajv);
    return ajv.addSchema({ $id: 'gh', components: document['components'] });
  };
  const bodies = validator(false);
  const words = validator(true); // paths and queries are text on the wire
  const deref = (value: unknown): Node => {
    const ref = (value as Node | undefined)?.['$ref'];
    if (typeof ref !== 'string') return (value ?? {}) as Node;
    return ref
      .slice(2)
      .split('/')
      .reduce<Node>((at, key) => at[key] as Node, document);
  };
  const schema = (node: unknown) => JSON.parse(JSON.stringify(node).replaceAll('"#/components/', '"gh#/components/')) as Node;
  const json = (holder: Node): Node => ((holder['content'] as Node | undefined)?.['application/json'] ?? {}) as Node;

  const operation = (path: string, method: string, op: Node): Operation => {
    const names: string[] = [];
    const route = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return name === 'path' || name === 'basehead' ? '(.+)' : '([^/]+)';
    });
    const shape = new RegExp(`^${route}$`);
    const parameters = ((op['parameters'] ?? []) as unknown[]).map(deref) as unknown as Parameter[];
    const check = (where: 'path' | 'query') => {
      const ours = parameters.filter((p) => p.in === where);
      return words.compile({
        type: 'object',
        properties: Object.fromEntries(ours.map((p) => [p.name, schema(p.schema)])),
        required: ours.filter((p) => p.required).map((p) => p.name),
        additionalProperties: false,
      });
    };
    const responses = op['responses'] as Node;
    const compiled = new Map<string, ValidateFunction>();
    const once = (key: string, make: () => ValidateFunction) => {
      const made = compiled.get(key) ?? make();
      compiled.set(key, made);
      return made;
    };
    const wrong = (what: string, validate: ValidateFunction, value: unknown) =>
      validate(value)
        ? []
        : (validate.errors ?? []).map((e) => `${what}${e.instancePath} ${e.message} ${e.params['additionalProperty'] ?? ''}`.trim());
    return {
      id: String(op['operationId']),
      method: method.toUpperCase(),
      match: (pathname) => {
        const found = shape.exec(pathname);
        return found ? Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')])) : undefined;
      },
      wrongRequest: (inPath, query, body) => {
        const request = deref(op['requestBody']);
        const wanted = json(request)['schema'];
        return [
          ...wrong(
            'path',
            once('path', () => check('path')),
            { ...inPath },
          ),
          ...wrong(
            'query',
            once('query', () => check('query')),
            { ...query },
          ),
          ...(wanted && (body !== undefined || request['required'] === true)
            ? wrong(
                'body',
                once('body', () => bodies.compile(schema(wanted))),
                body,
              )
            : body === undefined
              ? []
              : ['no body is documented']),
        ];
      },
      wrongResponse: (status, body) => {
        if (!(String(status) in responses)) return [`status ${status} is not documented`];
        const wanted = json(deref(responses[String(status)]))['schema'];
        if (!wanted) return body === undefined ? [] : ['no body is documented'];
        return wrong(
          'response',
          once(`response ${status}`, () => bodies.compile(schema(wanted))),
          body,
        );
      },
      example: () => {
        const good = Object.keys(responses).find((status) => status.startsWith('2')) ?? '200';
        const [first] = Object.values((json(deref(responses[good]))['examples'] ?? {}) as Node);
        return structuredClone(deref(first)['value'] ?? {}) as Node;
      },
    };
  };

  return Object.entries(document['paths'] as Node).flatMap(([path, item]) =>
    Object.entries(item as Node).map(([method, op]) => operation(path, method, op as Node)),
  );
}

/** OpenAPI 3.0 says `nullable`; JSON Schema has a type for it. */
function withoutNullable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNullable);
  if (typeof value !== 'object' || value === null) return value;
  const node: Node = {};
  for (const [key, item] of Object.entries(value))
    node[key] = key === 'examples' || key === 'enum' || key === 'default' ? item : withoutNullable(item);
  const { nullable, ...rest } = node;
  if (typeof nullable !== 'boolean') return node;
  if (!nullable) return rest;
  if (typeof rest['type'] !== 'string') return { anyOf: [rest, { type: 'null' }] };
  const options = rest['enum'] as unknown[] | undefined;
  return { ...rest, type: [rest['type'], 'null'], ...(options && { enum: [...new Set([...options, null])] }) };
}
