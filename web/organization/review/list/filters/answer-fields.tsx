import { useState } from 'react'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { DayInput } from '../../../desk/day-input.tsx'
import { type Test, testsOf } from '../../../desk/list/filter-facts.ts'
import styles from '../../../desk/list/filters-drawer.module.css'
import type { Overview } from '../../../desk/list/overview.ts'
import { filterable } from './filter-groups.ts'

type Question = Overview['questions'][number]
type AnswerFilter = NonNullable<ApplicationFilters['answers']>[number]

interface AnswerFieldsProps {
  readonly questions: readonly Question[]
  /** It was submitted without a value */
  readonly lacksValue?: boolean
}

const fields = { question: 'askedQuestion', is: 'askedIs', value: 'askedValue' } as const

/** Adds a filter by the answer to a question; existing ones stay. */
export function AnswerFields({ questions, lacksValue = false }: AnswerFieldsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const offered = filterable(questions)
  const [question, setQuestion] = useState<Question>()
  const [is, setIs] = useState<Test>('equal')
  const tests = question ? testsOf[question.kind] : []
  return (
    <fieldset className={styles.answer}>
      <legend>{t('narrow.answer')}</legend>
      <Select
        name={fields.question}
        label={t('narrow.question')}
        placeholder={t('narrow.none')}
        options={offered.map(({ id, label }) => ({ value: id, label }))}
        onChange={({ target }) => {
          const chosen = offered.find(({ id }) => id === target.value)
          setQuestion(chosen)
          setIs(chosen ? (testsOf[chosen.kind][0] ?? 'answered') : 'equal')
        }}
      />
      {question && (
        <>
          <Select
            name={fields.is}
            label={t('narrow.is')}
            value={is}
            options={tests.map((test) => ({ value: test, label: t('test', { test, kind: question.kind }) }))}
            onChange={({ target }) => setIs(tests.find((test) => test === target.value) ?? 'answered')}
          />
          {is !== 'answered' && <ValueField key={question.id} question={question} isLacking={lacksValue} />}
        </>
      )}
    </fieldset>
  )
}

function ValueField({ question: { kind, options }, isLacking }: { question: Question; isLacking: boolean }) {
  const t = useTexts('org_candidate_list_and_detail')
  const error = isLacking ? t('narrow.value.missing') : undefined
  const shared = { name: fields.value, label: t('narrow.value'), error }
  switch (kind) {
    case 'single':
    case 'multiple':
      return <Select {...shared} options={options.map(({ id, label }) => ({ value: id, label }))} />
    case 'yesNo':
      return (
        <Select
          {...shared}
          options={['true', 'false'].map((answer) => ({ value: answer, label: t('yesNo', { answer }) }))}
        />
      )
    case 'date':
      return <DayInput {...shared} />
    case 'number':
    case 'scale':
      return <TextInput {...shared} type="number" step="any" inputMode="decimal" />
    default:
      return <TextInput {...shared} maxLength={200} />
  }
}

/** The filter in the fields: one, none without a question, or undefined if only its value is missing. */
export function readAnswer(form: FormData, questions: readonly Question[]): AnswerFilter[] | undefined {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const question = questions.find(({ id }) => id === text(fields.question))
  const is = question && testsOf[question.kind].find((test) => test === text(fields.is))
  if (!question || !is) return []
  const value = text(fields.value)
  if (is === 'answered') return [{ questionId: question.id, is, value: null }]
  return value === '' ? undefined : [{ questionId: question.id, is, value: typed(question, value) }]
}

/** Scrolls to the field with the missing value and focuses it, unfolding its group. */
export function goToValue(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>(`[name="${fields.value}"]`)
  field?.closest('details')?.setAttribute('open', '')
  // A date field's hidden input is next to its visible segments.
  const place = field?.matches('[type=hidden]') ? field.parentElement?.querySelector<HTMLElement>('[tabindex]') : field
  place?.focus()
}

function typed({ kind }: Question, value: string): AnswerFilter['value'] {
  if (kind === 'yesNo') return value === 'true'
  return kind === 'number' || kind === 'scale' ? Number(value) : value
}
