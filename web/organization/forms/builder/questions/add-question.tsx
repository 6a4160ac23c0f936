import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { QuestionKind } from '#contract/forms/form-content.ts'
import { questionKinds } from '#contract/forms/form-facts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { kindTexts } from '../../words.ts'
import { usePart } from '../use-builder.ts'
import { useWhere } from '../use-builder-place.ts'
import styles from './add-question.module.css'
import { kindIcons } from './kind-icons.ts'
import { inserted, newQuestion } from './question-changes.ts'

const helps = {
  page: 'kind.page.help',
  shortText: 'kind.shortText.help',
  longText: 'kind.longText.help',
  number: 'kind.number.help',
  date: 'kind.date.help',
  single: 'kind.single.help',
  multiple: 'kind.multiple.help',
  yesNo: 'kind.yesNo.help',
  scale: 'kind.scale.help',
  file: 'kind.file.help',
  country: 'kind.country.help',
  city: 'kind.city.help',
  university: 'kind.university.help',
} as const satisfies Record<QuestionKind, string>

const most = 200

/** A button that offers the kinds of questions. The new question is inserted after the open one. */
export function AddQuestion({ onAdded }: { onAdded?: () => void }) {
  const t = useTexts('org_forms')
  const [questions, setQuestions] = usePart('questions')
  const { where, go } = useWhere()
  const [choosing, setChoosing] = useState(false)

  function add(kind: QuestionKind) {
    const question = newQuestion(kind)
    setQuestions(inserted(questions, question, where.questionId))
    setChoosing(false)
    onAdded?.()
    void go('questions', question.id)
  }

  return (
    <>
      <Button size="small" icon={<Plus />} disabled={questions.length >= most} onClick={() => setChoosing(true)}>
        {t('question.add')}
      </Button>
      <Dialog open={choosing} title={t('question.add.title')} onClose={() => setChoosing(false)} width={680}>
        <ul className={styles.kinds}>
          {questionKinds.map((kind) => {
            const Icon = kindIcons[kind]
            return (
              <li key={kind}>
                <button type="button" className={styles.kind} onClick={() => add(kind)}>
                  <Icon aria-hidden />
                  <span>
                    <span className={styles.name}>{t(kindTexts[kind])}</span>
                    <span className={styles.help}>{t(helps[kind])}</span>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </Dialog>
    </>
  )
}
