import type { Requirements } from '#contract/candidates/candidate-profile.ts'
import { NumberField } from '../../forms/number-field.tsx'
import type { PageForm } from '../../forms/use-page-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'

// Questions that may all stay without an answer.

/** The questions of one kind, by the type of their answers. */
type Asking<Answer> = {
  [Name in keyof Requirements]: Requirements[Name] extends Answer ? Name : never
}[keyof Requirements]

interface QuestionProps<Name extends keyof Requirements> {
  readonly form: PageForm<Requirements>
  readonly name: Name
  readonly label: string
  readonly help?: string
}

export function YesNo({ form, name, ...words }: QuestionProps<Asking<boolean | null>>) {
  const t = useTexts('student_dashboard')
  const value = form.values[name]
  return (
    <RadioGroup
      {...words}
      {...form.field(name)}
      options={[
        { value: 'true', label: t('answers.yes') },
        { value: 'false', label: t('answers.no') },
        { value: '', label: t('unsaid') },
      ]}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) =>
        form.set({ [name]: currentTarget.value === '' ? null : currentTarget.value === 'true' })
      }
    />
  )
}

export function Count({
  form,
  name,
  ...words
}: QuestionProps<Asking<number | null>> & { max: number; after?: string }) {
  return (
    <NumberField
      {...words}
      {...form.field(name)}
      value={form.values[name]}
      onChange={(count) => form.set({ [name]: count })}
    />
  )
}

type OneOfProps<Name extends keyof Requirements> = QuestionProps<Name> & {
  readonly choices: readonly { readonly value: NonNullable<Requirements[Name]> & string; readonly label: string }[]
}

export function OneOf<Name extends 'incomeBand' | 'housing' | 'parents' | 'relative'>(props: OneOfProps<Name>) {
  const { form, name, choices, ...words } = props
  const t = useTexts('student_dashboard')
  return (
    <Select
      {...words}
      {...form.field(name)}
      placeholder={t('unsaid')}
      options={choices}
      value={form.values[name] ?? ''}
      onChange={({ currentTarget }) =>
        form.set({ [name]: choices.find(({ value }) => value === currentTarget.value)?.value ?? null })
      }
    />
  )
}

export function Note({ form, name, ...words }: QuestionProps<Asking<string> & string> & { limit: number }) {
  return (
    <TextArea
      {...words}
      {...form.field(name)}
      optional
      rows={3}
      value={form.values[name]}
      onChange={(event) => form.set({ [name]: event.currentTarget.value })}
    />
  )
}
