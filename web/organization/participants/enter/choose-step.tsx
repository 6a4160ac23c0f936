import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import type { enterParticipants } from '#contract/participants/enter-participants.ts'
import { enterParticipantsFile } from '#contract/participants/enter-participants-file.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { base64Of } from '../../base64-of.ts'
import styles from '../../review/entries/entries.module.css'
import type { whoTakesPart } from '../../who-takes-part.ts'
import type { Asking, FormIds } from './asking.ts'

const loadOnePerson = () => import('./one-person-form.tsx')

/** The largest file that the call takes, in bytes. */
const mostBytes = 5_000_000

interface ChooseStepProps {
  readonly ids: FormIds
  readonly who: ReturnType<typeof whoTakesPart>
  readonly onRead: (answer: Output<typeof enterParticipantsFile>, asking: Asking) => void
  readonly onAdded: (answer: Output<typeof enterParticipants>) => void
}

/** Chooses the file with the people. */
export function ChooseStep({ ids, who, onRead, onAdded }: ChooseStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy, failed } = useAct()
  const [tooLarge, setTooLarge] = useState(false)
  const [isWriting, setWriting] = useState(false)

  async function read(file: File | undefined) {
    setTooLarge(file !== undefined && file.size > mostBytes)
    if (!file || file.size > mostBytes) return
    const asking: Asking = { file: await base64Of(file), fileName: file.name }
    await act(
      () => askInBrowser(enterParticipantsFile, { ...ids, ...asking, ground: 'contract', dryRun: true }),
      (answer) => onRead(answer, { ...asking, fields: answer.columns.map(({ field }) => field) }),
    )
  }

  return (
    <Stack gap={5}>
      <p className={styles.lead}>{t('scholars.lead', { who })}</p>
      <FailedNotice failed={failed} />
      <Card className={styles.way}>
        <h2>{t('enter.file.title')}</h2>
        <FileDrop
          prompt={{ choose: t('file.choose'), drop: t('file.drop') }}
          label={t('enter.file.label')}
          help={t('scholars.file.help')}
          name="file"
          accept=".xlsx,.csv,text/csv"
          disabled={busy}
          error={tooLarge ? t('enter.file.tooLarge') : undefined}
          onPick={([file]) => void read(file)}
        />
        {busy && <p role="status">{t('enter.file.reading')}</p>}
      </Card>
      <Card className={styles.way}>
        <h2>{t('scholars.one.title')}</h2>
        <p className={styles.muted}>{t('scholars.one.detail')}</p>
        {isWriting ? (
          <Lazy load={loadOnePerson}>
            {({ OnePersonForm }) => <OnePersonForm ids={ids} who={who} onDone={onAdded} />}
          </Lazy>
        ) : (
          <Button onClick={() => setWriting(true)}>{t('scholars.one.open')}</Button>
        )}
      </Card>
    </Stack>
  )
}
