import { type SubmitEvent, useRef, useState } from 'react'
import { answerColumnOf, type EntryField, questionIn } from '#contract/entries/entry-facts.ts'
import { type CheckedRow, type EntryList, saveEntryRow } from '#contract/entries/entry-lists.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import { fold, lower } from '#platform/text/turkish.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import styles from './entries.module.css'
import type { ListIds } from './list-ids.ts'

interface RowFormProps {
  readonly ids: ListIds
  readonly questions: EntryList['questions']
  /** The row to correct; undefined for a new one */
  readonly row?: CheckedRow
  readonly submit: string
  /** Called once the row has no errors */
  readonly onSaved?: () => void
}

type Values = Readonly<Record<string, string>>

/**
 * One person of a list. The server answers with errors beside the fields, but stores the row anyway, so that no input
 * is lost.
 */
export function RowForm({ ids, questions, row, submit, onSaved }: RowFormProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy, failed } = useAct({ changes: 'entryLists' })
  const [saved, setSaved] = useState(row)
  const form = useRef<HTMLFormElement>(null)
  const { line = null, faults = [] } = saved ?? {}
  const initial = startOf(row?.values)
  const levels = levelCodes.map((code) => ({ value: code, label: t('enter.level', { code }) }))
  const given = initial.level ?? ''
  const known = levels.find(({ value, label }) => [value, lower(label)].includes(lower(given)))
  // Keeps the file's own value as an option if it matches none, so that correcting another field does not lose it.
  const asWritten = known || given === '' ? [] : [{ value: given, label: given }]
  const field = (name: EntryField) => ({
    name,
    id: `row-${name}`,
    label: t('entries.field', { field: name }),
    defaultValue: initial[name] ?? '',
    error: faults.find((fault) => fault.field === name)?.text,
  })

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = Object.entries(Object.fromEntries(new FormData(event.currentTarget)) as Values)
    const values = Object.fromEntries(filled.filter(([name]) => questionIn(name) === undefined))
    const answers = Object.fromEntries(
      filled.flatMap(([name, text]) => {
        const id = questionIn(name)
        return id === undefined ? [] : [[id, text]]
      }),
    )
    await act(
      () => askInBrowser(saveEntryRow, { ...ids, line, ...values, answers }),
      (answer) => {
        if (answer.faults.length > 0) {
          setSaved(answer)
          form.current?.querySelector<HTMLElement>(`[name="${answer.faults[0]?.field}"]`)?.focus()
          return
        }
        setSaved(undefined)
        form.current?.reset()
        form.current?.querySelector<HTMLElement>('[name=email]')?.focus()
        onSaved?.()
      },
    )
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={4}>
        <FailedNotice failed={failed} />
        <div className={styles.fields}>
          <TextInput {...field('email')} type="email" autoComplete="off" optional />
          <TextInput {...field('phone')} type="tel" autoComplete="off" optional />
          <TextInput {...field('name')} autoComplete="off" />
          <TextInput {...field('surname')} autoComplete="off" />
          <Select
            {...field('level')}
            optional
            placeholder={t('enter.level.none')}
            defaultValue={known?.value ?? given}
            options={[...asWritten, ...levels]}
          />
          <TextInput {...field('class')} autoComplete="off" optional />
          <TextInput {...field('university')} autoComplete="off" optional />
          <TextInput {...field('department')} autoComplete="off" optional />
          <TextInput {...field('gpa')} autoComplete="off" optional />
          <TextInput {...field('birthDate')} autoComplete="off" optional />
          <TextInput {...field('gender')} autoComplete="off" optional />
          <TextInput {...field('nationality')} autoComplete="off" optional />
          <TextInput {...field('city')} autoComplete="off" optional />
        </div>
        {questions.length > 0 && (
          <fieldset className={styles.answers}>
            <legend>{t('enter.people.answers')}</legend>
            {questions.map((question) => (
              <AnswerField
                key={question.id}
                question={question}
                given={initial[answerColumnOf(question.id)] ?? ''}
                error={faults.find((fault) => fault.field === answerColumnOf(question.id))?.text}
              />
            ))}
          </fieldset>
        )}
        <div className={styles.foot}>
          <Button type="submit" variant="primary" loading={busy}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** Splits a full name into name and surname for correction. */
function startOf(values: Values = {}): Values {
  const words = (values.fullName ?? '').trim().split(/\s+/u)
  if (values.name || values.surname || words.length === 0) return values
  return { ...values, name: words.slice(0, -1).join(' ') || words.join(' '), surname: words.slice(1).at(-1) ?? '' }
}

interface AnswerFieldProps {
  readonly question: EntryList['questions'][number]
  readonly given: string
  readonly error: string | undefined
}

/** The field of an answer, in the format of a cell; a file's value that matches no option is kept. */
function AnswerField({ question: { id, kind, label, options }, given, error }: AnswerFieldProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const shared = { name: answerColumnOf(id), id: `row-${id}`, label, error, defaultValue: given, optional: true }
  const labels = kind === 'yesNo' ? [t('answers.yes'), t('answers.no')] : options.map((option) => option.label)
  if (kind !== 'single' && kind !== 'yesNo')
    return (
      <TextInput
        {...shared}
        autoComplete="off"
        {...(kind === 'multiple' && { help: t('enter.people.answers.several') })}
      />
    )
  const said = labels.includes(given) ? given : labels.find((text) => fold(text) === fold(given.trim()))
  const known = said !== undefined || given === '' ? labels : [given, ...labels]
  return (
    <Select
      {...shared}
      defaultValue={said ?? given}
      placeholder={t('enter.level.none')}
      options={known.map((text) => ({ value: text, label: text }))}
    />
  )
}
