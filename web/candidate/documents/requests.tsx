import { useEffect, useRef } from 'react'
import type { DocumentRequest } from '#contract/document-requests.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CountBadge } from '../../ui/data/badge.tsx'
import type { Open } from './opened.ts'
import styles from './page.module.css'
import { requestsOf } from './queries.ts'
import { RequestCard } from './request-card.tsx'
import { RequestRow } from './request-row.tsx'

/** Document requests: open ones, then those under review; past ones are folded. */
export function Requests({ onView }: { onView: Open }) {
  const t = useTexts('student_docs')
  const { items } = useAnswer(requestsOf(useMe().myId))
  const awaited = items.filter(isAwaited)
  const others = Map.groupBy(
    items.filter((request) => !isAwaited(request)),
    ({ status }) => status === 'Uploaded',
  )
  useFocusOnHandedIn(awaited)
  if (items.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="requests">
      <h2 id="requests">
        {t('requests.title')}
        {awaited.length > 0 && <CountBadge tone="accent">{awaited.length}</CountBadge>}
      </h2>
      <ul>
        {awaited.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
        {others.get(true)?.map((request) => (
          <RequestRow key={request.id} request={request} onView={onView} />
        ))}
      </ul>
      <Over requests={others.get(false) ?? []} onView={onView} />
    </section>
  )
}

/** A successful upload turns the card into a row, which takes the focus if it was in the card. */
function useFocusOnHandedIn(awaited: readonly DocumentRequest[]) {
  const before = useRef<readonly string[]>([])
  useEffect(() => {
    const now = awaited.map(({ id }) => id)
    const handedIn = before.current.find((id) => !now.includes(id))
    before.current = now
    if (handedIn !== undefined && document.activeElement === document.body)
      document.getElementById(`request-${handedIn}`)?.focus()
  }, [awaited])
}

function Over({ requests, onView }: { requests: readonly DocumentRequest[]; onView: Open }) {
  const t = useTexts('student_docs')
  if (requests.length === 0) return null
  return (
    <details className={styles.over}>
      <summary>{t('requests.over', { count: requests.length })}</summary>
      <ul>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onView={onView} />
        ))}
      </ul>
    </details>
  )
}

/** Whether the candidate must act; a refused document must be submitted again. */
const isAwaited = ({ status }: DocumentRequest) => status === 'Open' || status === 'Refused'
