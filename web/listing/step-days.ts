import type { FormStep } from '#contract/forms/form-content.ts'
import { formatDate } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'

/** The dates of a step: `23 Aralık 2026 – 27 Aralık 2026`. */
export function stepDays({ startsAt, endsAt }: Pick<FormStep, 'startsAt' | 'endsAt'>, language: Language): string {
  const days = [startsAt, endsAt].filter((moment) => moment !== null).map((moment) => formatDate(moment, language))
  return [...new Set(days)].join(' – ')
}
