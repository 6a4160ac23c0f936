import { Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Output } from '#contract/call.ts'
import type { listOutbox } from '#contract/dev.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './outbox-message.module.css'

type Message = Output<typeof listOutbox>['items'][number]

export function OutboxMessage({ message, icon }: { message: Message; icon: ReactNode }) {
  const t = useTexts('dev_ui')
  const language = useLanguage()
  const { to, channel, subject, text, code, link, file, at } = message
  return (
    <Card as="li">
      <p className={styles.head}>
        <Badge tone={channel === 'email' ? 'primary' : 'neutral'} icon={icon}>
          {t(channels[channel])}
        </Badge>
        <a href={`?to=${encodeURIComponent(to)}`} className={styles.to}>
          {to}
        </a>
        <time dateTime={at} className={styles.at}>
          {formatDateTime(at, language)}
        </time>
      </p>
      {subject && <h2 className={styles.subject}>{subject}</h2>}
      {code && <p className={styles.code}>{code}</p>}
      {link && (
        <p className={styles.link}>
          <a href={link}>{link}</a>
        </p>
      )}
      {file && (
        <p className={styles.link}>
          <Paperclip aria-hidden size={16} /> {file}
        </p>
      )}
      <details className={styles.details} open={!subject}>
        <summary>{t('outbox.text')}</summary>
        <p className={styles.text}>{text}</p>
      </details>
    </Card>
  )
}

const channels = { email: 'outbox.email', sms: 'outbox.sms' } as const
