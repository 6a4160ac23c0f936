import { useEffect } from 'react'
import { markMessagesRead } from '#contract/conversations.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { messagesOf } from '../queries.ts'
import styles from './messages.module.css'

/** The organization's messages. They count as read once shown; their mark stays until the page is left. */
export function Messages({ applicationId }: { applicationId: string }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { myId } = useMe()
  const { items } = useAnswer(messagesOf(myId, applicationId))
  useMarkRead(
    myId,
    applicationId,
    items.some(({ readAt }) => readAt === null),
  )
  if (items.length === 0) return null
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">{t('detail.messages')}</h2>
      <ul className={styles.list}>
        {items.map(({ id, from, subject, text, createdAt, readAt }) => (
          <Card as="li" key={id} look="soft">
            <div className={styles.head}>
              <h3>{subject}</h3>
              {readAt === null && <Badge tone="accent">{t('detail.new')}</Badge>}
            </div>
            <p className={styles.from}>
              {from} · <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
            </p>
            <p className={styles.text}>{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function useMarkRead(candidateId: string, id: string, hasUnread: boolean) {
  useEffect(() => {
    if (!hasUnread) return
    askInBrowser(markMessagesRead, { candidateId, id })
      .then(() => fetchAgain('readMessages'))
      // If this fails, the next visit marks them.
      .catch(() => {})
  }, [candidateId, id, hasUnread])
}
