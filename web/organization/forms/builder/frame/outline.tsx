import { TriangleAlert } from 'lucide-react'
import type { FormPart } from '#contract/forms/form-content.ts'
import { formParts } from '#contract/forms/form-facts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Anchor } from '#web/ui/anchor.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { LazyPane } from '../../lazy-pane.tsx'
import { partTexts } from '../../words.ts'
import { AddQuestion } from '../questions/add-question.tsx'
import { useBuilder } from '../use-builder.ts'
import { hashOf, useWhere } from '../use-builder-place.ts'
import styles from './outline.module.css'

const loadQuestions = () => import('../questions/question-outline.tsx')

/**
 * The form's parts in order. While one question is open, the other questions are listed here; otherwise the editor
 * lists them.
 */
export function Outline({ onOpen }: { onOpen: () => void }) {
  const t = useTexts('org_forms')
  const { where } = useWhere()
  const { form, content } = useBuilder()
  const missing = (part: FormPart) => form.checklist.filter((item) => item.part === part && item.blocks).length
  return (
    <nav aria-label={t('builder.outline')}>
      <ol className={styles.parts}>
        {formParts.map((part) => (
          <li key={part}>
            <Anchor
              to={hashOf(part)}
              onClick={onOpen}
              className={styles.part}
              aria-current={where.part === part && !where.questionId ? 'step' : undefined}
            >
              {t(partTexts[part])}
              {part === 'questions' && (
                <span className={styles.count}>{content.questions.filter(({ kind }) => kind !== 'page').length}</span>
              )}
              {part === 'documents' && <span className={styles.count}>{content.documents.length}</span>}
              {form.can.edit && missing(part) > 0 && (
                <span className={styles.missing}>
                  <TriangleAlert />
                  <VisuallyHidden>{t('outline.missing', { count: missing(part) })}</VisuallyHidden>
                </span>
              )}
            </Anchor>
            {part === 'questions' && form.can.edit && where.questionId && (
              <div className={styles.questions}>
                <LazyPane load={loadQuestions} waiting={null}>
                  {({ QuestionOutline }) => <QuestionOutline onOpen={onOpen} />}
                </LazyPane>
                <AddQuestion onAdded={onOpen} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
