import type { Output } from '#contract/call.ts'
import { addressOf } from '#contract/call.ts'
import { type listExampleEmails, showExampleEmail } from '#contract/dev.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './example-email.module.css'

type Example = Output<typeof listExampleEmails>['items'][number]

/** The e-mail as it is sent, and beside it what programs without HTML show. */
export function ExampleEmail({ email }: { email: Example }) {
  const t = useTexts('dev_ui')
  const { name, kind, language, subject, text } = email
  const address = addressOf(showExampleEmail, { name, kind, language })
  return (
    <Card as="li">
      <p className={styles.head}>
        <code>{name}</code>
        <Badge tone="neutral">{kind}</Badge>
        <Badge tone="neutral">{language}</Badge>
        <a href={address} target="_blank" rel="noreferrer" className={styles.alone}>
          {t('mails.alone')}
        </a>
      </p>
      <h2 lang={language} className={styles.subject}>
        {subject} <small>{t('mails.letters', { count: [...subject].length })}</small>
      </h2>
      <div className={styles.sides}>
        <iframe
          src={address}
          sandbox=""
          loading="lazy"
          title={`${name}, ${kind}, ${language}`}
          className={styles.page}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard */}
        <pre lang={language} tabIndex={0} className={styles.text}>
          {text}
        </pre>
      </div>
    </Card>
  )
}
