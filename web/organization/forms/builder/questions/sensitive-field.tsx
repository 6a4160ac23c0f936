import { questionSensitiveKinds } from '#contract/data/sensitive-kinds.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'

interface SensitiveFieldProps {
  readonly id: string
  readonly question: Question
  readonly onChange: (kind: NonNullable<Question['sensitive']> | null) => void
}

/** Which kind of sensitive data the answer tells, so that explicit consent is asked for it. */
export function SensitiveField({ id, question: { kind, sensitive }, onChange }: SensitiveFieldProps) {
  const t = useTexts('org_forms')
  if (kind === 'page') return null
  return (
    <Select
      id={id}
      label={t('question.sensitive')}
      help={t('question.sensitive.help')}
      value={sensitive ?? ''}
      options={[
        { value: '', label: t('question.sensitive.none') },
        ...questionSensitiveKinds.map((of) => ({ value: of, label: t('question.sensitive.of', { kind: of }) })),
      ]}
      onChange={({ target }) => onChange(questionSensitiveKinds.find((of) => of === target.value) ?? null)}
    />
  )
}
