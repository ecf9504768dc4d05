import {expect, it} from 'vitest';
import * as z from 'zod';
import {describedSchemas} from '../../../scripts/editor/editorFiles';

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Paths of the keys without a description. */
function undescribed(schema: Schema, path: string): string[] {
  const {properties = {}, items, additionalProperties, anyOf = [], oneOf = []} = schema;
  return [
    ...Object.entries(properties).flatMap(([key, value]) => [
      ...(value.description ? [] : [`${path}.${key}`]),
      ...undescribed(value, `${path}.${key}`),
    ]),
    ...[items, additionalProperties, ...anyOf, ...oneOf].flatMap((inner) =>
      typeof inner === 'object' ? undescribed(inner, path) : [],
    ),
  ];
}

it.each(describedSchemas())('every key of %s has a description', (name, {schema}) => {
  const json = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any', reused: 'inline'});
  expect(undescribed(json as Schema, name)).toEqual([]);
});
