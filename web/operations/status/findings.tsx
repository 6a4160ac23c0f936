import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Output } from '#contract/call.ts'
import type { readStatus } from '#contract/operations/status.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { formatFileSize, formatNumber, formatPercent } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './findings.module.css'
import { statusNow } from './status-now.ts'

type Status = Output<typeof readStatus>

/** The limits beyond which something is wrong, or will be soon. */
const isWell = {
  requests: ({ requests: { answered, failed } }: Status) => failed * 100 <= answered,
  queue: ({ queue }: Status) => queue.oldestSeconds < 300 && queue.failed === 0,
  mail: ({ mail }: Status) => mail.oldestSeconds < 900,
  exports: ({ exports }: Status) => exports.oldestSeconds < 1800,
  disk: ({ disk }: Status) => disk.free > disk.total / 10,
  ledger: ({ ledger }: Status) => ledger === null || ledger.differences === 0,
} as const

type Subject = keyof typeof isWell

/** A sentence on the state of each part of the product. */
export function Findings() {
  const t = useTexts('operations')
  const status = useAnswer(statusNow)
  const sentence = useSentences(status)
  return (
    <Card as="section" aria-labelledby="findings" className={styles.card}>
      <h2 id="findings" className={styles.title}>
        {t('status.findings')}
      </h2>
      <ul className={styles.list}>
        {(Object.keys(isWell) as Subject[]).map((subject) => (
          <li key={subject} className={styles.item}>
            {isWell[subject](status) ? (
              <Badge tone="success" icon={<CircleCheck />}>
                {t('status.well')}
              </Badge>
            ) : (
              <Badge tone="warning" icon={<TriangleAlert />}>
                {t('status.look')}
              </Badge>
            )}
            <div>
              <strong>{t('status.subject', { subject })}</strong>
              <p className={styles.sentence}>{sentence[subject]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function useSentences({ requests, queue, mail, exports, disk, ledger }: Status): Readonly<Record<Subject, string>> {
  const t = useTexts('operations')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const minutes = (seconds: number) => number(Math.max(1, Math.round(seconds / 60)))
  return {
    requests: t('status.requests', {
      count: requests.answered,
      failed: requests.failed,
      ms: requests.averageMs === null ? '–' : number(requests.averageMs),
      since: formatDateTime(requests.since, language),
    }),
    queue: t('status.queue', { count: queue.waiting, minutes: minutes(queue.oldestSeconds), failed: queue.failed }),
    mail: t('status.mail', { count: mail.waiting, minutes: minutes(mail.oldestSeconds) }),
    exports: t('status.exports', { waiting: exports.waiting, making: exports.making }),
    disk: t('status.disk', {
      free: formatFileSize(disk.free, language),
      total: formatFileSize(disk.total, language),
      share: formatPercent(disk.free / disk.total, language),
    }),
    ledger:
      ledger === null
        ? t('status.ledger.none')
        : t('status.ledger', { at: formatDateTime(ledger.at, language), count: ledger.differences }),
  }
}
