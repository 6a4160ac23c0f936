import type { FieldError } from '#contract/problems.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link, OutsideLink } from '#web/ui/actions/link.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { useApply } from '../use-apply.ts'
import { OwnTexts } from './own-texts.tsx'
import styles from './review-step.module.css'
import { type Explicit, useExplicit } from './use-explicit.ts'

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
      <ExplicitConsents {...props} />
      {form.consents.map(
        ({ text }) =>
          text !== 'sensitive' && (
            <Box key={text} text={text} label={t('apply.consent', { text, company: props.company })} {...props} />
          ),
      )}
      <p>
        <OutsideLink to="/legal/kvkk">{t('apply.consent.kvkk')}</OutsideLink>{' '}
        <OutsideLink to="/legal/terms">{t('apply.consent.terms')}</OutsideLink>
      </p>
    </section>
  )
}

interface BoxProps extends ConsentsProps {
  readonly text: string
  readonly label: string
  readonly help?: string
}

function Box({ text, label, help, given, problems, onChange }: BoxProps) {
  return (
    <Checkbox
      id={`consents.${text}`}
      label={label}
      help={help}
      checked={given.includes(text)}
      error={problems.find(({ field }) => field === `consents.${text}`)?.message}
      onChange={({ target }) => onChange(text, target.checked)}
    />
  )
}

/** Explicit consent, separate from information and from mandatory consents: a box for each kind of sensitive data. */
function ExplicitConsents(props: ConsentsProps) {
  const t = useTexts('student_apps')
  const kinds = useExplicit()
  const open = kinds.filter(({ isGiven }) => !isGiven)
  if (kinds.length === 0) return null
  return (
    <section className={styles.explicit} aria-labelledby="explicit">
      <h4 id="explicit">{t('apply.explicit.title')}</h4>
      {open.length > 0 && (
        <p>{t('apply.explicit.lead', { need: open.some(({ isNeeded }) => isNeeded) ? 'document' : 'profile' })}</p>
      )}
      {open.map((one) => (
        <Box key={one.key} text={one.key} label={one.words} help={helpOf(one)} {...props} />
      ))}
      {open.length < kinds.length && (
        <p>
          {t('apply.explicit.given', { kinds: kindsOf(kinds.filter(({ isGiven }) => isGiven)) })}{' '}
          <Link to="/student-dashboard/settings/consents">{t('apply.explicit.consents')}</Link>
        </p>
      )}
      <p>
        <OutsideLink to="/legal/consent">{t('apply.explicit.whole')}</OutsideLink>
      </p>
    </section>
  )

  /** What it is for, and whether the application can be handed in without. */
  function helpOf({ isNeeded, inProfile, names }: Explicit) {
    const of = [...names, ...(inProfile ? [t('apply.explicit.profile')] : [])].join(', ')
    return t('apply.explicit.for', { of, need: isNeeded ? 'needed' : 'optional' })
  }

  function kindsOf(given: readonly Explicit[]) {
    return given.map(({ kind }) => t('apply.explicit.kind', { kind })).join(', ')
  }
}
