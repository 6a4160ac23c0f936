import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import type { Overview } from '../../../desk/list/overview.ts'

type AnswerFilter = NonNullable<ApplicationFilters['answers']>[number]

/** A filter by an answer in words: “Kiran ne kadar?” > 5.000. */
export function useAnswerWords(questions: Overview['questions']) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return ({ questionId, is, value }: AnswerFilter): string => {
    const question = questions.find(({ id }) => id === questionId)
    const said = (): string => {
      if (typeof value === 'boolean') return t('yesNo', { answer: String(value) })
      if (typeof value === 'number') return formatNumber(value, language)
      if (question?.kind === 'date') return formatDate(value ?? '', language)
      return question?.options.find(({ id }) => id === value)?.label ?? value ?? ''
    }
    return t('chip.answer', { question: shortened(question?.label ?? t('chip.oldQuestion')), is, value: said() })
  }
}

const shortened = (label: string) => (label.length > 42 ? `${label.slice(0, 40).trimEnd()}…` : label)
