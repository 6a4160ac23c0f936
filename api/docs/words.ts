import type { ProblemWords } from '#contract/openapi/openapi-problems.ts'
import type { Operation } from '#contract/openapi/operation.ts'
import { type ProblemCode, problemStatuses } from '#contract/problems.ts'
import turkishSummaries from '#locales/calls.tr.json' with { type: 'json' }
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

export type Say = (key: `docs.${string}` | 'ui.copied', values?: Readonly<Record<string, string | number>>) => string

export const sayIn =
  (language: Language): Say =>
  (key, values) =>
    translate(language, key, values)

const summaries: Record<Language, Readonly<Record<string, string>>> = { tr: turkishSummaries, en: {} }

/**
 * The summary of a call in the reader's language: English comes from the contract, Turkish from
 * `locales/calls.tr.json`.
 */
export const summaryIn = (language: Language, { operationId, summary }: Operation) =>
  summaries[language][operationId] ?? summary

export const problemWordsIn =
  (language: Language): ProblemWords =>
  (code) => ({
    title: translate(language, `problems.${code}.title`, likely),
    detail: translate(language, `problems.${code}.detail`, likely),
  })

// Sample values for sentences that need values of a real request.
const samples: Readonly<Record<string, string | number>> = {
  count: 2,
  more: 2,
  free: 2,
  times: 2,
  left: 2,
  needed: 2,
  limit: '16 KB',
  allowed: 'GET, HEAD',
}
const likely = new Proxy(samples, { has: () => true, get: (known, name) => known[String(name)] ?? '…' })

export const problemCodes = Object.keys(problemStatuses) as ProblemCode[]
