import { Check, Circle } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './password-strength.module.css'

export type PasswordScore = 0 | 1 | 2 | 3 | 4

type PasswordStrengthProps = {
  /** 0 nothing written, 1 weak … 4 strong */
  score: PasswordScore
  rules?: readonly { label: string; met: boolean }[]
}

export function PasswordStrength({ score, rules = [] }: PasswordStrengthProps) {
  const t = useTexts('common')
  const words = ['', t('ui.password.weak'), t('ui.password.fair'), t('ui.password.good'), t('ui.password.strong')]
  return (
    <div className={styles.strength}>
      <div className={styles.meter} data-score={score}>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={classes(styles.step, step <= score && styles.reached)} />
        ))}
      </div>
      <p className={styles.word} aria-live="polite">
        {score > 0 && t('ui.password.strength', { strength: words[score] ?? '' })}
      </p>
      {rules.length > 0 && (
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule.label} className={classes(styles.rule, rule.met && styles.met)}>
              {rule.met ? <Check /> : <Circle />}
              {rule.label}
              <VisuallyHidden>{rule.met ? t('ui.password.met') : t('ui.password.unmet')}</VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
