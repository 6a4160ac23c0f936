import type { FieldError } from '#contract/problems.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { OutsideLink } from '#web/ui/actions/link.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { useApply } from '../use-apply.ts'
import styles from './review-step.module.css'

interface ConsentsProps {
  readonly given: readonly string[]
  readonly problems: readonly FieldError[]
  readonly company: string
  readonly onChange: (text: string, isGiven: boolean) => void
}

/** The consents that are given when handing in, with links to the full texts. */
export function Consents({ given, problems, company, onChange }: ConsentsProps) {
  const t = useTexts('student_apps')
  const { form } = useApply()
  return (
    <section className={styles.consents} aria-labelledby="consents">
      <h3 id="consents">{t('apply.consent.title')}</h3>
      {form.consents.map(({ text }) => (
        <Checkbox
          key={text}
          id={`consents.${text}`}
          label={t('apply.consent', { text, company })}
          checked={given.includes(text)}
          error={problems.find(({ field }) => field === `consents.${text}`)?.message}
          onChange={({ target }) => onChange(text, target.checked)}
        />
      ))}
      <p>
        <OutsideLink to="/legal/kvkk">{t('apply.consent.kvkk')}</OutsideLink>{' '}
        <OutsideLink to="/legal/terms">{t('apply.consent.terms')}</OutsideLink>
      </p>
    </section>
  )
}
