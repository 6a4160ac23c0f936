import { useState } from 'react'
import type { Question } from '#contract/forms/form-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { LazyPane } from '../../lazy-pane.tsx'
import { PartChecklist } from '../checklist/part-checklist.tsx'
import { RemovedLine } from '../removal/removed-line.tsx'
import { usePart } from '../use-builder.ts'
import { hashOf, useWhere } from '../use-builder-place.ts'
import { AddQuestion } from './add-question.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionList } from './question-list.tsx'

const loadOutline = () => import('./question-outline.tsx')

/** The list of questions, or the open question. A deleted question can be restored. */
export function QuestionsPart({ questionId }: { questionId: string | undefined }) {
  const t = useTexts('org_forms')
  const [questions, setQuestions] = usePart('questions')
  const { go } = useWhere()
  const [removed, setRemoved] = useState<{ question: Question; at: number }>()
  const at = questions.findIndex(({ id }) => id === questionId)
  const question = questions[at]

  function remove() {
    if (!question) return
    setRemoved({ question, at })
    setQuestions(questions.toSpliced(at, 1))
    void go('questions')
  }

  function takeBack() {
    if (!removed) return
    setQuestions(questions.toSpliced(removed.at, 0, removed.question))
    setRemoved(undefined)
    void go('questions', removed.question.id)
  }

  return (
    <Stack gap={4}>
      {removed && <RemovedLine name={removed.question.label || t('untitled')} onTakeBack={takeBack} />}
      {question ? (
        <QuestionEditor key={question.id} question={question} at={at} onRemove={remove} />
      ) : (
        <>
          {questions.length > 0 ? (
            <LazyPane
              load={loadOutline}
              waiting={<QuestionList questions={questions} to={(id) => hashOf('questions', id)} />}
            >
              {({ QuestionOutline }) => <QuestionOutline roomy />}
            </LazyPane>
          ) : (
            <EmptyState title={t('questions.none')}>{t('questions.none.detail')}</EmptyState>
          )}
          <Cluster>
            <AddQuestion />
          </Cluster>
          <PartChecklist of={({ part }) => part === 'questions'} />
        </>
      )}
    </Stack>
  )
}
