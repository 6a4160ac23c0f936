import { useState } from 'react'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ActDialog } from '../../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../../desk/acts/act-target.ts'
import { useShowDone } from '../../../desk/acts/use-tell-done.ts'
import { AddTimesDialog } from '../../interviews/add-times-dialog.tsx'
import { answerUntil, isOver } from '../../interviews/answer-until.ts'
import { TimesToOffer } from '../../interviews/times-to-offer.tsx'
import { isFree, useComingTimes } from '../../interviews/use-coming-times.ts'
import { AnswerFields, type AnswerTerms } from './answer-fields.tsx'
import { Decided } from './decided.tsx'
import { FixedTimes } from './fixed-times.tsx'
import { NoTimesDialog } from './no-times-dialog.tsx'
import { Room } from './room.tsx'
import { useInvitation } from './use-invitation.ts'
import { type Way, WayField } from './way-field.tsx'

/** Invites applicants to choose among times, or gives each a fixed one; warns if the seats do not suffice. */
export function InviteDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const showDone = useShowDone(on.formId)
  const { times, hasMore, failed, retry } = useComingTimes(on.formId)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState('')
  const [terms, setTerms] = useState<AnswerTerms>({ lastDay: null, changeHours: 24 })
  const [isMaking, setMaking] = useState(false)
  const [way, setWay] = useState<Way>('choose')
  const offered = (times ?? []).filter((time) => isFree(time) && !leftOut.has(time.id))
  const { run, preview, people, fixed, times: chosenTimes, count } = useInvitation(on, offered, way)
  const last = offered.at(-1)?.startsAt

  function send() {
    const answerBy = answerUntil(terms.lastDay, last)
    const asked = { ...chosenTimes, message: message.trim(), answerBy, changeHours: terms.changeHours }
    void run.doIt(asked, (answer) => {
      on.onClose()
      on.onDone?.()
      const title = (seconds: number) => t('invite.done', { count: answer.changed, seconds })
      showDone({ answer, title, canUndo: true })
    })
  }

  if (isMaking) return <AddTimesDialog formId={on.formId} onClose={() => setMaking(false)} />
  if (!times?.some(isFree))
    return (
      <NoTimesDialog
        count={countOf(on.target)}
        isFull={times !== undefined && times.length > 0}
        isLoading={times === undefined && !failed}
        retry={failed ? retry : undefined}
        onMake={() => setMaking(true)}
        onClose={on.onClose}
      />
    )
  return (
    <ActDialog
      title={t('invite.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      width={680}
      isLong
      touched={(_, all) => t('invite.touched', { changed: count, total: all, left: all - count })}
      seen={t('invite.seen', { count: way === 'fixed' ? 1 : offered.length, seconds: heldSeconds })}
      submit={t('invite.submit', { count })}
      canSubmit={count > 0 && !isOver(terms.lastDay)}
      isWritten={message.trim() !== '' || fixed.isChanged}
      onSubmit={send}
      onClose={on.onClose}
    >
      <WayField value={way} onChange={setWay} />
      <TimesToOffer
        isFixed={way === 'fixed'}
        times={times}
        hasMore={hasMore}
        leftOut={leftOut}
        onChange={setLeftOut}
        onMake={() => setMaking(true)}
      />
      {people.length > 0 && <FixedTimes people={people} times={offered} given={fixed.given} onMove={fixed.move} />}
      <TextArea
        label={t('invite.message')}
        optional
        help={t('invite.message.help')}
        maxLength={2000}
        rows={3}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <AnswerFields way={way} terms={terms} last={last} onChange={setTerms} />
      <Decided count={preview?.decided ?? 0} />
      {way === 'choose' && (
        <Room invited={preview?.changed} freeSeats={preview?.freeSeats} waiting={preview?.waiting} />
      )}
    </ActDialog>
  )
}
