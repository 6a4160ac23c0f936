import type { DocumentWhen, Question } from '#contract/forms/form-content.ts'
import { useTexts } from '#web/texts/texts.tsx'

/** When a document is needed, in words. */
export function useWhenWords(questions: readonly Question[]) {
  const t = useTexts('org_forms')
  return (when: DocumentWhen): string => {
    if (when.kind === 'disabled') return t('documents.from.disabled')
    if (when.kind === 'classAbove') return t('preview.classAbove', { year: when.year })
    const question = questions.find(({ id }) => id === when.test.questionId)
    return t('preview.ifAnswer', { question: question?.label || t('untitled') })
  }
}
