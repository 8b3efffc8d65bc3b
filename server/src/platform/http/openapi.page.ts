import type { OpenAPIV3 } from 'openapi-types';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

function operationBlock(path: string, method: string, operation: OpenAPIV3.OperationObject): string {
  const parameters = (operation.parameters ?? []) as OpenAPIV3.ParameterObject[];
  const rows = parameters.map(
    (p) =>
      `<tr><td><code>${escaped(p.name)}</code></td><td>${p.in}</td><td>${p.required ? 'required' : 'optional'}</td><td><code>${escaped(JSON.stringify(p.schema))}</code></td></tr>`,
  );
  const body = operation.requestBody as OpenAPIV3.RequestBodyObject | undefined;
  const reply = operation.responses?.['200'] as OpenAPIV3.ResponseObject | undefined;
  const schemaBlock = (title: string, content: OpenAPIV3.RequestBodyObject['content'] | undefined) => {
    const schema = content?.['application/json']?.schema;
    return schema ? `<h4>${title}</h4><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>` : '';
  };
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(operation.summary ?? '')}</summary>
${rows.length ? `<table><tr><th>name</th><th>in</th><th></th><th>schema</th></tr>${rows.join('')}</table>` : ''}
${schemaBlock('Body', body?.content)}${schemaBlock('Answer', reply?.content)}</details>`;
}

/** A plain page, without scripts, so that it lives under the same policy as every other. */
export function documentPage(document: OpenAPIV3.Document): string {
  const groups = new Map<string, string[]>();
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item?.[method];
      const group = operation?.tags?.[0];
      if (!operation || !group) continue;
      groups.set(group, [...(groups.get(group) ?? []), operationBlock(path, method, operation)]);
    }
  const sections = [...groups].sort().map(([name, blocks]) => `<h2>${escaped(name)}</h2>${blocks.join('\n')}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Plyhaat API</title><link rel="stylesheet" href="/api-docs.css"></head><body><main><h1>Plyhaat API</h1><p>${escaped(document.info.description ?? '')} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('\n')}</main></body></html>`;
}
