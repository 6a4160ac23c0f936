import { useState } from 'react'
import { Link } from 'react-router'
import type { Output } from '#contract/call.ts'
import type { listOpenInterviews } from '#contract/interviews/calendar.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { InterviewBadge } from '../review/interviews/interview-badge.tsx'
import { useInvitedAt } from '../review/interviews/use-invited-at.ts'
import { applicationAddress } from '../review-addresses.ts'
import { openOf } from './calendar-of.ts'
import { addressOf, type CalendarSearch, openStatuses } from './calendar-search.ts'
import { Filters } from './calendar-tools.tsx'
import { Remind } from './remind.tsx'
import styles from './waiting.module.css'

type Open = Output<typeof listOpenInterviews>['items'][number]

const loadReply = () => import('../review/interviews/reply-dialog.tsx')
const loadCancel = () => import('../review/interviews/cancel-dialog.tsx')

/** Candidates who ask for another time, which is answered here, and those who have not chosen one yet. */
export function Waiting({ search }: { search: CalendarSearch }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { items, total, pageSize, can } = useAnswer(openOf(companyId, search))
  const [opened, setOpened] = useState<{ readonly act: 'reply' | 'cancel'; readonly of: Open }>()
  const close = () => setOpened(undefined)
  return (
    <>
      <div className={styles.tools}>
        <Tabs
          label={t('waiting.statuses')}
          tabs={openStatuses.map((status) => ({
            to: addressOf({ ...search, view: 'open', status, page: 1 }),
            label: t('waiting.status', { status }),
            current: status === search.status,
            ...(status === search.status && { count: String(total) }),
          }))}
        />
        <Filters search={search} hasInterviewers={false} />
      </div>
      {search.status === 'Pending' && items.length > 0 && can.change && <Remind formId={search.formId} />}
      {items.length === 0 ? (
        <EmptyState title={t('waiting.empty', { status: search.status })} />
      ) : (
        <Card>
          <ul className={styles.list}>
            {items.map((one) => (
              <Row key={one.id} one={one} canChange={can.change} onAct={(act) => setOpened({ act, of: one })} />
            ))}
          </ul>
        </Card>
      )}
      <Pagination
        page={search.page}
        pages={Math.ceil(total / pageSize)}
        to={(page) => addressOf({ ...search, view: 'open', page })}
      />
      {opened?.act === 'reply' && (
        <Lazy load={loadReply}>
          {({ ReplyDialog }) => (
            <ReplyDialog
              formId={opened.of.formId}
              invitationId={opened.of.id}
              name={opened.of.name ?? t('calendar.removed')}
              wish={opened.of.wish}
              onClose={close}
            />
          )}
        </Lazy>
      )}
      {opened?.act === 'cancel' && (
        <Lazy load={loadCancel}>
          {({ CancelDialog }) => (
            <CancelDialog
              formId={opened.of.formId}
              target={{ invitationIds: [opened.of.id] }}
              name={opened.of.name ?? undefined}
              onDone={close}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </>
  )
}

interface RowProps {
  readonly one: Open
  readonly canChange: boolean
  readonly onAct: (act: 'reply' | 'cancel') => void
}

function Row({ one, canChange, onAct }: RowProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const momentOf = useInvitedAt()
  const { formId, applicationId, name, title, status, wish, invitedAt, answerBy, freeTimes } = one
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p>
          <Link to={applicationAddress(formId, applicationId)}>{name ?? t('calendar.removed')}</Link>{' '}
          <InterviewBadge status={status} />
        </p>
        {wish && <blockquote>{wish}</blockquote>}
        <p className={styles.quiet}>
          {[
            title || t('forms.untitled'),
            t('interviews.of.invited', { date: momentOf(invitedAt) }),
            ...(answerBy && status === 'Pending'
              ? [t('interviews.of.answerBy', { date: formatDateTime(answerBy, language) })]
              : []),
            ...(status === 'Pending' ? [t('waiting.free', { count: freeTimes })] : []),
          ].join('\u00a0· ')}
        </p>
      </div>
      {canChange && (status === 'RescheduleRequested' || status === 'Pending') && (
        <Cluster gap={2}>
          {status === 'RescheduleRequested' && (
            <Button size="small" variant="primary" aria-haspopup="dialog" onClick={() => onAct('reply')}>
              {t('waiting.reply')}
            </Button>
          )}
          <Button size="small" aria-haspopup="dialog" onClick={() => onAct('cancel')}>
            {t('calendar.cancel')}
          </Button>
        </Cluster>
      )}
    </li>
  )
}
