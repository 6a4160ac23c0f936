import type { Question } from '#contract/forms/form-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Anchor } from '#web/ui/anchor.tsx'
import { kindTexts } from '../../words.ts'
import { kindIcons } from './kind-icons.ts'
import styles from './question-list.module.css'

export function QuestionList({ questions, to }: { questions: readonly Question[]; to: (id: string) => string }) {
  const t = useTexts('org_forms')
  return (
    <ol className={styles.list}>
      {questions.map(({ id, kind, label, required, sensitive }, at) => {
        const Icon = kindIcons[kind]
        return (
          <li key={id}>
            <Anchor to={to(id)} id={`questions.${at}`} className={styles.question} data-page={kind === 'page'}>
              <Icon aria-hidden />
              <span className={styles.label}>{label || t('untitled')}</span>
              <span className={styles.kind}>
                {t(kindTexts[kind])}
                {kind !== 'page' && !required && ` · ${t('ui.optional')}`}
                {sensitive && ` · ${t('question.sensitive.sign')}`}
              </span>
            </Anchor>
          </li>
        )
      })}
    </ol>
  )
}
