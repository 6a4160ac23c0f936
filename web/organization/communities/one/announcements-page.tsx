import { Megaphone } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { pageIn } from '../../page-in.ts'
import { communityOf, newAnnouncementAddress } from '../communities-of.ts'
import { AnnouncementItem } from './announcement-item.tsx'
import { announcementsOf, announcementsPerPage } from './announcements-of.ts'
import styles from './one.module.css'

const queries: PageQueries = ({ me, params, search }) => [
  announcementsOf(me.myId, idIn(params.communityId), pageIn(search)),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** Published and scheduled announcements, with the number of members that opened each. */
export default function AnnouncementsPage() {
  const t = useTexts('org_communities')
  const me = useMe()
  const { communityId = '' } = useParams()
  const page = pageIn(useSearchParams()[0])
  const { state } = useAnswer(communityOf(me.myId, communityId))
  const { items, total } = useAnswer(announcementsOf(me.myId, communityId, page))
  const writes = may(me, 'Communities', 'write')
  const add = writes && state === 'published' && (
    <ButtonLink to={newAnnouncementAddress(communityId)} variant="primary" icon={<Megaphone />}>
      {t('announcements.new')}
    </ButtonLink>
  )
  return (
    <>
      {items.length === 0 ? (
        <EmptyState title={t('announcements.none')} {...(add && { action: add })}>
          {state === 'published' ? t('announcements.none.detail') : t('announcements.notPublished')}
        </EmptyState>
      ) : (
        <>
          <div>{add}</div>
          <ul id="announcements" tabIndex={-1} aria-label={t('announcements')} className={styles.list}>
            {items.map((announcement) => (
              <AnnouncementItem
                key={announcement.id}
                communityId={communityId}
                announcement={announcement}
                canWrite={writes}
              />
            ))}
          </ul>
        </>
      )}
      <Pagination page={page} pages={Math.ceil(total / announcementsPerPage)} to={(number) => `?page=${number}`} />
    </>
  )
}
