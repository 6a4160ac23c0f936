import { useState } from 'react'
import { answerColumnOf, type EntryField, entryFields } from '#contract/entries/entry-facts.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import styles from './entries.module.css'

interface Column<Field> {
  readonly heading: string
  readonly field: Field | null
  readonly samples: readonly string[]
}

/** What each column of a file is taken for, and the level of education of rows that say none. */
export function useColumnFields<Field extends string>(columns: readonly Column<Field>[], usualLevel: string | null) {
  const [fields, setFields] = useState(() => columns.map(({ field }) => field))
  const [level, setLevel] = useState(usualLevel ?? '')
  const missing = missingOf(fields)
  const asksLevel = schoolFields.some((field) => isAmong(fields, field))
  return {
    fields,
    level,
    setLevel,
    missing,
    asksLevel,
    chosenLevel: asksLevel ? (levelCodes.find((code) => code === level) ?? null) : null,
    /** A field that is given to another column is taken from the one that had it. */
    give: (column: number, field: Field | null) =>
      setFields(fields.map((before, at) => (at === column ? field : before === field ? null : before))),
  }
}

interface ColumnFieldsProps<Field extends string> {
  readonly columns: readonly Column<Field>[]
  readonly questions: readonly { readonly id: string; readonly label: string }[]
  /** Fields beside those of every entry */
  readonly more?: readonly { readonly value: string; readonly label: string }[]
  readonly isSent: boolean
  readonly taken: ReturnType<typeof useColumnFields<Field>>
}

/** Recognised by their headings, and changed by hand where they were not. */
export function ColumnFields<Field extends string>(props: ColumnFieldsProps<Field>) {
  const { columns, questions, more = [], isSent, taken } = props
  const { fields, level, setLevel, missing, asksLevel, give } = taken
  const t = useTexts('org_candidate_list_and_detail')
  const choices = [
    ...entryFields.map((field) => ({ value: field as string, label: t('entries.field', { field }) })),
    ...more,
    ...questions.map(({ id, label }) => ({
      value: answerColumnOf(id) as string,
      label: t('enter.columns.answer', { label: shortened(label) }),
    })),
  ]
  // Columns have no other identity than their place.
  const placed = columns.map((column, at) => ({ ...column, at }))
  return (
    <>
      {isSent && missing.length > 0 && (
        <Notice tone="danger" live title={t('enter.columns.missing')}>
          {missing.map((field) => t('entries.field', { field })).join(', ')}
        </Notice>
      )}
      <ul className={styles.columns}>
        {placed.map(({ heading, samples, at }) => (
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
              onChange={({ currentTarget: { value } }) => give(at, value === '' ? null : (value as Field))}
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
    </>
  )
}

/** A list of choices is as wide as the longest of them. */
const shortened = (label: string) => (label.length > 60 ? `${label.slice(0, 58).trimEnd()}…` : label)

const schoolFields: readonly EntryField[] = ['university', 'department', 'class', 'gpa']

const isAmong = (fields: readonly (string | null)[], field: EntryField) => fields.includes(field)

/** The required fields that no column has. */
function missingOf(fields: readonly (string | null)[]): EntryField[] {
  const named: EntryField[] = isAmong(fields, 'fullName') ? [] : ['name', 'surname']
  return named.filter((field) => !isAmong(fields, field))
}
