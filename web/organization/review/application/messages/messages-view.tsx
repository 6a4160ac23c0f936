import { Mail, MessageSquare, PencilLine, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type CompanyMessage, listCompanyMessages, markRepliesRead } from '#contract/conversations.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { MessageFiles } from '#web/file-viewer/message-files.tsx'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { LazyAct } from '../../acts/lazy-act.tsx'
import type { ApplicationIds, ApplicationView, ApplicationViewProps } from '../application-view.ts'
import styles from './messages.module.css'

const wholeThreadOf = (ids: ApplicationIds) => ({ ...ids, pageNumber: 1, pageSize: 1000 })
export const messagesOf = (ids: ApplicationIds) => query(listCompanyMessages, wholeThreadOf(ids))

export const messagesView: ApplicationView = {
  queries: (ids) => [messagesOf(ids)],
  // Keyed by application: text typed to one applicant must not end up in the next one's dialog.
  View: (props) => <Messages key={props.ids.appId} {...props} />,
}

/** The conversation with the candidate. Replies are marked as read once a member with write access sees them. */
function Messages({ ids, application }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items, takesReplies } = useAnswer(messagesOf(ids))
  const writes = may(useMe(), 'Applications', 'write')
  const [isWriting, setWriting] = useState(false)
  useMarkRead(ids, writes && items.some(isUnread))
  useFollowed(items.some(({ isHeld }) => isHeld))
  const canWrite = writes && application.status !== 'Withdrawn'
  return (
    <Stack gap={3}>
      {canWrite && (
        <div>
          <Button icon={<PencilLine />} onClick={() => setWriting(true)}>
            {t('messages.write')}
          </Button>
        </div>
      )}
      {items.length === 0 ? (
        <p className={styles.quiet}>{t('messages.empty')}</p>
      ) : (
        <ol className={styles.thread}>
          {items.map((message) => (
            <Message key={message.id} ids={ids} message={message} />
          ))}
        </ol>
      )}
      {!takesReplies && <p className={styles.quiet}>{t('messages.noReplies')}</p>}
      {isWriting && (
        <LazyAct
          act="message"
          formId={ids.formId}
          target={{ applicationIds: [ids.appId] }}
          steps={application.steps}
          onClose={() => setWriting(false)}
          onDone={() => void invalidate('receivedApplication')}
        />
      )}
    </Stack>
  )
}

const isUnread = ({ by, readAt }: CompanyMessage) => by === 'candidate' && readAt === null

function Message({ ids, message }: { ids: ApplicationIds; message: CompanyMessage }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { by, from, subject, text, createdAt, readAt, awaitsAnswer, isHeld } = message
  return (
    <li className={styles.message} data-by={by} data-held={isHeld || undefined}>
      <header>
        <strong>{by === 'system' ? t('messages.automatic') : from}</strong>
        <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        {isHeld && <Badge tone="warning">{t('messages.held')}</Badge>}
        {isUnread(message) && <Badge tone="accent">{t('messages.new')}</Badge>}
        {awaitsAnswer && !isHeld && <Badge tone="primary">{t('messages.awaits')}</Badge>}
      </header>
      {subject !== '' && <h3>{subject}</h3>}
      <p className={styles.words}>{text}</p>
      <MessageFiles message={message} askAgain={() => askInBrowser(listCompanyMessages, wholeThreadOf(ids))} />
      {by === 'company' && (
        <footer>
          <Ways message={message} />
          {readAt && <span>{t('messages.readAt', { at: formatDateTime(readAt, language) })}</span>}
        </footer>
      )}
    </li>
  )
}

/** The channels of a message, with their delivery. */
function Ways({ message: { email, sms, isHeld } }: { message: CompanyMessage }) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <>
      {!isHeld && (
        <span>
          <MessageSquare /> {t('messages.way.inApp')}
        </span>
      )}
      {email && (
        <span>
          <Mail /> {t('messages.way', { way: 'email', state: email })}
        </span>
      )}
      {sms && (
        <span>
          <Smartphone /> {t('messages.way', { way: 'sms', state: sms })}
        </span>
      )}
    </>
  )
}

function useMarkRead({ companyId, formId, appId }: ApplicationIds, hasUnread: boolean) {
  useEffect(() => {
    if (!hasUnread) return
    askInBrowser(markRepliesRead, { companyId, formId, appId })
      .then(() => invalidate('readReplies', 'memberNews'))
      // On failure the next visit marks them.
      .catch(() => {})
  }, [companyId, formId, appId, hasUnread])
}

const followEveryMs = 5000
const followTimes = 12

/** A held message is sent after half a minute: polls thread and history for that long. */
function useFollowed(hasHeld: boolean) {
  useEffect(() => {
    if (!hasHeld) return
    let times = 0
    const timer = setInterval(() => {
      void invalidate('heldMessages')
      times += 1
      if (times === followTimes) clearInterval(timer)
    }, followEveryMs)
    return () => clearInterval(timer)
  }, [hasHeld])
}
