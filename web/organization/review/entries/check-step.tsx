import { Download, PenLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type CheckedRow, checkEntryList, downloadBadRows, type EntryList } from '#contract/entries/entry-lists.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { enterAddress } from '../../review-addresses.ts'
import styles from './entries.module.css'
import { saveEntryFile } from './entry-file.ts'
import { GoodRows } from './good-rows.tsx'
import type { ListIds } from './list-ids.ts'
import { RowForm } from './row-form.tsx'

const pageSize = 50

export const checkedOf = (ids: ListIds, pageNumber: number) => query(checkEntryList, { ...ids, pageNumber, pageSize })

interface CheckStepProps {
  readonly ids: ListIds
  readonly page: number
  /** The page of the valid rows */
  readonly goodPage: number
  readonly list: EntryList
}

/** The number of valid rows, and the invalid ones with their errors; corrected here or in the file. */
export function CheckStep({ ids, page, goodPage, list }: CheckStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items, good, warned, bad, total, pageNumber } = useAnswer(checkedOf(ids, page))
  const { act, busy, failed } = useAct()
  const [corrected, setCorrected] = useState<CheckedRow>()
  const isSaved = useRef(false)
  // The pressed button is unmounted with its row, and the section with the last invalid row; the dialog is closed
  // before.
  useEffect(() => {
    if (!corrected && isSaved.current) document.getElementById(bad > 0 ? 'bad-rows' : 'enter-title')?.focus()
  }, [corrected, bad])
  const correct = (row: CheckedRow) => {
    isSaved.current = false
    setCorrected(row)
  }
  const address = enterAddress(ids.formId, ids.listId, 'check')
  return (
    <Stack gap={5}>
      <Notice tone={bad === 0 ? 'success' : 'warning'} title={t('enter.check.good', { count: good })}>
        {bad > 0 && t('enter.check.bad', { count: bad })}
      </Notice>
      {list.fileName !== null && items.some(lacksLevel) && (
        <Notice
          tone="info"
          actions={
            <ButtonLink size="small" to={enterAddress(ids.formId, ids.listId, 'columns')}>
              {t('enter.check.toColumns')}
            </ButtonLink>
          }
        >
          {t('enter.check.level', { label: t('enter.columns.level') })}
        </Notice>
      )}
      {warned > 0 && <Notice tone="warning">{t('enter.check.warned', { count: warned })}</Notice>}
      <FailedNotice failed={failed} />
      {bad > 0 && (
        <div className={styles.way}>
          <div className={styles.titled}>
            <h2 id="bad-rows" tabIndex={-1}>
              {t('enter.check.rows')}
            </h2>
            <Button
              icon={<Download />}
              loading={busy}
              onClick={() => void act(() => askInBrowser(downloadBadRows, ids), saveEntryFile)}
            >
              {t('enter.check.download')}
            </Button>
          </div>
          <div className={styles.badRows}>
            <Table
              caption={t('enter.check.rows')}
              rows={items}
              rowKey={({ line }) => String(line)}
              columns={[
                { key: 'line', header: t('entries.line'), cell: ({ line }) => line },
                {
                  key: 'fault',
                  header: t('entries.whatIsWrong'),
                  // Errors and person in one column, so that the button beside it stays visible on a phone.
                  cell: ({ faults, values }) => (
                    <span className={styles.sample}>
                      <span className={styles.fault}>{faults.map(({ text }) => text).join(' ')}</span>
                      <span className={styles.muted}>{whoIn(values)}</span>
                    </span>
                  ),
                },
                {
                  key: 'correct',
                  header: t('enter.check.correct'),
                  cell: (row) => (
                    <Button size="small" icon={<PenLine />} onClick={() => correct(row)}>
                      {t('enter.check.correct')}
                    </Button>
                  ),
                },
              ]}
            />
          </div>
          <Pagination page={pageNumber} pages={Math.ceil(total / pageSize)} to={(at) => `${address}?page=${at}`} />
        </div>
      )}
      <GoodRows ids={ids} list={list} page={goodPage} />
      <div className={styles.foot}>
        {good > 0 ? (
          <ButtonLink variant="primary" to={enterAddress(ids.formId, ids.listId, 'confirm')}>
            {t('enter.goOn.confirm', { count: good })}
          </ButtonLink>
        ) : (
          <ButtonLink
            to={list.fileName === null ? enterAddress(ids.formId, ids.listId, 'people') : enterAddress(ids.formId)}
          >
            {t('enter.check.again')}
          </ButtonLink>
        )}
      </div>
      <Dialog
        open={corrected !== undefined}
        title={t('enter.check.correctRow', { line: corrected?.line ?? 0 })}
        onClose={() => setCorrected(undefined)}
      >
        {corrected && (
          <RowForm
            ids={ids}
            questions={list.questions}
            row={corrected}
            submit={t('ui.save')}
            onSaved={() => {
              isSaved.current = true
              setCorrected(undefined)
            }}
          />
        )}
      </Dialog>
    </Stack>
  )
}

const whoIn = ({ name, surname, fullName, email }: CheckedRow['values']) =>
  [[name, surname].filter(Boolean).join(' ') || fullName, email].filter(Boolean).join('\u00a0· ') || '—'

const lacksLevel = ({ faults }: CheckedRow) =>
  faults.some(({ field, fault }) => field === 'level' && fault === 'missing')
