import { GitBranch, ShieldAlert } from 'lucide-react'
import { useTexts } from '#web/texts/texts.tsx'
import { SortableList } from '#web/ui/data/sortable-list.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { kindTexts } from '../../words.ts'
import { usePart } from '../use-builder.ts'
import { useWhere } from '../use-builder-place.ts'
import { kindIcons } from './kind-icons.ts'
import styles from './question-outline.module.css'

interface QuestionOutlineProps {
  /** Shows the kind of each question as well */
  readonly roomy?: boolean
  readonly onOpen?: () => void
}

/** The questions in order; sorted by dragging or by keyboard. A page heading starts a group. */
export function QuestionOutline({ roomy = false, onOpen }: QuestionOutlineProps) {
  const t = useTexts('org_forms')
  const [questions, setQuestions] = usePart('questions')
  const { where, go } = useWhere()
  const items = questions.map((question) => {
    const Icon = kindIcons[question.kind]
    const name = question.label || t('untitled')
    return {
      id: question.id,
      name,
      content: (
        <span
          className={styles.item}
          data-roomy={roomy || undefined}
          data-page={question.kind === 'page' || undefined}
          data-current={question.id === where.questionId || undefined}
        >
          <Icon aria-hidden />
          <span className={styles.label}>
            {name}
            {!roomy && <VisuallyHidden> ({t(kindTexts[question.kind])})</VisuallyHidden>}
          </span>
          {roomy && (
            <span className={styles.kind}>
              {t(kindTexts[question.kind])}
              {question.kind !== 'page' && !question.required && ` · ${t('ui.optional')}`}
            </span>
          )}
          {question.sensitive && <ShieldAlert aria-label={t('question.sensitive.sign')} />}
          {question.showIf && <GitBranch aria-label={t('question.hasCondition')} />}
        </span>
      ),
    }
  })

  function reorder(ids: string[]) {
    setQuestions(ids.flatMap((id) => questions.filter((question) => question.id === id)))
  }

  return (
    <SortableList
      label={t('part.questions')}
      items={items}
      onReorder={reorder}
      onOpen={(id) => {
        onOpen?.()
        void go('questions', id)
      }}
    />
  )
}
