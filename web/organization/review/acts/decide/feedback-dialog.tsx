import { useState } from 'react'
import { giveFeedback } from '#contract/results/feedback.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ActDialog } from '../../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../../desk/acts/use-act-on-applications.ts'
import { useShowDone } from '../../../desk/acts/use-tell-done.ts'
import { FeedbackFields, noFeedback } from './feedback-fields.tsx'

/** Gives the reason for rejections, which candidates read with the result. */
export function FeedbackDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const showDone = useShowDone(on.formId)
  const [written, setWritten] = useState(noFeedback)
  const { reason } = written
  const said = { reason, text: written.text.trim().slice(0, 1000) }
  const isSaid = reason !== null || said.text !== ''
  // The dry run depends on the reason: candidates who were given the same one are left out.
  const run = useActOnApplications(giveFeedback, on, { reason, text: isSaid ? '…' : '' })

  function send() {
    void run.doIt(said, (answer) => {
      on.onClose()
      on.onDone?.()
      showDone({ answer, title: t('acts.feedback.done', { count: answer.changed }), canUndo: false })
    })
  }

  return (
    <ActDialog
      title={t('acts.feedback.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      touched={(changed, total) => t('acts.feedback.touched', { changed, total, left: total - changed })}
      seen={t('acts.feedback.seen')}
      submit={t('ui.save')}
      canSubmit={isSaid}
      isWritten={said.text !== ''}
      onSubmit={send}
      onClose={on.onClose}
    >
      <FeedbackFields feedback={written} onChange={setWritten} />
    </ActDialog>
  )
}
