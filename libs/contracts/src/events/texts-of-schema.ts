import type { z } from 'zod';
import { type Classified, privacyOf, type TextPrivacy } from '../text-privacy';

/** A place in an event's data where text may be: 'name', 'plants[].plantName', 'labels{}'. */
export interface TextField {
  readonly path: string;
  /** Absent where no one has said it. */
  readonly privacy?: TextPrivacy['text'];
  /** Of what kind the schema is, as zod calls it: 'string', 'unknown', … */
  readonly kind: string;
}

/** Kinds of schemas that let no text through but what the schema itself names. */
const WITHOUT_TEXT: readonly string[] = [
  'number',
  'int',
  'boolean',
  'null',
  'undefined',
  'literal',
  'enum',
  'never',
];

/**
 * Every text of a schema, at any depth. A kind that is not known here may hold text, so it counts as text that no one
 * has classified.
 */
export function textsOfSchema(schema: z.core.$ZodType, path = ''): readonly TextField[] {
  const known = privacyOf(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (known) return [{ path, privacy: known.text, kind: def.type }];
  if (WITHOUT_TEXT.includes(def.type)) return [];
  switch (def.type) {
    case 'object': {
      const below = path === '' ? '' : `${path}.`;
      const fields = Object.entries(def.shape).flatMap(([key, field]) => textsOfSchema(field, below + key));
      return def.catchall ? [...fields, ...textsOfSchema(def.catchall, `${below}*`)] : fields;
    }
    case 'array':
      return textsOfSchema(def.element, `${path}[]`);
    case 'tuple':
      return [...def.items, ...(def.rest ? [def.rest] : [])].flatMap((item) =>
        textsOfSchema(item, `${path}[]`),
      );
    case 'record':
      return [...textsOfSchema(def.keyType, `${path}{key}`), ...textsOfSchema(def.valueType, `${path}{}`)];
    case 'union':
      return def.options.flatMap((option) => textsOfSchema(option, path));
    case 'intersection':
      return [def.left, def.right].flatMap((side) => textsOfSchema(side, path));
    case 'pipe':
      return [def.in, def.out].flatMap((side) => textsOfSchema(side, path));
    case 'nullable':
    case 'optional':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return textsOfSchema(def.innerType, path);
    default:
      return [{ path, kind: def.type }];
  }
}

/** The same for the type checker, as far as it sees: the paths of texts that are neither personal nor plain. */
export type UnclassifiedText<Schema, Path extends string = ''> = Schema extends Classified
  ? never
  : Schema extends { readonly _zod: { readonly def: infer Def } }
    ? TextIn<Def, Path>
    : never;

type TextIn<Def, Path extends string> = Def extends { type: 'string' }
  ? Path
  : Def extends { shape: infer Shape }
    ? {
        [Key in keyof Shape & string]: UnclassifiedText<Shape[Key], Path extends '' ? Key : `${Path}.${Key}`>;
      }[keyof Shape & string]
    : Def extends { element: infer Element }
      ? UnclassifiedText<Element, `${Path}[]`>
      : Def extends { innerType: infer Inner }
        ? UnclassifiedText<Inner, Path>
        : Def extends { options: readonly (infer Option)[] }
          ? UnclassifiedText<Option, Path>
          : never;
