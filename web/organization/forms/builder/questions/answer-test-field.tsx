import { Trash2 } from 'lucide-react'
import type { AnswerTest, Question } from '#contract/forms/form-content.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import styles from './answer-test-field.module.css'
import { firstTest, testsOf } from './possible-tests.ts'

export const emptyTest: AnswerTest = { questionId: '', is: 'answered', value: null }

const testTexts = {
  equal: 'test.equal',
  notEqual: 'test.notEqual',
  greater: 'test.greater',
  less: 'test.less',
  answered: 'test.answered',
} as const satisfies Record<AnswerTest['is'], string>

interface AnswerTestFieldProps {
  readonly id: string
  readonly questions: readonly Question[]
  readonly test: AnswerTest
  readonly onChange: (test: AnswerTest) => void
  readonly onRemove?: () => void
}

/** One test of a condition. Offers only values that the question can have. */
export function AnswerTestField({ id, questions, test, onChange, onRemove }: AnswerTestFieldProps) {
  const t = useTexts('org_forms')
  const question = questions.find((question) => question.id === test.questionId)
  return (
    <div className={styles.test} id={id}>
      <Select
        label={t('test.question')}
        placeholder={t('test.choose')}
        value={test.questionId}
        options={questions.map((one) => ({ value: one.id, label: one.label || t('untitled') }))}
        onChange={({ target }) => {
          const chosen = questions.find((question) => question.id === target.value)
          onChange(chosen ? firstTest(chosen) : emptyTest)
        }}
      />
      {question && (
        <Select
          label={t('test.is')}
          value={test.is}
          options={testsOf(question.kind).map((is) => ({
            value: is,
            label: t(testTexts[is], { kind: question.kind }),
          }))}
          onChange={({ target }) => {
            const is = testsOf(question.kind).find((test) => test === target.value) ?? 'answered'
            onChange({ ...test, is, value: is === 'answered' ? null : (test.value ?? firstTest(question).value) })
          }}
        />
      )}
      {question && test.is !== 'answered' && <Value question={question} test={test} id={id} onChange={onChange} />}
      {onRemove && <IconButton label={t('test.remove')} icon={<Trash2 />} onClick={onRemove} />}
    </div>
  )
}

type ValueProps = Pick<AnswerTestFieldProps, 'id' | 'test' | 'onChange'> & { question: Question }

function Value({ question, test, id, onChange }: ValueProps) {
  const t = useTexts('org_forms')
  const set = (value: AnswerTest['value']) => onChange({ ...test, value })
  const label = t('test.value')
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return (
        <Select
          label={label}
          value={String(test.value ?? '')}
          options={question.options.map((one) => ({ value: one.id, label: one.label || t('untitled') }))}
          onChange={({ target }) => set(target.value)}
        />
      )
    case 'yesNo':
      return (
        <Select
          label={label}
          value={test.value === false ? 'no' : 'yes'}
          options={[
            { value: 'yes', label: t('answers.yes') },
            { value: 'no', label: t('answers.no') },
          ]}
          onChange={({ target }) => set(target.value === 'yes')}
        />
      )
    case 'number':
    case 'scale':
      return (
        <NumberField
          id={`${id}.value`}
          label={label}
          min={-1e9}
          decimals={2}
          value={typeof test.value === 'number' ? test.value : null}
          onChange={(value) => set(value ?? 0)}
        />
      )
    case 'date':
      return (
        <DatePicker
          id={`${id}.value`}
          label={label}
          value={typeof test.value === 'string' && test.value !== '' ? test.value : null}
          onChange={(value) => set(value ?? '')}
        />
      )
    default:
      return (
        <TextInput
          label={label}
          maxLength={200}
          value={String(test.value ?? '')}
          onChange={({ target }) => set(target.value)}
        />
      )
  }
}
