import { Armchair } from 'lucide-react'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import styles from '../../../desk/acts/act-dialog.module.css'

interface RoomProps {
  /** From the dry run: people to invite, free seats, and earlier invitees who may still choose one of them */
  readonly invited: number | undefined
  readonly freeSeats: number | undefined
  readonly waiting: number | undefined
}

/** Says whether the seats suffice for all invitees; inviting more is allowed, first come, first served. */
export function Room({ invited = 0, freeSeats, waiting = 0 }: RoomProps) {
  const t = useTexts('org_candidate_list_and_detail')
  if (freeSeats === undefined || invited === 0) return null
  const short = invited + waiting - freeSeats
  if (short > 0)
    return (
      <Notice tone="warning" title={t('invite.room.short', { free: freeSeats, people: invited + waiting })}>
        <p>{t('invite.room.short.detail', { waiting, short })}</p>
      </Notice>
    )
  return (
    <p className={styles.line}>
      <Armchair /> <span>{t('invite.room', { free: freeSeats, waiting })}</span>
    </p>
  )
}
