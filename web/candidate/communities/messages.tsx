import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './communities.module.css'
import { messagesOf } from './memberships-of.ts'

/** The organization's messages to this member alone; renders nothing without any. */
export function Messages({ communityId }: { communityId: string }) {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const { myId } = useMe()
  const [isWhole, setWhole] = useState(false)
  const last = useAnswer(messagesOf(myId, communityId))
  const { call, input, key } = messagesOf(myId, communityId, true)
  const { data, isFetching } = useQuery({ queryKey: key, queryFn: () => askInBrowser(call, input), enabled: isWhole })
  const { items, total } = data ?? last
  if (total === 0) return null
  return (
    <section aria-labelledby="messages" className={styles.section}>
      <h2 id="messages">{t('messages')}</h2>
      <ul className={styles.feed}>
        {items.map(({ id, subject, text, at }) => (
          <Card as="li" key={id} className={styles.item}>
            <div className={styles.head}>
              <h3>{subject}</h3>
            </div>
            <p className={styles.quiet}>{formatDateTime(at, language)}</p>
            <p className={styles.words}>{text}</p>
          </Card>
        ))}
      </ul>
      {items.length < total && !data && (
        <div>
          <Button size="small" loading={isWhole && isFetching} onClick={() => setWhole(true)}>
            {t('messages.all', { count: total })}
          </Button>
        </div>
      )}
    </section>
  )
}
