import type { AnswerFlaw } from '#contract/forms/answer-check.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { flawsIn } from '../flaws-in.ts'
import { useApply } from '../use-apply.ts'

/** The problems of a page's current answers in words, by question. */
export function useFlaws(questions: readonly Question[]): ReadonlyMap<string, string> {
  const word = useFlawWords()
  const { answers, unlisted } = useApply()
  const flaws = flawsIn(questions, answers, unlisted)
  return new Map(
    questions.flatMap(({ id, kind }) => {
      const flaw = flaws.get(id)
      return flaw ? [[id, word(flaw, kind)] as const] : []
    }),
  )
}

function useFlawWords() {
  const t = useTexts('student_apps')
  const language = useLanguage()
  return (flaw: AnswerFlaw, kind: Question['kind']) =>
    'limit' in flaw
      ? t('apply.flaw.limit', { flaw: flaw.code, limit: formatNumber(flaw.limit, language) })
      : flaw.code === 'required'
        ? t('apply.flaw.required', { kind })
        : t('apply.flaw.wrong', { flaw: flaw.code })
}
