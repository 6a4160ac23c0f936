import type { ProblemWords } from '#contract/openapi-problems.ts'
import { type ProblemCode, problemStatuses } from '#contract/problems.ts'
import en from '#locales/en/common.json' with { type: 'json' }
import tr from '#locales/tr/common.json' with { type: 'json' }
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

export type Say = (key: `docs.${string}`, values?: Readonly<Record<string, string | number>>) => string

export const sayIn =
  (language: Language): Say =>
  (key, values) =>
    translate(language, key, values)

const sentences: Record<Language, Readonly<Record<string, string>>> = { tr, en }

/** A call's summary in the reader's language; the contract's own sentence until somebody has translated it. */
export function summaryIn(language: Language, operationId: string, summary: string) {
  return sentences[language][`docs.calls.${operationId}`] ?? summary
}

export const problemWordsIn =
  (language: Language): ProblemWords =>
  (code) => ({
    title: translate(language, `problems.${code}.title`, likely),
    detail: translate(language, `problems.${code}.detail`, likely),
  })

// A problem's sentence may hold values that only a real request knows.
const samples: Readonly<Record<string, string | number>> = { count: 2, limit: '16 KB', allowed: 'GET, HEAD' }
const likely = new Proxy(samples, { has: () => true, get: (known, name) => known[String(name)] ?? '…' })

export const problemCodes = Object.keys(problemStatuses) as ProblemCode[]
