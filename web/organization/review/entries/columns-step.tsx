import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type EntryList, matchEntryColumns } from '#contract/entries/entry-lists.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { enterAddress } from '../../review-addresses.ts'
import { ColumnFields, useColumnFields } from './column-fields.tsx'
import styles from './entries.module.css'
import type { ListIds } from './list-ids.ts'

/** Maps each column of the file to a field: recognised by its heading, corrected by hand. */
export function ColumnsStep({ ids, list }: { ids: ListIds; list: EntryList }) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const { act, busy, failed } = useAct({ changes: 'entryLists' })
  const taken = useColumnFields(list.columns, list.level)
  const [isSent, setSent] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(true)
    const { fields, missing, chosenLevel } = taken
    if (missing.length > 0) return
    await act(
      () => askInBrowser(matchEntryColumns, { ...ids, fields, level: chosenLevel }),
      () => navigate(enterAddress(ids.formId, ids.listId, 'check')),
    )
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <p className={styles.lead}>
          {t('enter.columns.lead', { file: list.fileName ?? '', count: list.total, columns: list.columns.length })}
        </p>
        <FailedNotice failed={failed} />
        <ColumnFields columns={list.columns} questions={list.questions} isSent={isSent} taken={taken} />
        <div className={styles.foot}>
          <Button type="submit" variant="primary" loading={busy}>
            {t('enter.goOn.check')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
