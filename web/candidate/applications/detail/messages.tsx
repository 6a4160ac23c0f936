import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listApplicationMessages, markMessagesRead } from '#contract/conversations.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { MessageFiles } from '#web/file-viewer/message-files.tsx'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { messagesOf, resultOf } from '../queries.ts'
import { firstShown } from './first-shown.ts'
import styles from './messages.module.css'

const loadReply = () => import('./reply.tsx')

/**
 * The conversation with the organization, and a reply form. Messages are marked as read once shown; the "new" mark
 * stays until the page is left.
 */
export function Messages({ applicationId }: { applicationId: string }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { myId } = useMe()
  const { items, can } = useAnswer(messagesOf(myId, applicationId))
  const { letter } = useAnswer(resultOf(myId, applicationId))
  const list = useRef<HTMLUListElement>(null)
  useMarkRead(
    myId,
    applicationId,
    items.some(({ by, readAt }) => by !== 'candidate' && readAt === null),
  )
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0 && !can.reply) return null
  const first = isWhole ? items.length : firstShown(items)
  return (
    <section aria-labelledby="messages" className={styles.messages}>
      <h2 id="messages">{t('detail.messages')}</h2>
      {can.reply && (
        <Lazy load={loadReply} waiting={<LoadingBlock />}>
          {({ Reply }) => <Reply applicationId={applicationId} onSent={() => list.current?.focus()} />}
        </Lazy>
      )}
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {items.slice(0, first).map((message) => {
          const { id, by, from, subject, text, createdAt, readAt, awaitsAnswer } = message
          return (
            <Card as="li" key={id} tabIndex={-1} look={by === 'candidate' ? 'plain' : 'soft'}>
              <div className={styles.head}>
                <h3>{by === 'candidate' ? t('messages.own') : subject}</h3>
                {by !== 'candidate' && readAt === null && <Badge tone="accent">{t('detail.new')}</Badge>}
                {awaitsAnswer && <Badge tone="primary">{t('messages.awaits')}</Badge>}
              </div>
              <p className={styles.from}>
                {by !== 'candidate' && <>{from} · </>}
                <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
                {by === 'candidate' && readAt !== null && <> · {t('messages.seen')}</>}
              </p>
              {letter && subject === letter.subject && text === letter.text ? (
                // The letter is part of the result above, so it is only linked here.
                <Link to="#result">{t('messages.letter')}</Link>
              ) : (
                <p className={styles.text}>{text}</p>
              )}
              <MessageFiles
                message={message}
                askAgain={() => askInBrowser(listApplicationMessages, { candidateId: myId, id: applicationId })}
              />
            </Card>
          )
        })}
      </ul>
      {first < items.length && (
        <Button
          onClick={() => {
            flushSync(() => setWhole(true))
            // The pressed button is unmounted: focuses the first message it revealed.
            const next = list.current?.children[first]
            if (next instanceof HTMLElement) next.focus()
          }}
        >
          {t('messages.older', { count: items.length - first })}
        </Button>
      )}
    </section>
  )
}

function useMarkRead(candidateId: string, id: string, hasUnread: boolean) {
  useEffect(() => {
    if (!hasUnread) return
    askInBrowser(markMessagesRead, { candidateId, id })
      .then(() => invalidate('readMessages'))
      // On failure the next visit marks them.
      .catch(() => {})
  }, [candidateId, id, hasUnread])
}
