/**
 * Lifts schemas that stand more than once in an OpenAPI document into its components, each once. A component is named
 * by the `title` of its schema, else by the field or call where it stands first.
 */
type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** One schema of the document: where it stands and what it may be called. */
export interface SchemaPlace {
  schema: JsonObject;
  name: string;
  replace(by: JsonObject): void;
}

/** Equal parts of schemas have one node. */
interface Node {
  value: Json;
  children: [key: string, node: Node][];
  /** The places that use it, each counted once even if the place itself is used often. */
  uses: Set<string>;
  name: string;
}

/**
 * Replaces what repeats by references.
 * @returns the components by name, in the order in which they are used first
 */
export function shareSchemas(places: readonly SchemaPlace[]): Record<string, JsonObject> {
  const nodes = new Map<string, Node>();
  const numbers = new Map<Node, number>();
  const nodeOf = (value: Json, name: string): Node => {
    const children = childrenOf(value).map(([key, child]): [string, Node] => [
      key,
      nodeOf(child, childName(name, key)),
    ]);
    const inside = children.map(([key, child]) => [key, numbers.get(child)]);
    const kind = Array.isArray(value) ? 'list' : 'object';
    const signature = isPlain(value) ? JSON.stringify(value) : `${kind} ${JSON.stringify(inside)}`;
    const known = nodes.get(signature);
    if (known) return known;
    const node: Node = { value, children, uses: new Set(), name };
    nodes.set(signature, node);
    numbers.set(node, nodes.size);
    return node;
  };
  const roots = places.map(({ schema, name }) => nodeOf(schema, name));
  roots.forEach((root, at) => {
    root.uses.add(`place ${at}`);
  });
  for (const [node, number] of numbers)
    for (const [key, child] of node.children) child.uses.add(`${number} ${key}`);

  const components: Record<string, JsonObject> = {};
  const references = new Map<Node, JsonObject>();
  const written = (node: Node): Json => {
    if (isPlain(node.value)) return node.value;
    if (Array.isArray(node.value)) return node.children.map(([, child]) => shared(child));
    return Object.fromEntries(node.children.map(([key, child]) => [key, shared(child)]));
  };
  const shared = (node: Node): Json => {
    if (node.uses.size < 2 || !worthSharing(node.value)) return written(node);
    const known = references.get(node);
    if (known) return known;
    const name = freeName(titleOf(node.value) ?? node.name, components);
    const reference = { $ref: `#/components/schemas/${name}` };
    references.set(node, reference);
    components[name] = {};
    components[name] = written(node) as JsonObject;
    return reference;
  };
  places.forEach((place, at) => {
    place.replace(shared(roots[at]!) as JsonObject);
  });
  return components;
}

const isPlain = (value: Json): value is null | string | number | boolean =>
  value === null || typeof value !== 'object';

const childrenOf = (value: Json): [string, Json][] => (isPlain(value) ? [] : Object.entries(value));

/** Objects with two fields or more; a reference to less would be no shorter. */
function worthSharing(value: Json): boolean {
  if (isPlain(value) || Array.isArray(value)) return false;
  return value.type === 'object' && Object.keys((value.properties ?? {}) as JsonObject).length >= 2;
}

const titleOf = (value: Json): string | undefined =>
  !isPlain(value) && !Array.isArray(value) && typeof value.title === 'string' ? value.title : undefined;

/** A field's schema is called after the field; what a list holds, after the list. */
function childName(name: string, key: string): string {
  if (key === 'items') return singular(name);
  // `items` is also the field of a page of a list: its rows are called after the list.
  return /^(properties|anyOf|oneOf|allOf|additionalProperties|\d+)$/.test(key) ? name : pascal(key);
}

/** `street_name` and `liked-listings` as names of types: `StreetName`, `LikedListings`. */
export const pascal = (text: string): string =>
  text.replace(/(?:^|[-_\s/]+)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name of one of many, by the endings that English plurals usually have. */
export const singular = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/([^su])s$/, '$1');

function freeName(wanted: string, taken: Readonly<Record<string, unknown>>): string {
  if (!(wanted in taken)) return wanted;
  for (let number = 2; ; number += 1) if (!(`${wanted}${number}` in taken)) return `${wanted}${number}`;
}
