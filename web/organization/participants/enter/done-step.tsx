import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import type { undoEnteredParticipants } from '#contract/participants/enter-participants.ts'
import type { enterParticipantsFile } from '#contract/participants/enter-participants-file.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { participantsAddress } from '../../participants-addresses.ts'
import styles from '../../review/entries/entries.module.css'
import { UndoImport } from '../../review/entries/undo-import.tsx'
import type { whoTakesPart } from '../../who-takes-part.ts'
import type { FormIds } from './asking.ts'
import { LeftOut } from './left-out.tsx'

/** What is said of an import once it is done. */
export type Done = Pick<Output<typeof enterParticipantsFile>, 'actId' | 'changed' | 'payments' | 'wrong' | 'refused'>

interface DoneStepProps {
  readonly ids: FormIds
  readonly answer: Done
  readonly who: ReturnType<typeof whoTakesPart>
}

/** The result, with a button that undoes the whole import. */
export function DoneStep({ ids, answer, who }: DoneStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [undone, setUndone] = useState<Output<typeof undoEnteredParticipants>>()
  const { actId, changed, payments } = answer

  return (
    <Stack gap={5}>
      {undone ? (
        <Notice tone="success" live title={t('scholars.undone', { count: undone.removed })}>
          {t('scholars.undone.detail', { credits: undone.credits, kept: undone.kept })}
        </Notice>
      ) : (
        <>
          <h2>{t('scholars.done.title', { count: changed, who })}</h2>
          <p className={styles.lead}>{t('scholars.done', { count: changed, payments })}</p>
        </>
      )}
      {!undone && <LeftOut answer={answer} />}
      <div className={styles.foot}>
        {actId !== null && !undone && <UndoImport ids={{ ...ids, actId }} count={changed} onUndone={setUndone} />}
        <ButtonLink variant="primary" to={`${participantsAddress}?formId=${ids.formId}`}>
          {t('scholars.toList', { who })}
        </ButtonLink>
      </div>
    </Stack>
  )
}
