import type { ApiDocument } from '#contract/openapi/openapi.ts'
import type { Operation } from '#contract/openapi/operation.ts'
import type { Language } from '#platform/text/locales.ts'
import { sizeInWords } from '../size-in-words.ts'
import { addressOf, curlOf } from './example.ts'
import { type FieldRow, fieldsOf, rowOf } from './fields.ts'
import { breakable, type Html, html } from './html.ts'
import { type Say, summaryIn } from './words.ts'

export interface CallEntry {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

interface Reader {
  readonly document: ApiDocument
  readonly language: Language
  readonly say: Say
}

export function callSection({ method, path, operation }: CallEntry, reader: Reader): Html {
  const { document, language, say } = reader
  const { schemas } = document.components
  return html`<article class="call" id="${operation.operationId}">
    <h3><a class="call-link" href="#${operation.operationId}"><span class="method ${method}">${method}</span> <code class="call-path">${breakable(path)}</code></a></h3>
    <p class="summary">${summaryIn(language, operation)}</p>
    <p class="may">${say(mayWords[operation['x-may']])}</p>
    ${freshLine(operation, say)}
    ${parameterTable('path', say('docs.part.path'), operation, reader)}
    ${parameterTable('query', say('docs.part.query'), operation, reader)}
    ${bodyTable(operation, reader)}
    ${answerTable(operation, reader)}
    <h4>${say('docs.part.problems')}</h4>
    <p class="codes">${operation['x-problems'].map((code) => html`<a class="code" href="#${code}"><code>${code}</code></a> `)}</p>
    <h4>${say('docs.part.example')}</h4>
    <div class="example"><pre tabindex="0"><code>${curlOf(document.servers[0]?.url ?? '', method, path, operation, schemas)}</code></pre><button type="button" class="copy" data-copy="${say('docs.copy')}" data-done="${say('ui.copied')}" aria-label="${say('docs.copy.of', { call: `${method} ${path}` })}" hidden>${say('docs.copy')}</button></div>
    ${method === 'GET' && html`<p><a href="/api${addressOf(path, operation, schemas)}">${say('docs.open')}</a></p>`}
  </article>`
}

const mayWords: Readonly<Record<Operation['x-may'], `docs.may.${string}`>> = {
  anyone: 'docs.may.anyone',
  signedIn: 'docs.may.signedIn',
  candidate: 'docs.may.candidate',
  member: 'docs.may.member',
  root: 'docs.may.root',
  operator: 'docs.may.operator',
}

function freshLine({ 'x-fresh': fresh }: Operation, say: Say) {
  if (!fresh) return undefined
  const { minutes, orPasswordIn: field } = fresh
  const words = field === undefined ? say('docs.fresh', { minutes }) : say('docs.fresh.orPassword', { minutes, field })
  return html`<p class="may">${words}</p>`
}

function parameterTable(where: 'path' | 'query', title: string, { parameters }: Operation, { document, say }: Reader) {
  const { schemas } = document.components
  const rows = parameters
    .filter((parameter) => parameter.in === where)
    .map(({ name, schema, required, description }) => ({
      ...rowOf(name, schema, required, schemas, say),
      description: description ?? schema.description,
    }))
  return rows.length > 0 && fieldTable(title, rows, say, true)
}

function bodyTable({ requestBody }: Operation, { document, say }: Reader) {
  const body = requestBody?.content['application/json']
  if (!body) return undefined
  const rows = fieldsOf(body.schema, document.components.schemas, say)
  const longest = requestBody['x-max-bytes']
  return html`${fieldTable(say('docs.part.body'), rows, say, true)}
    ${longest && html`<p class="note">${say('docs.longestBody', { longest: sizeInWords(longest) })}</p>`}`
}

function answerTable({ responses }: Operation, { document, say }: Reader) {
  const [status = '', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const title = html`${say('docs.part.answer')} <span class="status">${status}</span>`
  const schema = answer?.content?.['application/json']?.schema
  if (!schema) return html`<h4>${title}</h4><p>${say('docs.noAnswer')}</p>`
  const cached = answer?.headers?.['Cache-Control']?.schema.const
  return html`${fieldTable(title, fieldsOf(schema, document.components.schemas, say), say, false)}
    ${typeof cached === 'string' && html`<p class="note">${say('docs.cached')} <code>${cached}</code></p>`}`
}

function fieldTable(title: Html | string, rows: readonly FieldRow[], say: Say, input: boolean) {
  return html`<h4>${title}</h4>
    <table class="fields">
      <thead><tr><th scope="col" class="field-name">${say('docs.field.name')}</th><th scope="col" class="field-type">${say('docs.field.type')}</th><th scope="col">${say('docs.field.about')}</th></tr></thead>
      <tbody>${rows.map((row) => fieldRow(row, say, input))}</tbody>
    </table>`
}

function fieldRow({ name, type, required, limits, description }: FieldRow, say: Say, input: boolean) {
  const presence = input
    ? required
      ? say('docs.field.required')
      : undefined
    : required
      ? undefined
      : say('docs.field.sometimes')
  return html`<tr>
    <td><code class="field">${breakable(name)}</code>${presence && html` <span class="presence${input ? ' must' : ''}">${presence}</span>`}</td>
    <td><code class="type">${type}</code></td>
    <td>${description && html`<span lang="en">${description}</span>`}${limits.map((limit) => html` <span class="limit">${limit}</span>`)}</td>
  </tr>`
}
