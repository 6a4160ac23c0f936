import { MapPin, Users, UserX, Video } from 'lucide-react'
import type { Availability } from '#contract/interviews/availabilities.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { OutsideLink } from '#web/ui/actions/link.tsx'
import styles from './slot-place.module.css'

type Slot = Pick<Availability, 'interviewers' | 'place' | 'videoUrl' | 'taken' | 'endsAt'>

/** A time's interviewers and place. A missing interviewer is only mentioned if a candidate comes. */
export function SlotPlace({ slot: { interviewers, place, videoUrl, taken, endsAt } }: { slot: Slot }) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <div className={styles.place}>
      {interviewers.length > 0 ? (
        <p>
          <Users aria-hidden /> <span>{interviewers.map(({ name }) => name).join(', ')}</span>
        </p>
      ) : (
        taken > 0 &&
        new Date(endsAt) > new Date() && (
          <p data-missing>
            <UserX aria-hidden /> <span>{t('interviews.noInterviewer')}</span>
          </p>
        )
      )}
      {place !== null && (
        <p>
          <MapPin aria-hidden /> <span>{place}</span>
        </p>
      )}
      {videoUrl !== null && (
        <p>
          <Video aria-hidden /> <OutsideLink to={videoUrl}>{t('interviews.video')}</OutsideLink>
        </p>
      )}
    </div>
  )
}
