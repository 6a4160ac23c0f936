import { useState } from 'react'
import type { requestBankInfos } from '#contract/bank-infos.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import type { requestParticipantBankInfos } from '#contract/participants/participant-money.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ActDialog } from '../../../desk/acts/act-dialog.tsx'
import { countOf } from '../../../desk/acts/act-target.ts'
import { useTrialAct } from '../../../desk/acts/use-trial-act.ts'
import { DayInput } from '../../../desk/day-input.tsx'
import type { MoneyActProps } from './money-act.ts'
import { useTellPeople } from './use-tell-people.ts'

type Asking = typeof requestBankInfos | typeof requestParticipantBankInfos

/** Asks participants for their bank account. */
export function AskForAccount(on: MoneyActProps<Asking>) {
  const { call, target, named, changes, toPeople = false } = on
  const t = useTexts('org_candidate_list_and_detail')
  const showDone = useTellPeople(changes)
  const [isWritten, setWritten] = useState(false)
  const run = useTrialAct<Asking, object>(call, { target: named, changes }, {})

  function send(form: FormData) {
    const dueOn = String(form.get('dueOn') ?? '')
    const asked = {
      note: String(form.get('note') ?? ''),
      // The deadline is the end of that day in Istanbul.
      dueAt: dueOn === '' ? null : new Date(`${dueOn}T23:59:00+03:00`).toISOString(),
    }
    void run.doIt(asked, (answer) => {
      on.onClose()
      on.onDone?.()
      const title = (seconds: number) => t('bankInfo.done', { count: answer.changed, seconds })
      showDone({ answer, title })
    })
  }

  return (
    <ActDialog
      title={t('bankInfo.title', { count: countOf(target) })}
      target={target}
      toPeople={toPeople}
      run={run}
      touched={(changed, total) => t('bankInfo.touched', { changed, left: total - changed })}
      seen={t('bankInfo.seen', { seconds: heldSeconds })}
      submit={t('bankInfo.send')}
      isWritten={isWritten}
      onSubmit={send}
      onClose={on.onClose}
    >
      <TextArea
        name="note"
        label={t('request.note')}
        optional
        maxLength={500}
        rows={3}
        help={t('request.note.help')}
        onChange={({ target: { value } }) => setWritten(value.trim() !== '')}
      />
      <DayInput name="dueOn" label={t('request.due')} optional />
    </ActDialog>
  )
}
