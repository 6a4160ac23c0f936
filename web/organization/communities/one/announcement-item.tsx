import { CalendarClock, Eye, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  type OwnAnnouncement,
  pinAnnouncement,
  readAnnouncement,
  removeAnnouncement,
} from '#contract/communities/announcements.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { AttachedFiles } from '#web/file-viewer/attached-files.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { RichText } from '#web/rich-text/rich-text.tsx'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { editAnnouncementAddress } from '../communities-of.ts'
import styles from './one.module.css'

const loadReaders = () => import('./readers-dialog.tsx')

interface AnnouncementItemProps {
  readonly communityId: string
  readonly announcement: OwnAnnouncement
  readonly canWrite: boolean
}

export function AnnouncementItem({ communityId, announcement, canWrite }: AnnouncementItemProps) {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const [showsReaders, setShowsReaders] = useState(false)
  const { id, title, body, publishAt, isPublished, isPinned, author, reached, readers, pictures, files } = announcement
  const { myId: companyId } = useMe()
  const date = formatDateTime(publishAt, language)

  async function renew(fileId: string) {
    const now = await askInBrowser(readAnnouncement, { companyId, communityId, announcementId: id })
    const found = [...now.pictures, ...now.files].find((file) => file.fileId === fileId)
    if (!found) throw new Error('The announcement does not have the file any more')
    return found.link
  }

  return (
    <Card as="li" className={styles.item}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {!isPublished && (
          <Badge tone="primary" icon={<CalendarClock />}>
            {t('announcements.scheduled')}
          </Badge>
        )}
        {isPinned && <Badge icon={<Pin />}>{t('announcements.pinned')}</Badge>}
      </div>
      <p className={styles.quiet}>
        {[
          isPublished ? t('announcements.published', { date }) : t('announcements.willBe', { date }),
          author,
          ...(isPublished ? [t('announcements.read', { readers, reached })] : []),
        ].join(' · ')}
      </p>
      <RichText html={body} />
      <AttachedFiles pictures={pictures} files={files} renew={renew} />
      <div className={styles.acts}>
        {readers > 0 && (
          <Button
            size="small"
            variant="quiet"
            icon={<Eye />}
            aria-haspopup="dialog"
            onClick={() => setShowsReaders(true)}
          >
            {t('announcements.readers')}
          </Button>
        )}
        {canWrite && (
          <>
            <ButtonLink
              to={editAnnouncementAddress(communityId, id)}
              size="small"
              variant="quiet"
              icon={<Pencil />}
              aria-label={t('announcements.edit.of', { title })}
            >
              {t('ui.edit')}
            </ButtonLink>
            <PinButton ids={{ communityId, announcementId: id }} title={title} isPinned={isPinned} />
            <RemoveButton ids={{ communityId, announcementId: id }} title={title} />
          </>
        )}
      </div>
      {showsReaders && (
        <Lazy load={loadReaders}>
          {({ ReadersDialog }) => (
            <ReadersDialog
              communityId={communityId}
              announcement={announcement}
              onClose={() => setShowsReaders(false)}
            />
          )}
        </Lazy>
      )}
    </Card>
  )
}

interface ActProps {
  readonly ids: { readonly communityId: string; readonly announcementId: string }
  readonly title: string
}

function PinButton({ ids, title, isPinned }: ActProps & { readonly isPinned: boolean }) {
  const t = useTexts('org_communities')
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ changes: 'communities', showsProblemInDialog: true })
  return (
    <Button
      size="small"
      variant="quiet"
      icon={isPinned ? <PinOff /> : <Pin />}
      loading={busy}
      aria-label={t('announcements.pin.of', { title, isPinned: String(isPinned) })}
      onClick={() => void act(() => askInBrowser(pinAnnouncement, { companyId, ...ids, isPinned: !isPinned }))}
    >
      {t('announcements.pin', { isPinned: String(isPinned) })}
    </Button>
  )
}

function RemoveButton({ ids, title }: ActProps) {
  const t = useTexts('org_communities')
  const { myId: companyId } = useMe()
  const [isAsking, setAsking] = useState(false)
  const { act, busy } = useAct({ changes: 'communities', showsProblemInDialog: true })
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Trash2 />}
        aria-haspopup="dialog"
        aria-label={t('ui.remove.of', { name: title })}
        onClick={() => setAsking(true)}
      >
        {t('ui.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('announcements.remove.title', { title })}
        detail={t('announcements.remove.detail')}
        confirmText={t('ui.remove')}
        loading={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void act(
            () => askInBrowser(removeAnnouncement, { companyId, ...ids }),
            () => focusIfLost('announcements'),
          )
        }
      />
    </>
  )
}
