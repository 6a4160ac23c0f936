import { AskForm } from '#web/forms/ask-form.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'

interface Given {
  readonly bank?: { readonly iban: string; readonly owner: string }
  readonly keep?: boolean
}

export type Give = (given: Given) => Promise<unknown>

const loadSchema = () => import('./schemas.ts').then(({ OtherBank }) => OtherBank)

/** The form for another account than that of the profile. */
export function OtherAccount({ give }: { give: Give }) {
  const t = useTexts('student_apps')
  const { fullname } = useMe()
  const form = useAskForm(loadSchema, 'Candidate', ({ iban, owner, keep }) => give({ bank: { iban, owner }, keep }))
  return (
    <AskForm form={form} submit={t('bank.give')}>
      <TextInput {...form.field('iban')} label={t('bank.iban')} autoComplete="off" inputMode="text" placeholder="TR" />
      <TextInput {...form.field('owner')} label={t('bank.owner')} autoComplete="name" defaultValue={fullname} />
      <Checkbox {...form.field('keep')} label={t('bank.keep')} />
    </AskForm>
  )
}
