import type { OpenApi } from './describe-api';
import type { Operation, Parameter } from './describe-operation';
import { type ReferringSchema, SCHEMAS } from './named-schemas';

/** Values of an enum that are written out. */
const MAX_VALUES = 6;

/** The same as a page for readers, in Markdown. */
export function apiPage({ paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      address: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))].toSorted();
  const groups = tags.map(
    (tag) =>
      `## ${tag}\n\n${operations
        .filter(({ tags: [own] }) => own === tag)
        .map(operationText)
        .join('\n\n')}`,
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `### ${name}\n\n\`\`\`ts\n${typeText(schema, 0)}\n\`\`\``,
  );
  return `# API reference

Made from the contracts (\`libs/contracts/src/http\`) by \`node tools/docs/openapi.mjs\`, which also writes
\`dist/openapi.json\` (OpenAPI 3.1). A unit test fails when this page is out of date.

- **Session**: calls of the signed-in need the cookie that a sign-in sets; without it they answer 401.
- **Idempotency-Key**: any call but a GET may carry one. A repeat under the same key is done once;
  another payload under it is refused with 409.
- **Errors**: every refused call answers \`Error\` with the status of its \`code\`; 429 and 503 say when to come back
  in \`Retry-After\`.
- **Cross-site**: a call that is not a GET must be \`application/json\` and come from the product's own pages.
- **Compatibility**: calls are frozen with every release ([libs/contracts](../libs/contracts/README.md)).

${groups.join('\n\n')}

## Shapes

${shapes.join('\n\n')}
`;
}

function operationText({
  address,
  operationId,
  description,
  security,
  ...rest
}: Operation & { address: string }): string {
  const who = security.length > 0 ? 'signed in' : 'anyone';
  const asked = rest.requestBody?.content['application/json'].schema;
  const fields = (rest.parameters ?? []).filter((each): each is Parameter => 'in' in each);
  const given = [
    ...fields.map(
      ({ name, in: place, required, schema }) =>
        `${place} \`${name}${mark(required)}: ${typeText(schema, 0)}\``,
    ),
    ...(asked ? [`body\n\n\`\`\`ts\n${typeText(asked, 0)}\n\`\`\``] : []),
  ];
  const answer = rest.responses['200'];
  const content = answer && 'content' in answer ? answer.content?.['application/json'].schema : undefined;
  const answered = content
    ? `\n\nAnswer\n\n\`\`\`ts\n${typeText(content, 0)}\n\`\`\``
    : '\n\nAnswer: a redirect';
  return `### ${operationId}\n\n\`${address}\` · ${who}\n\n${description}${
    given.length > 0 ? `\n\nRequest: ${given.join(', ')}` : ''
  }${answered}`;
}

const mark = (isRequired: boolean): string => (isRequired ? '' : '?');

/** As TypeScript writes it. */
function typeText(schema: ReferringSchema, depth: number): string {
  if (schema.$ref) return schema.$ref.slice(SCHEMAS.length);
  const nested = schema.anyOf ?? schema.oneOf;
  if (nested) return [...new Set(nested.map((each) => typeText(each, depth)))].join(' | ');
  if (schema.enum) return enumText(schema.enum);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.type))
    return schema.type.map((type: string) => typeText({ ...schema, type }, depth)).join(' | ');
  if (schema.type === 'array') return arrayText(typeText(schema.items ?? {}, depth));
  if (schema.type === 'object') return objectText(schema, depth);
  if (schema.type === 'string' && schema.format) return schema.format;
  return typeof schema.type === 'string' ? schema.type : 'unknown';
}

const enumText = (values: readonly unknown[]): string =>
  values.length <= MAX_VALUES
    ? values.map((value) => JSON.stringify(value)).join(' | ')
    : `string /* one of ${values.length} */`;

const arrayText = (entry: string): string => (entry.includes(' | ') ? `(${entry})[]` : `${entry}[]`);

function objectText(
  { properties = {}, required = [], additionalProperties }: ReferringSchema,
  depth: number,
): string {
  const indent = '  '.repeat(depth + 1);
  const named = Object.entries(properties).map(
    ([name, schema]) => `${indent}${name}${mark(required.includes(name))}: ${typeText(schema, depth + 1)};`,
  );
  const others =
    typeof additionalProperties === 'object'
      ? [`${indent}[name: string]: ${typeText(additionalProperties, depth + 1)};`]
      : [];
  if (named.length + others.length === 0) return '{}';
  return `{\n${[...named, ...others].join('\n')}\n${'  '.repeat(depth)}}`;
}
