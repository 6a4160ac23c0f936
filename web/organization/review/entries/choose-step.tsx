import { Download, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createEntryList, downloadEntryTemplate, type UnfinishedList } from '#contract/entries/entry-lists.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { base64Of } from '../../base64-of.ts'
import { enterAddress } from '../../review-addresses.ts'
import styles from './entries.module.css'
import { saveEntryFile } from './entry-file.ts'
import { UnfinishedLists } from './unfinished-lists.tsx'

/** The largest file that the call takes, in bytes. */
const mostBytes = 5_000_000

/** Chooses the source: a file, or typing one by one. */
export function ChooseStep({ formId, unfinished }: { formId: string; unfinished: readonly UnfinishedList[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const companyId = useMe().myId
  const navigate = useNavigate()
  const { act, busy, failed } = useAct({ changes: 'unfinishedLists' })
  // Keeps the section after the last list in it is deleted.
  const [hasUnfinished] = useState(unfinished.length > 0)
  const [tooLarge, setTooLarge] = useState(false)
  const ids = { companyId, formId }

  async function read(file: File | undefined) {
    setTooLarge(file !== undefined && file.size > mostBytes)
    if (!file || file.size > mostBytes) return
    await act(
      async () => askInBrowser(createEntryList, { ...ids, file: await base64Of(file), fileName: file.name }),
      ({ id }) => navigate(enterAddress(formId, id, 'columns')),
    )
  }

  return (
    <Stack gap={5}>
      <p className={styles.lead}>{t('enter.lead')}</p>
      <FailedNotice failed={failed} />
      <div className={styles.ways}>
        <Card className={styles.way}>
          <h2>{t('enter.file.title')}</h2>
          <FileDrop
            prompt={{ choose: t('file.choose'), drop: t('file.drop') }}
            label={t('enter.file.label')}
            help={t('enter.file.help')}
            name="file"
            accept=".xlsx,.csv,text/csv"
            disabled={busy}
            error={tooLarge ? t('enter.file.tooLarge') : undefined}
            onPick={([file]) => void read(file)}
          />
          {busy && <p role="status">{t('enter.file.reading')}</p>}
          <Button
            icon={<Download />}
            variant="quiet"
            onClick={() => void act(() => askInBrowser(downloadEntryTemplate, ids), saveEntryFile)}
          >
            {t('enter.template')}
          </Button>
        </Card>
        <Card className={styles.way}>
          <h2>{t('enter.typed.title')}</h2>
          <p>{t('enter.typed.detail')}</p>
          <Button
            icon={<PenLine />}
            loading={busy}
            onClick={() =>
              void act(
                () => askInBrowser(createEntryList, ids),
                ({ id }) => navigate(enterAddress(formId, id, 'people')),
              )
            }
          >
            {t('enter.typed.action')}
          </Button>
        </Card>
      </div>
      {(hasUnfinished || unfinished.length > 0) && <UnfinishedLists formId={formId} lists={unfinished} />}
    </Stack>
  )
}
