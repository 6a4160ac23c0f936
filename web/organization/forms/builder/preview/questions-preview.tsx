import { useEffect, useRef, useState } from 'react'
import type { AnswerValue } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { QuestionField } from '#web/questions/question-field.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import styles from './questions-preview.module.css'

interface QuestionsPreviewProps {
  readonly questions: readonly Question[]
  /** The id of the question being edited: it is marked, scrolled into view, and shown whatever its condition says */
  readonly current: string | undefined
}

/** The questions as applicants will fill them in. Answers show and hide other questions, and are not stored. */
export function QuestionsPreview({ questions, current }: QuestionsPreviewProps) {
  const t = useTexts('org_forms')
  const [answers, setAnswers] = useState<Readonly<Record<string, AnswerValue>>>({})
  const shown = shownIds(questions, answers)
  const marked = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another element
  useEffect(() => {
    // In newer browsers `scrollIntoView` returns a promise, which an effect must not return.
    marked.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  if (questions.length === 0) return <EmptyState title={t('questions.none')} />
  const hidden = questions.filter(({ id }) => !shown.has(id)).length
  return (
    <div className={styles.questions}>
      {questions
        .filter(({ id }) => shown.has(id) || id === current)
        .map((question) => (
          <div key={question.id} {...(question.id === current && { ref: marked, className: styles.current })}>
            <QuestionField
              id={`preview-${question.id}`}
              question={question}
              answer={answers[question.id]}
              onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
              file={(field) => <FileDrop {...field} disabled />}
            />
          </div>
        ))}
      <p className={styles.foot} role="status">
        {t('preview.hidden', { count: hidden })}
        {Object.keys(answers).length > 0 && (
          <Button size="small" variant="quiet" onClick={() => setAnswers({})}>
            {t('preview.clear')}
          </Button>
        )}
      </p>
    </div>
  )
}
