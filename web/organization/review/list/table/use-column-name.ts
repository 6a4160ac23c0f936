import { useTexts } from '#web/texts/texts.tsx'
import type { Overview } from '../list-tools.tsx'
import { questionIn } from './column-names.ts'

/** How a column is called, in its head and where columns are chosen; a question by its own words. */
export function useColumnName(questions: Overview['questions']) {
  const t = useTexts('org_candidate_list_and_detail')
  return (column: string): string => {
    const questionId = questionIn(column)
    if (questionId === undefined) return t('column', { column })
    return questions.find(({ id }) => id === questionId)?.label ?? t('chip.oldQuestion')
  }
}
