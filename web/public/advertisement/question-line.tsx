import type { Question } from '#contract/forms/form-content.ts'
import { useTexts } from '../../texts/texts.tsx'
import styles from './question-pages.module.css'
import { useShowIfText } from './use-show-if-text.ts'

interface QuestionLineProps {
  readonly question: Question
  readonly questions: readonly Question[]
  readonly lang: string | undefined
}

/** The most options that are listed one by one. */
const readable = 12

export function QuestionLine({ question, questions, lang }: QuestionLineProps) {
  const t = useTexts('adv_detail')
  const showIfText = useShowIfText(questions)
  const { kind, label, help, required, options, max, showIf, sensitive } = question
  const isText = kind === 'shortText' || kind === 'longText'
  const kindText = isText && max !== null ? t('questions.upTo', { kind, max }) : t('questions.kind', { kind })
  return (
    <li className={styles.line}>
      <p className={styles.label} lang={lang}>
        {label}
      </p>
      <p className={styles.kind}>
        {kindText}
        {!required && ` · ${t('ui.optional')}`}
      </p>
      {sensitive && <p className={styles.kind}>{t('questions.sensitive')}</p>}
      {showIf !== null && <p className={styles.when}>{showIfText(showIf)}</p>}
      {help !== '' && (
        <p className={styles.help} lang={lang}>
          {help}
        </p>
      )}
      {options.length > 0 && options.length <= readable && (
        <ul className={styles.options} lang={lang}>
          {options.map((option) => (
            <li key={option.id}>{option.label}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
