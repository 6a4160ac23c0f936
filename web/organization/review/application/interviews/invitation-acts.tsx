import { CalendarX, MessageCircleReply, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { Lazy } from '#web/loading/lazy.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { OutcomeButtons } from '../../interviews/outcome-buttons.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from './interviews.module.css'
import type { Invitation } from './invitation.ts'

interface InvitationActsProps {
  readonly ids: ApplicationIds
  readonly name: string
  readonly invitation: Invitation
}

const loadReply = () => import('../../interviews/reply-dialog.tsx')
const loadCancel = () => import('../../interviews/cancel-dialog.tsx')
const loadResult = () => import('../../interviews/result-form.tsx')

/** Acts on an invitation: answering a wish, calling it off, and, once it began, recording attendance. */
export function InvitationActs({ ids, name, invitation }: InvitationActsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { id, status, chosen, wish, results, can } = invitation
  const [opened, setOpened] = useState<'reply' | 'cancel' | 'result'>()
  const close = () => setOpened(undefined)
  if (!can.reply && !can.cancel && !can.close) return null
  return (
    <div className={styles.acts}>
      <Cluster gap={2}>
        {can.reply && (
          <Button
            size="small"
            variant="primary"
            icon={<MessageCircleReply />}
            aria-haspopup="dialog"
            onClick={() => setOpened('reply')}
          >
            {t('waiting.reply')}
          </Button>
        )}
        {can.close && <OutcomeButtons formId={ids.formId} invitationId={id} name={name} status={status} />}
        {can.close && (
          <Button
            size="small"
            icon={<PencilLine />}
            aria-expanded={opened === 'result'}
            onClick={() => setOpened(opened === 'result' ? undefined : 'result')}
          >
            {t('result.write', { mine: results.some(({ isMine }) => isMine) ? 'yes' : 'no' })}
          </Button>
        )}
        {can.cancel && (
          <Button size="small" icon={<CalendarX />} aria-haspopup="dialog" onClick={() => setOpened('cancel')}>
            {t('calendar.cancel')}
          </Button>
        )}
      </Cluster>
      {opened === 'result' && (
        <Lazy load={loadResult}>
          {({ ResultForm }) => (
            <ResultForm formId={ids.formId} invitationId={id} mine={results.find(({ isMine }) => isMine)} />
          )}
        </Lazy>
      )}
      {opened === 'reply' && (
        <Lazy load={loadReply}>
          {({ ReplyDialog }) => (
            <ReplyDialog formId={ids.formId} invitationId={id} name={name} wish={wish} onClose={close} />
          )}
        </Lazy>
      )}
      {opened === 'cancel' && (
        <Lazy load={loadCancel}>
          {({ CancelDialog }) => (
            <CancelDialog
              formId={ids.formId}
              target={{ invitationIds: [id] }}
              name={name}
              {...(chosen && { startsAt: chosen.startsAt })}
              onDone={close}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </div>
  )
}
