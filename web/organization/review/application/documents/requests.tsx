import { useTexts } from '#web/texts/texts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'
import type { Request } from './document-request.ts'
import { RequestItem } from './request-item.tsx'

/** Documents requested after submission, with their state and acts. */
export function Requests({ ids, requests }: { ids: ApplicationIds; requests: readonly Request[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <Card as="section">
      <h3>{t('requests.title')}</h3>
      <ul className={styles.entries}>
        {requests.map((request) => (
          <RequestItem key={request.id} ids={ids} request={request} />
        ))}
      </ul>
    </Card>
  )
}
