import { ShieldAlert } from 'lucide-react'
import type { Question } from '#contract/forms/form-content.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import styles from './question-field.module.css'

interface SensitiveHelpProps {
  /** The question's own help and limits */
  readonly helps: string
  readonly kind: NonNullable<Question['sensitive']>
  readonly required: boolean
}

/** Below the question's own help: why explicit consent is asked for, and what refusing means. */
export function SensitiveHelp({ helps, kind, required }: SensitiveHelpProps) {
  const t = useTexts('common')
  return (
    <>
      {helps}
      <span className={styles.sensitive} lang={useLanguage()}>
        <ShieldAlert aria-hidden />
        <span>{t('ui.question.sensitive', { kind, required: String(required) })}</span>
      </span>
    </>
  )
}
