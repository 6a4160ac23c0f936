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
  const asked = useAskForm(loadSchema, 'Candidate', ({ iban, owner, keep }) => give({ bank: { iban, owner }, keep }))
  return (
    <AskForm asked={asked} submit={t('bank.give')}>
      <TextInput {...asked.field('iban')} label={t('bank.iban')} autoComplete="off" inputMode="text" placeholder="TR" />
      <TextInput {...asked.field('owner')} label={t('bank.owner')} autoComplete="name" defaultValue={fullname} />
      <Checkbox {...asked.field('keep')} label={t('bank.keep')} />
    </AskForm>
  )
}
