import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  addAnnouncement,
  changeAnnouncement,
  type OwnAnnouncement,
  readAnnouncement,
} from '#contract/communities/announcements.ts'
import { usePageForm } from '#web/forms/use-page-form.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { onClickDemandWriting, onServerDemandWriting } from '../../require-writing.ts'
import { announcementsAddress } from '../communities-of.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import type { AnnouncementValues } from './announcement-values.ts'
import styles from './edit.module.css'

export const middleware = [onServerDemandWriting('Communities')]
export const clientMiddleware = [onClickDemandWriting('Communities')]

const announcementOf = (companyId: string, communityId: string, announcementId: string) =>
  query(readAnnouncement, { companyId, communityId, announcementId })

const queries: PageQueries = ({ me, params }) =>
  params.announcementId === undefined
    ? []
    : [announcementOf(me.myId, idIn(params.communityId), idIn(params.announcementId))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Writes a new announcement, or edits one. */
export default function AnnouncementPage() {
  const { communityId = '', announcementId } = useParams()
  return announcementId === undefined ? (
    <Writing communityId={communityId} />
  ) : (
    <Known communityId={communityId} announcementId={announcementId} />
  )
}

function Known({ communityId, announcementId }: { communityId: string; announcementId: string }) {
  const announcement = useAnswer(announcementOf(useMe().myId, communityId, announcementId))
  return <Writing key={announcementId} communityId={communityId} announcement={announcement} />
}

const schema = async () => (await import('#contract/communities/announcements.ts')).addAnnouncement.body

const valuesOf = (saved: OwnAnnouncement | undefined): AnnouncementValues => ({
  title: saved?.title ?? '',
  body: saved?.body ?? '',
  publishAt: saved && !saved.isPublished ? saved.publishAt : null,
  pictures: saved?.pictures.map(({ fileId, alt }) => ({ fileId, alt })) ?? [],
  files: saved?.files.map(({ fileId }) => fileId) ?? [],
})

interface WritingProps {
  readonly communityId: string
  readonly announcement?: OwnAnnouncement
}

function Writing({ communityId, announcement }: WritingProps) {
  const t = useTexts('org_communities')
  const navigate = useNavigate()
  const { myId: companyId } = useMe()
  const form = usePageForm({
    saved: valuesOf(announcement),
    load: schema,
    async save(values) {
      const ids = { companyId, communityId }
      const now = announcement
        ? await askInBrowser(changeAnnouncement, { ...ids, announcementId: announcement.id, ...values })
        : await askInBrowser(addAnnouncement, { ...ids, ...values })
      await invalidate('communities')
      showToast({
        tone: 'success',
        title: announcement?.isPublished
          ? t('ui.saved')
          : t('announcements.done', { isPublished: String(now.isPublished), count: now.reached }),
      })
      return valuesOf(now)
    },
  })

  // Navigates only when the form is clean: otherwise its guard would ask about unsaved changes.
  const { savedAt } = form
  useEffect(() => {
    if (savedAt) void navigate(announcementsAddress(communityId), { replace: true })
  }, [savedAt, navigate, communityId])

  return (
    <section className={styles.main}>
      <h2>{announcement ? announcement.title : t('announcements.new')}</h2>
      <p className={styles.lead}>
        {announcement?.isPublished ? t('announcements.edit.lead') : t('announcements.lead')}
      </p>
      <AnnouncementForm
        form={form}
        isPublished={announcement?.isPublished === true}
        communityId={communityId}
        saved={announcement ? [...announcement.pictures, ...announcement.files] : []}
      />
    </section>
  )
}
