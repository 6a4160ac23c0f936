import { Pin } from 'lucide-react'
import { useEffect } from 'react'
import { markAnnouncementsRead, readFeed } from '#contract/communities/announcements.ts'
import type { SignedLink } from '#contract/sent-file.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { AttachedFiles } from '../../file-viewer/attached-files.tsx'
import { useLanguage } from '../../place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import styles from './communities.module.css'
import { announcementsPerPage, feedOf } from './memberships-of.ts'

/** Announcements; one counts as opened once it is in view. */
export function Feed({ communityId, page }: { communityId: string; page: number }) {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const { myId } = useMe()
  const { items, total } = useAnswer(feedOf(myId, communityId, page))
  useMarkRead(
    communityId,
    items.filter(({ readAt }) => readAt === null).map(({ id }) => id),
  )

  async function renew(fileId: string): Promise<SignedLink> {
    const asked = { candidateId: myId, communityId, pageNumber: page, pageSize: announcementsPerPage }
    const now = await askInBrowser(readFeed, asked)
    const found = now.items.flatMap((item) => [...item.pictures, ...item.files]).find((file) => file.fileId === fileId)
    if (!found) throw new Error('The announcement does not have the file any more')
    return found.link
  }

  return (
    <section aria-labelledby="announcements" className={styles.section}>
      <h2 id="announcements">{t('announcements')}</h2>
      {items.length === 0 ? (
        <EmptyState title={t('feed.empty')}>{t('feed.empty.detail')}</EmptyState>
      ) : (
        <ul className={styles.feed}>
          {items.map(({ id, title, body, publishAt, isPinned, readAt, pictures, files }) => (
            <Card as="li" key={id} className={styles.item}>
              <div className={styles.head}>
                <h3>{title}</h3>
                {isPinned && <Badge icon={<Pin />}>{t('announcements.pinned')}</Badge>}
                {readAt === null && <Badge tone="accent">{t('ui.news.new')}</Badge>}
              </div>
              <p className={styles.quiet}>{formatDateTime(publishAt, language)}</p>
              <RichText html={body} />
              <AttachedFiles pictures={pictures} files={files} renew={renew} />
            </Card>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(total / announcementsPerPage)} to={(number) => `?page=${number}`} />
    </section>
  )
}

/** New announcements keep their mark while the page is open; the next visit shows them as read. */
function useMarkRead(communityId: string, unread: readonly string[]) {
  const { myId: candidateId } = useMe()
  const ids = unread.join(' ')
  useEffect(() => {
    if (ids === '') return
    // Best work: offline, the next visit marks them.
    void askInBrowser(markAnnouncementsRead, { candidateId, communityId, ids: ids.split(' ') }).catch(() => undefined)
  }, [candidateId, communityId, ids])
}
