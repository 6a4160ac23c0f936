import { useTexts } from '#web/texts/texts.tsx'
import { questionIn } from '../../../desk/list/column-names.ts'
import type { Overview } from '../../../desk/list/overview.ts'

/** The name of a column, for its header and the choice of columns; a question by its text. */
export function useColumnName(questions: Overview['questions']) {
  const t = useTexts('org_candidate_list_and_detail')
  return (column: string): string => {
    const questionId = questionIn(column)
    if (questionId === undefined) return t('column', { column })
    return questions.find(({ id }) => id === questionId)?.label ?? t('chip.oldQuestion')
  }
}
