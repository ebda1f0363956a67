import { type Language, languageTag } from '@heima/domain/shared/language.ts';
import { inHtml } from '#platform/in-html.ts';
import type { OpenApiDocument, Operation } from './openapi.ts';

const escaped = (value: unknown): string => inHtml(String(value));

const style = `
:root{color-scheme:light dark;--ink:#14202b;--slate:#51606e;--snow:#fff;--mist:#f4f6f7;--line:#dde3e7;--fjord:#0b5563;--tint:#e3f0f2}
@media(prefers-color-scheme:dark){:root{--ink:#e9eef1;--slate:#a6b4bf;--snow:#171f27;--mist:#0f161c;--line:#2a3640;--fjord:#74c5d0;--tint:#14323a}}
*{box-sizing:border-box}body{margin:0;background:var(--snow);color:var(--ink);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
.page{display:grid;grid-template-columns:240px minmax(0,1fr);max-width:1280px;margin:auto}nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px 16px;border-right:1px solid var(--line)}
nav a{display:block;padding:4px 0}main{padding:24px 32px 64px}a{color:var(--fjord)}h1{font-size:28px}h2{font-size:22px;margin-top:48px;padding-top:16px;border-top:1px solid var(--line)}
details{border:1px solid var(--line);border-radius:10px;margin:8px 0}summary{padding:10px 14px;cursor:pointer}summary:focus-visible{outline:3px solid var(--fjord);border-radius:10px}
details>div{padding:0 14px 14px}.m{display:inline-block;min-width:60px;font-weight:600;color:var(--fjord)}code,pre{font-family:ui-monospace,monospace;font-size:13px}
pre{background:var(--mist);padding:12px;border-radius:8px;overflow:auto;max-height:420px}.who{color:var(--slate);font-size:13px}table{border-collapse:collapse;width:100%;font-size:13px}
td,th{text-align:left;padding:6px 8px;border-bottom:1px solid var(--line);vertical-align:top}@media(max-width:768px){.page{display:block}nav{position:static;height:auto;border:0}main{padding:0 16px 48px}}`;

/** The document as one page to read: no scripts, every call a part that opens. */
export function referencePage(document: OpenApiDocument, language: Language): string {
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation.tags.includes(name))
        .map(([method, operation]) => call(method, path, operation)),
    ),
  }));
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API · ${escaped(document.info.title)}</title><style>${style}</style></head><body><div class="page" lang="en">
<nav aria-label="Groups of calls">${groups.map(({ name, calls }) => `<a href="#${escaped(name)}">${escaped(name)} (${calls.length})</a>`).join('')}</nav>
<main><h1>${escaped(document.info.title)} API</h1><p>${escaped(document.info.description)}</p><p>Base address <code>/api/v1</code>. <a href="/api/openapi.json">OpenAPI document</a>.</p>
${groups.map(({ name, calls }) => `<h2 id="${escaped(name)}">${escaped(name)}</h2>${calls.join('')}`).join('')}</main></div></body></html>`;
}

function call(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(
      ({ name, in: place, required, schema }) =>
        `<tr><td><code>${escaped(name)}</code>${required ? ' *' : ''}</td><td>${place}</td><td><code>${escaped(brief(schema))}</code></td></tr>`,
    )
    .join('');
  const body = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) =>
    block(`Body · ${type}`, schema),
  );
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) => {
    const schema = Object.values(content ?? {})[0]?.schema;
    return schema && Number(status) < 400
      ? block(`${status}`, schema)
      : `<p><b>${status}</b> ${escaped(description)}</p>`;
  });
  return `<details id="${escaped(operation.operationId)}"><summary><span class="m">${method.toUpperCase()}</span> <code>${escaped(path)}</code> <span class="who">${escaped(operation['x-access'])}</span><br>${escaped(operation.summary)}</summary>
<div>${parameters ? `<table><thead><tr><th>Parameter</th><th>In</th><th>Type</th></tr></thead><tbody>${parameters}</tbody></table>` : ''}${body.join('')}${answers.join('')}</div></details>`;
}

const block = (title: string, schema: unknown): string =>
  `<p><b>${escaped(title)}</b></p><pre tabindex="0">${escaped(JSON.stringify(schema, null, 2))}</pre>`;

const brief = (schema: Record<string, unknown>): string => JSON.stringify(schema).slice(0, 160);
