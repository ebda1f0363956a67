/**
 * Endpoints that a module gives to a form although it did not import them from `…endpoints.form.ts`, so that the browser
 * would have them without the body's schema.
 * @param {string} code text of a module, before or after compiling
 * @returns {string[]} what stands in the place of the endpoint
 */
export function unmarkedForms(code) {
  const marked = new Set();
  for (const [, names] of code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["'][^"']*endpoints\.form\.ts["']/g))
    for (const name of names.split(',')) marked.add(name.trim());
  const forms = code.matchAll(/\b(?:useEndpointForm|checkBody)(?:<[^(]*>)?\(\s*([\w.]*)/g);
  return [...new Set([...forms].map(([, endpoint]) => endpoint))].filter((endpoint) => !marked.has(endpoint));
}
