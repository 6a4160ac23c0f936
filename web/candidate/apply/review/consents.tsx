import type { FieldError } from '#contract/problems.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link, OutsideLink } from '#web/ui/actions/link.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { useApply } from '../use-apply.ts'
import { OwnTexts } from './own-texts.tsx'
import styles from './review-step.module.css'
import { useExplicit } from './use-explicit.ts'

interface ConsentsProps {
  readonly given: readonly string[]
  readonly problems: readonly FieldError[]
  readonly company: string
  readonly onChange: (text: string, isGiven: boolean) => void
}

/** The consents of a submission, with links to the full texts. */
export function Consents(props: ConsentsProps) {
  const t = useTexts('student_apps')
  const { form } = useApply()
  return (
    <section className={styles.consents} aria-labelledby="consents">
      <h3 id="consents">{t('apply.consent.title')}</h3>
      <OwnTexts {...props} />
      <Explicit {...props} />
      {form.consents.map(({ text }) => text !== 'sensitive' && <Box key={text} text={text} {...props} />)}
      <p>
        <OutsideLink to="/legal/kvkk">{t('apply.consent.kvkk')}</OutsideLink>{' '}
        <OutsideLink to="/legal/terms">{t('apply.consent.terms')}</OutsideLink>
      </p>
    </section>
  )
}

function Box({ text, given, problems, company, onChange }: ConsentsProps & { text: string }) {
  const t = useTexts('student_apps')
  return (
    <Checkbox
      id={`consents.${text}`}
      label={t('apply.consent', { text, company })}
      checked={given.includes(text)}
      error={problems.find(({ field }) => field === `consents.${text}`)?.message}
      onChange={({ target }) => onChange(text, target.checked)}
    />
  )
}

/** Explicit consent, separate from information and from mandatory consents. */
function Explicit(props: ConsentsProps) {
  const t = useTexts('student_apps')
  const explicit = useExplicit()
  if (!explicit) return null
  return (
    <section className={styles.explicit} aria-labelledby="explicit">
      <h4 id="explicit">{t('apply.explicit.title')}</h4>
      {explicit.isGiven ? (
        <p>
          {t('apply.explicit.given')}{' '}
          <Link to="/student-dashboard/settings/consents">{t('apply.explicit.consents')}</Link>
        </p>
      ) : (
        <>
          <p>{t('apply.explicit.lead', { need: explicit.need })}</p>
          <Box text="sensitive" {...props} />
        </>
      )}
      <p>
        <OutsideLink to="/legal/consent">{t('apply.explicit.whole')}</OutsideLink>
      </p>
    </section>
  )
}
