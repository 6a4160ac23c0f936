import type { Question } from '#contract/forms/form-content.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'

/**
 * The limits of an answer, stated in advance. A long text shows them in its counter, a scale in its steps, a file at
 * its picker.
 */
export function useLimits({ kind, min, max, options }: Question): string | undefined {
  const t = useTexts('common')
  const language = useLanguage()
  if (kind === 'number') {
    const bounds = boundsOf(min, max)
    const said = (limit: number | null) => (limit === null ? '' : formatNumber(limit, language))
    return bounds && t('ui.question.number', { bounds, min: said(min), max: said(max) })
  }
  // A minimum of one goes without saying.
  const least = min !== null && min > 1 ? min : null
  if (kind === 'multiple') {
    const most = max !== null && max < options.length ? max : null
    const bounds = boundsOf(least, most)
    return bounds && t('ui.question.choices', { bounds, min: least ?? 0, max: most ?? 0 })
  }
  if (kind !== 'shortText') return undefined
  const bounds = boundsOf(least, max)
  return bounds && t('ui.question.letters', { bounds, min: least ?? 0, max: max ?? 0 })
}

function boundsOf(min: number | null, max: number | null) {
  if (min === null) return max === null ? undefined : 'most'
  if (max === null) return 'least'
  return min === max ? 'exactly' : 'between'
}
