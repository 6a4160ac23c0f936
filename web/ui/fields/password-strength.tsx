import { Check, Circle } from 'lucide-react'
import type { PasswordScore } from '../../enhance/passwords/password-score.ts'
import { useTexts } from '../../texts/texts.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './password-strength.module.css'

type PasswordStrengthProps = {
  /** 0 nothing written, 1 weak … 4 strong */
  score: PasswordScore
  rules?: readonly { label: string; met: boolean }[]
}

/** Everything that it may say is there, and what does not hold is hidden: a document's script turns it too. */
export function PasswordStrength({ score, rules = [] }: PasswordStrengthProps) {
  const t = useTexts('common')
  const words = [t('ui.password.weak'), t('ui.password.fair'), t('ui.password.good'), t('ui.password.strong')]
  return (
    <div className={styles.strength}>
      <div className={styles.meter} data-score={score}>
        {words.map((word, at) => (
          <span key={word} data-step data-reached={at < score || undefined} className={styles.step} />
        ))}
      </div>
      <p className={styles.word} aria-live="polite">
        {words.map((word, at) => (
          <span key={word} data-word hidden={at + 1 !== score}>
            {t('ui.password.strength', { strength: word })}
          </span>
        ))}
      </p>
      <p className={styles.hint} data-hint hidden={score > 2}>
        {t('ui.password.hint')}
      </p>
      {rules.length > 0 && (
        <ul className={styles.rules}>
          {rules.map(({ label, met }) => (
            <li key={label} className={styles.rule} data-rule data-met={met || undefined}>
              <span data-when="met" hidden={!met}>
                <Check />
              </span>
              <span data-when="unmet" hidden={met}>
                <Circle />
              </span>
              {label}
              <VisuallyHidden>
                <span data-when="met" hidden={!met}>
                  {t('ui.password.met')}
                </span>
                <span data-when="unmet" hidden={met}>
                  {t('ui.password.unmet')}
                </span>
              </VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
