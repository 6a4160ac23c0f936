import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { answerColumnOf, type EntryField, entryFields } from '#contract/entries/entry-facts.ts'
import { type EntryList, matchEntryColumns } from '#contract/entries/entry-lists.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { enterAddress } from '../../review-addresses.ts'
import styles from './entries.module.css'
import type { ListIds } from './list-ids.ts'

/** What each column of the file is taken for; recognised by its heading, and changed by hand where it was not. */
export function ColumnsStep({ ids, list }: { ids: ListIds; list: EntryList }) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const { act, busy, failed } = useAct({ changes: 'entryLists' })
  const [fields, setFields] = useState(() => list.columns.map(({ field }) => field))
  const [level, setLevel] = useState<string>(list.level ?? '')
  const [isSent, setSent] = useState(false)
  const missing = missingOf(fields)
  const asksLevel = schoolFields.some((field) => fields.includes(field))

  /** A field that is given to another column is taken from the one that had it. */
  const give = (column: number, field: string | null) =>
    setFields(fields.map((before, at) => (at === column ? field : before === field ? null : before)))

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(true)
    if (missing.length > 0) return
    const chosen = levelCodes.find((code) => code === level) ?? null
    await act(
      () => askInBrowser(matchEntryColumns, { ...ids, fields, level: asksLevel ? chosen : null }),
      () => navigate(enterAddress(ids.formId, ids.listId, 'check')),
    )
  }

  const choices = [
    ...entryFields.map((field) => ({ value: field as string, label: t('entries.field', { field }) })),
    ...list.questions.map(({ id, label }) => ({
      value: answerColumnOf(id) as string,
      label: t('enter.columns.answer', { label: shortened(label) }),
    })),
  ]
  // Columns have no other identity than their place.
  const columns = list.columns.map((column, at) => ({ ...column, at }))
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <p className={styles.lead}>
          {t('enter.columns.lead', { file: list.fileName ?? '', count: list.total, columns: list.columns.length })}
        </p>
        <FailedNotice failed={failed} />
        {isSent && missing.length > 0 && (
          <Notice tone="danger" live title={t('enter.columns.missing')}>
            {missing.map((field) => t('entries.field', { field })).join(', ')}
          </Notice>
        )}
        <ul className={styles.columns}>
          {columns.map(({ heading, samples, at }) => (
            <li key={at} className={styles.column}>
              <div className={styles.sample}>
                <strong>{heading}</strong>
                <span className={styles.muted}>{samples.join('\u00a0· ') || t('enter.columns.blank')}</span>
              </div>
              <Select
                label={t('enter.columns.takenFor', { heading })}
                hideLabel
                name={`column-${at}`}
                value={fields[at] ?? ''}
                placeholder={t('enter.columns.none')}
                onChange={({ currentTarget: { value } }) => give(at, value === '' ? null : value)}
                options={choices}
              />
            </li>
          ))}
        </ul>
        {asksLevel && (
          <Select
            label={t('enter.columns.level')}
            help={t('enter.columns.level.help')}
            name="level"
            value={level}
            placeholder={t('enter.columns.level.none')}
            onChange={({ currentTarget: { value } }) => setLevel(value)}
            options={levelCodes.map((code) => ({ value: code, label: t('enter.level', { code }) }))}
          />
        )}
        <div className={styles.foot}>
          <Button type="submit" variant="primary" loading={busy}>
            {t('enter.goOn.check')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** A list of choices is as wide as the longest of them. */
const shortened = (label: string) => (label.length > 60 ? `${label.slice(0, 58).trimEnd()}…` : label)

const schoolFields: readonly EntryField[] = ['university', 'department', 'class', 'gpa']

/** The fields without which nobody can be entered. */
function missingOf(fields: readonly (string | null)[]): EntryField[] {
  const has = (field: EntryField) => fields.includes(field)
  const named: EntryField[] = has('fullName') ? [] : ['name', 'surname']
  return named.filter((field) => !has(field))
}
