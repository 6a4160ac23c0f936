import type { ApiDocument } from '#contract/openapi/openapi.ts'
import type { Operation } from '#contract/openapi/operation.ts'
import { problemStatuses } from '#contract/problems.ts'
import type { Language } from '#platform/text/locales.ts'
import { type CallEntry, callSection } from './call-section.ts'
import { breakable, Html, html } from './html.ts'
import { problemCodes, problemWordsIn, type Say, sayIn } from './words.ts'

interface Assets {
  readonly style: string
  readonly script: string
}

/**
 * The whole of `/api/docs` in one language: one document, made from OpenAPI alone. Its script only searches and
 * copies.
 */
export function renderDocs(document: ApiDocument, language: Language, { style, script }: Assets): string {
  const say = sayIn(language)
  const nouns = callsByNoun(document)
  const list = contents(nouns, say)
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${say('docs.title')}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#content">${say('docs.skip')}</a>
<header class="top">
  <a class="brand" href="/">${logo}<span>Köprü</span></a>
  <nav aria-label="${say('docs.languages')}">${languageLinks(language)}</nav>
</header>
<div class="columns">
  <nav class="contents aside" aria-label="${say('docs.contents')}">${list}</nav>
  <main id="content">
    <h1>${say('docs.title')}</h1>
    <p class="lead">${say('docs.lead')}</p>
    <p class="search" hidden><label for="search">${say('docs.search')}</label><input id="search" type="search" autocomplete="off" spellcheck="false"></p>
    <p id="none" role="status" hidden>${say('docs.search.none')}</p>
    <details class="contents folded"><summary>${say('docs.contents')}</summary>${list}</details>
    ${basics(document, say)}
    ${[...nouns].map(
      ([noun, calls]) => html`<section aria-labelledby="noun-${noun}" data-noun>
        <h2 id="noun-${noun}">/${noun}</h2>
        ${calls.map((call) => callSection(call, { document, language, say }))}
      </section>`,
    )}
    ${problemsSection(language, say)}
  </main>
</div>
<script type="module">${new Html(script)}</script>
</body>
</html>
`
  return page.text
}

const logo = html`<svg viewBox="0 0 32 18" width="36" height="20" aria-hidden="true"><path class="near" d="M0 7.500C5 2 10.500 0 16 0V18H14C14 12 11.500 8.500 8 8.500S2.500 12 2.500 18H0z"/><path class="far" d="M32 7.500C27 2 21.500 0 16 0V18H18C18 12 20.500 8.500 24 8.500S29.500 12 29.500 18H32z"/></svg>`

const languageNames: Record<Language, string> = { tr: 'Türkçe', en: 'English' }

function languageLinks(current: Language) {
  return (Object.keys(languageNames) as Language[]).map((language) =>
    language === current
      ? html`<span aria-current="true">${languageNames[language]}</span> `
      : html`<a href="/api/docs?lang=${language}" lang="${language}" hreflang="${language}">${languageNames[language]}</a> `,
  )
}

function callsByNoun({ paths }: ApiDocument): ReadonlyMap<string, readonly CallEntry[]> {
  const calls = Object.entries(paths).flatMap(([path, { servers, ...operations }]) =>
    // Paths outside /api use another protocol (tus), whose clients are libraries.
    servers
      ? []
      : Object.entries(operations).map(([method, operation]) => ({
          method: method.toUpperCase(),
          path,
          operation: operation as Operation,
        })),
  )
  const nouns = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')
  return new Map([...nouns].sort(([one], [other]) => (one < other ? -1 : 1)))
}

function contents(nouns: ReadonlyMap<string, readonly CallEntry[]>, say: Say) {
  return html`<ul>
    <li data-whole><a class="entry noun" href="#basics">${say('docs.basics')}</a></li>
    ${[...nouns].map(
      ([noun, calls]) =>
        html`<li data-noun><a class="entry noun" href="#noun-${noun}">/${noun}</a><ul>${calls.map(
          ({ method, path, operation }) =>
            html`<li><a class="entry" href="#${operation.operationId}"><span class="method entry-method ${method}">${method}</span> <code class="entry-path">${breakable(shortened(path, noun))}</code></a></li>`,
        )}</ul></li>`,
    )}
    <li data-whole><a class="entry noun" href="#problems">${say('docs.problems')}</a></li>
  </ul>`
}

const shortened = (path: string, noun: string) => path.slice(noun.length + 1) || path

function basics({ servers }: ApiDocument, say: Say) {
  return html`<section aria-labelledby="basics" class="basics" data-whole>
    <h2 id="basics">${say('docs.basics')}</h2>
    <dl>
      <div><dt>${say('docs.basics.address')}</dt><dd><code>${servers[0]?.url}</code><br><a href="/api/openapi.json">${say('docs.basics.openapi')}</a></dd></div>
      <div><dt>${say('docs.basics.language')}</dt><dd>${say('docs.basics.language.text')}</dd></div>
      <div><dt>${say('docs.basics.problems')}</dt><dd>${say('docs.basics.problems.text')}</dd></div>
      <div><dt>${say('docs.basics.strict')}</dt><dd>${say('docs.basics.strict.text')}</dd></div>
      <div><dt>${say('docs.basics.cache')}</dt><dd>${say('docs.basics.cache.text')}</dd></div>
      <div><dt>${say('docs.basics.trace')}</dt><dd>${say('docs.basics.trace.text')}</dd></div>
    </dl>
  </section>`
}

function problemsSection(language: Language, say: Say) {
  const words = problemWordsIn(language)
  return html`<section aria-labelledby="problems" data-whole>
    <h2 id="problems">${say('docs.problems')}</h2>
    <p>${say('docs.problems.lead')}</p>
    <table class="problems">
      <thead><tr><th scope="col">${say('docs.problems.code')}</th><th scope="col" class="problem-status">${say('docs.problems.status')}</th><th scope="col">${say('docs.problems.meaning')}</th></tr></thead>
      <tbody>${problemCodes.map(
        (code) =>
          html`<tr id="${code}"><td><a href="#${code}"><code>${code}</code></a></td><td>${problemStatuses[code]}</td><td><strong>${words(code).title}</strong><br>${words(code).detail}</td></tr>`,
      )}</tbody>
    </table>
  </section>`
}
