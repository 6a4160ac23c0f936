import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { listInterviewsOfApplication } from '#contract/interviews/invitations.ts'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyAct } from '../../acts/lazy-act.tsx'
import type { ApplicationIds, ApplicationView, ApplicationViewProps } from '../application-view.ts'
import styles from '../page.module.css'
import { InvitationCard } from './invitation-card.tsx'

const interviewsOf = (ids: ApplicationIds) => query(listInterviewsOfApplication, ids)

export const interviewsView: ApplicationView = { queries: (ids) => [interviewsOf(ids)], View: InterviewsView }

const isOpen = (status: string) => ['Pending', 'Accepted', 'RescheduleRequested'].includes(status)

/** The applicant's interviews, the newest first; without an open invitation there is a button to invite. */
function InterviewsView({ ids, application }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items, can } = useAnswer(interviewsOf(ids))
  const [isInviting, setInviting] = useState(false)
  const name = `${application.profile.name} ${application.profile.surname}`
  const canInvite = can.invite && application.status !== 'Withdrawn' && !items.some(({ status }) => isOpen(status))
  return (
    <div className={styles.main}>
      {(items.length === 0 || canInvite) && (
        <div className={styles.summary}>
          {items.length === 0 ? <p className={styles.quiet}>{t('interviews.none')}</p> : <span />}
          {canInvite && (
            <Button icon={<CalendarPlus />} aria-haspopup="dialog" onClick={() => setInviting(true)}>
              {t('act', { act: 'invite' })}
            </Button>
          )}
        </div>
      )}
      {items.map((invitation) => (
        <InvitationCard key={invitation.id} ids={ids} name={name} invitation={invitation} />
      ))}
      {isInviting && (
        <LazyAct
          act="invite"
          formId={ids.formId}
          steps={application.steps}
          target={{ applicationIds: [ids.appId] }}
          onClose={() => setInviting(false)}
        />
      )}
    </div>
  )
}
