import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { undoEnteredParticipants } from '#contract/participants/enter-participants.ts'
import type { enterParticipantsFile } from '#contract/participants/enter-participants-file.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { participantsAddress } from '../../participants-addresses.ts'
import styles from '../../review/entries/entries.module.css'
import type { whoTakesPart } from '../who-takes-part.ts'
import type { FormIds } from './asking.ts'
import { LeftOut } from './left-out.tsx'

interface DoneStepProps {
  readonly ids: FormIds
  readonly answer: Output<typeof enterParticipantsFile>
  readonly who: ReturnType<typeof whoTakesPart>
}

/** What was done, and the way to take all of it back. */
export function DoneStep({ ids, answer, who }: DoneStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy, failed } = useAct()
  const [isAsking, setAsking] = useState(false)
  const [undone, setUndone] = useState<Output<typeof undoEnteredParticipants>>()
  const { actId, changed, payments } = answer

  const undo = () =>
    actId !== null &&
    void act(
      () => askInBrowser(undoEnteredParticipants, { ...ids, actId }),
      async (done) => {
        setAsking(false)
        setUndone(done)
        await fetchAgain('participants', 'receivedApplications', 'payments', 'subscription')
      },
    )

  return (
    <Stack gap={5}>
      {undone ? (
        <Notice tone="success" live title={t('scholars.undone', { count: undone.removed })}>
          {t('scholars.undone.detail', { credits: undone.credits, kept: undone.kept })}
        </Notice>
      ) : (
        <>
          <h2>{t('enter.done.title', { count: changed })}</h2>
          <p className={styles.lead}>{t('scholars.done', { count: changed, payments })}</p>
        </>
      )}
      {!undone && <LeftOut answer={answer} />}
      <div className={styles.foot}>
        {actId !== null && !undone && <Button onClick={() => setAsking(true)}>{t('scholars.undo')}</Button>}
        <ButtonLink variant="primary" to={`${participantsAddress}?formId=${ids.formId}`}>
          {t('scholars.toList', { who })}
        </ButtonLink>
      </div>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('scholars.undo')}
        detail={
          <Stack>
            <p>{t('scholars.undo.detail', { count: changed })}</p>
            <FailedNotice failed={failed} />
          </Stack>
        }
        confirmText={t('scholars.undo')}
        loading={busy}
        onCancel={() => setAsking(false)}
        onConfirm={undo}
      />
    </Stack>
  )
}
