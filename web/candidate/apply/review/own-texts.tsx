import type { FieldError } from '#contract/problems.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { RichText } from '#web/rich-text/rich-text.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { useApply } from '../use-apply.ts'
import styles from './review-step.module.css'

interface OwnTextsProps {
  readonly given: readonly string[]
  readonly problems: readonly FieldError[]
  readonly onChange: (text: string, isGiven: boolean) => void
}

/** The organization's own texts: information to read, and a checkbox for each consent. */
export function OwnTexts({ given, problems, onChange }: OwnTextsProps) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { form } = useApply()
  return form.texts.map(({ id, kind, title, body, required, since, isGiven }) => (
    <section key={id} className={styles.explicit} aria-labelledby={`text-${id}`}>
      <h4 id={`text-${id}`}>{title}</h4>
      <details>
        <summary>{t('apply.text.read', { version: formatDate(since, language) })}</summary>
        <RichText html={body} headingsFrom={4} />
      </details>
      {kind === 'consent' &&
        (isGiven ? (
          <p>
            {t('apply.text.given')}{' '}
            <Link to="/student-dashboard/settings/consents">{t('apply.explicit.consents')}</Link>
          </p>
        ) : (
          <Checkbox
            id={`consents.${id}`}
            label={t('apply.text.agree', { title })}
            help={required ? undefined : t('apply.text.optional')}
            checked={given.includes(id)}
            error={problems.find(({ field }) => field === `consents.${id}`)?.message}
            onChange={({ target }) => onChange(id, target.checked)}
          />
        ))}
    </section>
  ))
}
