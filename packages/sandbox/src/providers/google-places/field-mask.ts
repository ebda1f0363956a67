/** Keeps only the fields a mask names (`suggestions.placePrediction.placeId,…`); no mask or `*` keeps all. */
export function applyFieldMask(value: unknown, mask: string | undefined): unknown {
  const paths = (mask ?? '*').split(',').map((path) => path.trim());
  return paths.includes('*') ? value : keep(value, paths);
}

function keep(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => keep(item, paths));
  if (value === null || typeof value !== 'object') return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const below = paths
      .filter((path) => path.startsWith(`${key}.`))
      .map((path) => path.slice(key.length + 1));
    if (paths.includes(key)) kept[key] = inner;
    else if (below.length > 0) kept[key] = keep(inner, below);
  }
  return kept;
}
